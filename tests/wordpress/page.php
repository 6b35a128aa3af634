<?php
/**
 * Stands in for the plugin's view of the page.
 */

namespace Shop_Islands;

/** Whether islands run on the page. */
final class Page {
	public static $is_active    = true;
	public static $is_asked_off = false;

	public static function is_active() {
		return self::$is_active;
	}
	public static function is_asked_off() {
		return self::$is_asked_off;
	}
	public static function is_for_shoppers() {
		return true;
	}
}

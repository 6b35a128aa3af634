<?php
/**
 * Stands in for the plugin's view of the page.
 */

namespace Shop_Islands;

/** Whether islands run on the page. */
final class Page {
	public static $is_active = true;

	public static function is_active() {
		return self::$is_active;
	}
}

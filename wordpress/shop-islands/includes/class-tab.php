<?php
/**
 * One page of the plugin in wp-admin.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Class Admin_Page prints the head and the tabs around it, and has checked who looks.
 */
interface Tab {

	/**
	 * Prints what is below the tabs.
	 */
	public function render(): void;
}

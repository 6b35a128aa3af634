<?php
/**
 * The product edit screens of wp-admin.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the islands of shop staff (calendars for products' dates) to people who may edit products, and to nobody else.
 */
final class Product_Screen extends Part {

	/**
	 * Adds the hook for the screens of wp-admin.
	 */
	public function listen(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Brings the script of wp-admin to screens where one product is edited.
	 *
	 * @param string $hook The screen's file.
	 */
	public function enqueue( $hook ): void {
		$screen    = get_current_screen();
		$is_editor = in_array( $hook, array( 'post.php', 'post-new.php' ), true ) && $screen && 'product' === $screen->post_type;
		if ( ! $is_editor || ! current_user_can( 'edit_products' ) || ! Audience::has_visitor( $this->options ) ) {
			return;
		}
		wp_enqueue_script( 'shop-islands-admin', $this->build->url( 'shop-islands-admin.js' ), array(), $this->build->version(), array( 'strategy' => 'defer' ) );
		add_action( 'admin_print_scripts', array( $this, 'print_config' ), 1 );
	}

	/**
	 * Prints the page's settings.
	 */
	public function print_config(): void {
		$values = array(
			'base'     => $this->build->url(),
			'timeZone' => wp_timezone_string(),
			'disable'  => $this->options->disabled(),
		) + Language::setting();
		Config::print_json( $values, array( 'data-islands-config' => true ) );
	}
}

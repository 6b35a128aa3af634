<?php
/**
 * Shows a product's first picture as soon as the browser has it.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce prints the gallery with an opacity of 0, until its script has laid it out. The islands' gallery has the
 * printed one's size, so that nobody has to wait for a script to see the largest thing of the page.
 */
final class Gallery extends Part {

	const HANDLE = 'shop-islands-gallery';
	const STYLE  = '.woocommerce-product-gallery{opacity:1!important}';

	/**
	 * With the page's other styles.
	 */
	public function listen() {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Adds the style to product pages, unless WooCommerce's own script keeps the gallery.
	 */
	public function enqueue() {
		$is_product = function_exists( 'is_product' ) && is_product();
		if ( ! $is_product || ! Page::is_active() || ! in_array( 'wc-single-product', Handles::replaced( $this->options, $this->build ), true ) ) {
			return;
		}
		wp_register_style( self::HANDLE, false, array(), $this->build->version() );
		wp_enqueue_style( self::HANDLE );
		wp_add_inline_style( self::HANDLE, self::STYLE );
	}
}

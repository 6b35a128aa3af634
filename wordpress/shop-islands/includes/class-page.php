<?php
/**
 * What kind of page is being printed.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Asked once WordPress knows the page, not before.
 */
final class Page {

	/**
	 * Whether this page gets islands in the place of the plugins' scripts.
	 *
	 * Not where a page is edited, whose tools need the originals, and not with `?islands=off`. Filtered by
	 * `shop_islands_is_active`.
	 */
	public static function is_active(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only reads which page is asked for.
		$is_off = ( isset( $_GET['islands'] ) && 'off' === $_GET['islands'] ) || ( new Options() )->get( 'measure' );
		return (bool) apply_filters( 'shop_islands_is_active', ! $is_off && self::is_for_shoppers() );
	}

	/**
	 * Whether this is a page of the shop, and nobody is editing it.
	 */
	public static function is_for_shoppers(): bool {
		// phpcs:disable WordPress.Security.NonceVerification -- only reads which page is asked for.
		$is_editor = isset( $_GET['elementor-preview'] ) || is_customize_preview();
		// phpcs:enable
		$is_other = is_admin() || is_feed() || is_embed() || ( function_exists( 'amp_is_request' ) && amp_is_request() );
		return ! $is_editor && ! $is_other;
	}

	/**
	 * Which kind of page this is, as the build's manifest names them. It hangs on the address alone, so that a page cache may
	 * keep what is printed by it.
	 *
	 * @return string
	 */
	public static function kind() {
		if ( ! function_exists( 'is_product' ) ) {
			return self::content();
		}
		if ( is_product() ) {
			$product = wc_get_product( get_queried_object_id() );
			return $product && $product->is_type( 'variable' ) ? 'variable-product' : 'product';
		}
		if ( is_cart() ) {
			return 'cart';
		}
		if ( is_checkout() ) {
			// The page of an order that has been placed is no form.
			return is_order_received_page() ? 'other' : 'checkout';
		}
		return is_woocommerce() ? 'listing' : self::content();
	}

	/**
	 * A page of content where Elementor built it, which its style sheet tells; else nothing in particular.
	 */
	private static function content(): string {
		return wp_style_is( 'elementor-frontend', 'enqueued' ) ? 'content' : 'other';
	}

	/**
	 * Chunks that pages of every kind ask for at once on this site, beside their own: where WooCommerce keeps where shoppers
	 * came from, and on ShopEngine's shops.
	 *
	 * @return string[]
	 */
	public static function site_chunks() {
		return wp_script_is( 'wc-order-attribution', 'enqueued' ) || wp_style_is( 'shopengine-public', 'enqueued' ) ? array( 'at-once' ) : array();
	}
}

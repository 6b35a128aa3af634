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
	public static function is_active() {
		// phpcs:ignore WordPress.Security.NonceVerification -- only reads which page is asked for.
		$is_off = ( isset( $_GET['islands'] ) && 'off' === $_GET['islands'] ) || ( new Options() )->get( 'measure' );
		return (bool) apply_filters( 'shop_islands_is_active', ! $is_off && self::is_for_shoppers() );
	}

	/**
	 * Whether this is a page of the shop, and nobody is editing it.
	 */
	public static function is_for_shoppers() {
		// phpcs:disable WordPress.Security.NonceVerification -- only reads which page is asked for.
		$is_editor = isset( $_GET['elementor-preview'] ) || is_customize_preview();
		// phpcs:enable
		$is_other = is_admin() || is_feed() || is_embed() || ( function_exists( 'amp_is_request' ) && amp_is_request() );
		return ! $is_editor && ! $is_other;
	}

	/**
	 * Chunks that this kind of page needs at once, beside `core`, and those that a shopper's next touch needs.
	 *
	 * @return array{now: string[], soon: string[]}
	 */
	public static function chunks() {
		if ( ! function_exists( 'is_product' ) ) {
			return self::list();
		}
		if ( is_product() ) {
			$product = wc_get_product( get_queried_object_id() );
			$is_open = $product && $product->is_type( 'variable' );
			return self::list( $is_open ? array( 'product', 'variations' ) : array( 'product' ), array( 'product-gallery' ) );
		}
		if ( is_cart() ) {
			return self::list( array( 'cart' ) );
		}
		if ( is_checkout() ) {
			return self::list( array( 'checkout-page', 'checkout' ) );
		}
		return is_woocommerce() ? self::list( array(), array( 'add-to-cart' ) ) : self::list();
	}

	/**
	 * Names the two lists.
	 *
	 * @param string[] $now  Needed at once.
	 * @param string[] $soon Needed with a touch.
	 */
	private static function list( array $now = array(), array $soon = array() ) {
		return array(
			'now'  => $now,
			'soon' => $soon,
		);
	}
}

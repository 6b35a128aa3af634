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
	 * What the address of a page has that somebody edits in a page builder: Elementor, Divi, Beaver Builder, Bricks, Oxygen,
	 * WPBakery, Brizy. A value counts where one is named.
	 */
	const EDITORS = array( 'elementor-preview', 'et_fb', 'fl_builder', 'bricks=run', 'ct_builder', 'oxygen_iframe', 'vc_editable', 'brizy-edit', 'brizy-edit-iframe' );

	/** Kinds of pages that are for one island: that island, and the plainer kind that such a page is without it. */
	const PLAINER = array(
		'variable-product' => array( 'variations', 'product' ),
		'cart'             => array( 'cart', 'listing' ),
		'checkout'         => array( 'checkout', 'listing' ),
	);

	/** Kinds of pages that may be a block, which does their island's work. */
	const BLOCKS = array(
		'cart'     => 'woocommerce/cart',
		'checkout' => 'woocommerce/checkout',
	);

	/**
	 * Whether this page gets islands in the place of the plugins' scripts.
	 *
	 * Not where a page is edited, whose tools need the originals, not with `?islands=off`, and not where it is left as it was because
	 * it would be heavier. Filtered by `shop_islands_is_active`.
	 */
	public static function is_active(): bool {
		$is_off = self::is_asked_off() || ( new Options() )->get( 'measure' ) || in_array( Off::ALL, Balance::left(), true );
		return (bool) apply_filters( 'shop_islands_is_active', ! $is_off && self::is_for_shoppers() );
	}

	/**
	 * Whether the address asks for the page as it was, or a form of such a page does.
	 */
	public static function is_asked_off(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only reads which page is asked for.
		return isset( $_REQUEST['islands'] ) && 'off' === $_REQUEST['islands'];
	}

	/**
	 * Whether the settings switch everything off, or everything on this page. It hangs on the address alone.
	 *
	 * @param Options $options The shop's settings.
	 */
	private static function is_off( Options $options ): bool {
		$kinds = $options->get( 'off_kinds' );
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		return $options->get( 'all_off' ) || ( $kinds && in_array( self::broad_kind(), $kinds, true ) ) || Off::is_among( $asked, $options->get( 'off_paths' ) );
	}

	/**
	 * The kind of page as an owner tells them apart: see Options::KINDS.
	 */
	private static function broad_kind(): string {
		$broader = array(
			'variable-product' => 'product',
			'content'          => 'other',
		);
		$kind    = self::kind();
		return isset( $broader[ $kind ] ) ? $broader[ $kind ] : $kind;
	}

	/**
	 * Whether this is a page of the shop on which anything of this plugin may run: nobody is editing it, and it is not
	 * switched off.
	 */
	public static function is_for_shoppers(): bool {
		$is_other = is_admin() || is_feed() || is_embed() || ( function_exists( 'amp_is_request' ) && amp_is_request() );
		return ! self::is_edited() && ! $is_other && ! self::is_off( new Options() );
	}

	/**
	 * Whether somebody edits this page, in a page builder or in the Customizer.
	 */
	private static function is_edited(): bool {
		foreach ( self::EDITORS as $editor ) {
			list( $name, $value ) = explode( '=', $editor . '=' );
			// phpcs:ignore WordPress.Security.NonceVerification -- only reads which page is asked for.
			if ( isset( $_GET[ $name ] ) && ( '' === $value || $_GET[ $name ] === $value ) ) {
				return true;
			}
		}
		return is_customize_preview();
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
	 * The kind of page whose chunks this one asks for: that of a plainer page, where the island that its own kind is for is off; `block`
	 * where a block does that island's work.
	 *
	 * @param string[] $off Islands that are off.
	 * @return string
	 */
	public static function kind_of_chunks( array $off ) {
		$kind = self::kind();
		if ( isset( self::BLOCKS[ $kind ] ) && has_block( self::BLOCKS[ $kind ] ) ) {
			return 'block';
		}
		return isset( self::PLAINER[ $kind ] ) && Off::among( array( self::PLAINER[ $kind ][0] ), $off ) ? self::PLAINER[ $kind ][1] : $kind;
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
		return array_merge(
			wp_script_is( 'wc-order-attribution', 'enqueued' ) ? array( 'alone' ) : array(),
			wp_style_is( 'shopengine-public', 'enqueued' ) ? array( 'core', 'at-once' ) : array()
		);
	}
}

<?php
/**
 * Tells what kind of page is being printed.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Ask it once WordPress knows the page, and not before.
 */
final class Page {

	/**
	 * Arguments in the address of a page that somebody edits in a page builder: Elementor, Divi, Beaver Builder, Bricks,
	 * Oxygen, WPBakery, Brizy, Flatsome, Avada, Breakdance, SiteOrigin, Thrive. Where a value is given here, the argument
	 * must have it.
	 */
	const EDITORS = array( 'elementor-preview', 'et_fb', 'fl_builder', 'bricks=run', 'ct_builder', 'oxygen_iframe', 'vc_editable', 'brizy-edit', 'brizy-edit-iframe', 'uxb_iframe', 'fb-edit', 'breakdance_iframe', 'siteorigin_panels_live_editor', 'tve=true' );

	/** Kinds of pages that exist for one island: that island, and the plainer kind that such a page is without it. */
	const PLAINER = array(
		'variable-product' => array( 'variations', 'product' ),
		'cart'             => array( 'cart', 'listing' ),
		'checkout'         => array( 'checkout', 'listing' ),
		'password'         => array( 'password-toggle', 'other' ),
		'address'          => array( 'country-fields', 'other' ),
	);

	/** Kinds of pages that may be a block, which does their island's work. */
	const BLOCKS = array(
		'cart'     => 'woocommerce/cart',
		'checkout' => 'woocommerce/checkout',
	);

	/**
	 * Whether products have variations, by id.
	 *
	 * @var array<int, bool>
	 */
	private static $is_variable = array();

	/**
	 * Whether this page gets islands in the place of the plugins' scripts.
	 *
	 * It gets none while somebody edits it, because the editor needs the originals, none with `?islands=off`, and none if
	 * it would be heavier with islands. Filtered by `shop_islands_is_active`.
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
	 * Whether the settings switch everything off for the person who looks, or everything on this page. Where everybody gets
	 * the islands, the answer depends on the address alone.
	 *
	 * @param Options $options The shop's settings.
	 */
	private static function is_off( Options $options ): bool {
		$kinds = $options->get( 'off_kinds' );
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		return ! Audience::has_visitor( $options ) || ( $kinds && in_array( self::broad_kind(), $kinds, true ) ) || Off::is_among( $asked, $options->get( 'off_paths' ) );
	}

	/**
	 * The kind of page, as the settings name it for an owner: see Options::KINDS.
	 */
	private static function broad_kind(): string {
		$broader = array(
			'variable-product' => 'product',
			'content'          => 'other',
			'password'         => 'other',
			'address'          => 'other',
		);
		$kind    = self::kind();
		return isset( $broader[ $kind ] ) ? $broader[ $kind ] : $kind;
	}

	/**
	 * Whether this is a page of the shop on which anything of this plugin may run: nobody is editing it, it is not switched
	 * off, and the person who looks is one of those who get the islands.
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
	 * Which kind of page this is, as the build's manifest names them. The answer depends on the address alone, so that a
	 * page cache may keep what is printed because of it; on the account's pages, which no cache keeps, also on the visitor.
	 *
	 * @return string
	 */
	public static function kind() {
		if ( ! function_exists( 'is_product' ) ) {
			return self::content();
		}
		if ( is_product() ) {
			return self::is_variable( get_queried_object_id() ) ? 'variable-product' : 'product';
		}
		if ( is_cart() ) {
			return 'cart';
		}
		if ( is_checkout() ) {
			// The page of a placed order has no checkout form.
			return is_order_received_page() ? 'other' : 'checkout';
		}
		if ( is_account_page() ) {
			return self::account();
		}
		return is_woocommerce() ? 'listing' : self::content();
	}

	/**
	 * Whether a product has variations. WooCommerce reads a product anew for everybody who asks, and a page asks for its
	 * kind some thirty times.
	 *
	 * @param int $id The product's.
	 */
	private static function is_variable( $id ): bool {
		$product = isset( self::$is_variable[ $id ] ) ? null : wc_get_product( $id );
		if ( $product ) {
			self::$is_variable[ $id ] = $product->is_type( 'variable' );
		}
		return ! empty( self::$is_variable[ $id ] );
	}

	/**
	 * Which form of the account this page has: one with a password, one with an address, or none.
	 */
	private static function account(): string {
		if ( ! is_user_logged_in() || is_wc_endpoint_url( 'edit-account' ) ) {
			return 'password';
		}
		return get_query_var( 'edit-address' ) ? 'address' : self::content();
	}

	/**
	 * Whether this is a product of which a variation is chosen from the start.
	 */
	public static function has_chosen_variation(): bool {
		$product = 'variable-product' === self::kind() ? wc_get_product( get_queried_object_id() ) : null;
		return $product instanceof \WC_Product_Variable && count( array_filter( $product->get_default_attributes() ) ) >= count( $product->get_variation_attributes() );
	}

	/**
	 * Whether this is a product with several pictures, in a theme that shows them as a row.
	 */
	public static function has_row_of_pictures(): bool {
		$product = current_theme_supports( 'wc-product-gallery-slider' ) ? wc_get_product( get_queried_object_id() ) : null;
		return $product && $product->get_gallery_image_ids();
	}

	/**
	 * Whether this is a product whose reviews are its first tab, because it has nothing else to tell. They are seen early.
	 */
	public static function has_only_reviews(): bool {
		$product = wc_get_product( get_queried_object_id() );
		$tells   = $product && ( $product->get_description() || $product->has_attributes() || $product->has_weight() || $product->has_dimensions() );
		return $product && ! $tells && comments_open( $product->get_id() );
	}

	/**
	 * The kind of page whose chunks this page asks for. It is the plainer kind if the island of the page's own kind is
	 * off, and `block` if a block does that island's work.
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
	 * `content` if Elementor has built the page, which its style sheet shows; else `other`.
	 */
	private static function content(): string {
		return wp_style_is( 'elementor-frontend', 'enqueued' ) ? 'content' : 'other';
	}

	/**
	 * Whether this is the account's login with the form that registers a customer.
	 */
	private static function has_registration(): bool {
		return 'password' === self::kind() && ! is_user_logged_in() && ! is_wc_endpoint_url( 'lost-password' ) && 'yes' === get_option( 'woocommerce_enable_myaccount_registration' );
	}

	/**
	 * Chunks that this page asks for at once beside those of its kind: if WooCommerce remembers where shoppers came from,
	 * which a form that registers a customer sends, too, and on ShopEngine's shops.
	 *
	 * @return string[]
	 */
	public static function site_chunks() {
		$knows_origin = wp_script_is( 'wc-order-attribution', 'enqueued' );
		return array_merge(
			$knows_origin ? array( 'alone' ) : array(),
			$knows_origin && self::has_registration() ? array( 'at-once', 'order-attribution-inputs' ) : array(),
			wp_style_is( 'shopengine-public', 'enqueued' ) ? array( 'core', 'at-once' ) : array()
		);
	}
}

<?php
/**
 * A page as the check of the shop looks at it.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The check (class Check_Page) loads pages of the shop into a frame of the owner's browser. The address of such a page
 * has a secret, which holds for an hour. The page is then printed as a guest with an empty browser gets it: no cookie
 * counts, nobody is logged in, and the cart is in memory. Nothing of it is kept: no cookie, no session, no page cache,
 * no form. Without the right secret nothing of this happens.
 */
final class Check_Look {

	/** The argument of the address that has the secret. */
	const KEY = 'shop-islands-check';

	/** The argument with the product that lies in the cart. */
	const CART = 'shop-islands-check-cart';

	/** The transient with the secret. */
	const MEMORY = 'shop_islands_check_pass';

	/** The script that notes what a page does, and lets nothing out of it. */
	const RECORDER = 'shop-islands-recorder.js';

	/** Calls of WooCommerce's pages that only read. They are answered, because a page waits for their answers. */
	const READING = array( 'get_refreshed_fragments', 'get_variation', 'update_order_review', 'get_cart_totals' );

	/**
	 * What is looked at: the page with islands or without; "" if this page is not looked at.
	 *
	 * @var string
	 */
	private static $mode = '';

	/**
	 * The arguments of the address that are this class' own.
	 *
	 * @var array<string, string>
	 */
	private static $asked = array();

	/**
	 * Makes a secret, which replaces the one before.
	 *
	 * @return string
	 */
	public static function grant() {
		$secret = bin2hex( random_bytes( 16 ) );
		set_transient( self::MEMORY, $secret, 60 * MINUTE_IN_SECONDS );
		return $secret;
	}

	/**
	 * Whether this page is looked at.
	 */
	public static function is_open(): bool {
		return '' !== self::$mode;
	}

	/**
	 * Begins the look if the address has the right secret. Runs before any other plugin begins, so that none has read a
	 * cookie.
	 */
	public static function open(): void {
		self::$mode  = '';
		self::$asked = array();
		$secret      = self::word( self::KEY );
		if ( '' === $secret || is_admin() || ! self::is_secret( $secret ) ) {
			return;
		}
		if ( ! self::only_reads() ) {
			wp_die( esc_html__( 'The check of the shop only reads.', 'shop-islands' ), '', array( 'response' => 403 ) );
		}
		self::$mode  = 'on' === self::word( 'islands' ) ? 'on' : 'off';
		self::$asked = array(
			self::KEY => $secret,
			'islands' => self::$mode,
		);
		if ( self::product() ) {
			self::$asked[ self::CART ] = (string) self::product();
		}
		self::forget_visitor();
		self::forget_arguments();
		self::listen();
	}

	/**
	 * Whether this is the secret that holds.
	 *
	 * @param string $secret Untrusted.
	 */
	private static function is_secret( $secret ): bool {
		$kept = get_transient( self::MEMORY );
		return is_string( $kept ) && '' !== $kept && hash_equals( $kept, $secret );
	}

	/**
	 * Whether this request only reads.
	 */
	private static function only_reads(): bool {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) : 'GET';
		$call   = self::word( 'wc-ajax' );
		return '' === $call ? in_array( $method, array( 'GET', 'HEAD' ), true ) : in_array( $call, self::READING, true );
	}

	/**
	 * Makes the visitor a guest whose browser has kept nothing.
	 */
	private static function forget_visitor(): void {
		$_COOKIE = array();
		// A plugin that loads earlier may have asked who looks.
		$GLOBALS['current_user'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress finds the user out anew.
		add_filter( 'determine_current_user', fn() => 0, PHP_INT_MAX );
		add_filter( 'woocommerce_session_handler', fn() => Check_Session::class, PHP_INT_MAX );
	}

	/**
	 * Takes the arguments out of what WordPress reads, so that no link of the page repeats them.
	 */
	private static function forget_arguments(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- nothing is read.
		unset( $_GET[ self::KEY ], $_GET[ self::CART ], $_REQUEST[ self::KEY ], $_REQUEST[ self::CART ] );
		$_REQUEST['islands'] = self::$mode;
		foreach ( array( 'REQUEST_URI', 'QUERY_STRING' ) as $name ) {
			if ( isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ) {
				// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- stays what it is, without some parts.
				$_SERVER[ $name ] = preg_replace( array( '/(?<=[?&]|^)(?:' . self::KEY . '|' . self::CART . '|islands)=[^&#]*(?:&|$)/', '/[?&]$/' ), '', $_SERVER[ $name ] );
			}
		}
	}

	/**
	 * Adds the hooks that such a page needs.
	 */
	private static function listen(): void {
		foreach ( array( 'DONOTCACHEPAGE', 'DONOTCACHEDB', 'LSCACHE_NO_CACHE' ) as $constant ) {
			defined( $constant ) || define( $constant, true );
		}
		header_register_callback( array( self::class, 'clear_headers' ) );
		add_filter( 'option_' . Options::NAME, array( self::class, 'switch_on' ) );
		add_filter( 'default_option_' . Options::NAME, array( self::class, 'switch_on' ) );
		add_filter( 'wp_redirect', array( self::class, 'lead' ), PHP_INT_MAX );
		add_filter( 'template_include', array( self::class, 'record' ), 0 );
		add_filter( 'posts_orderby', fn( $order ) => is_string( $order ) ? str_ireplace( 'RAND()', 'RAND(1)', $order ) : $order );
	}

	/**
	 * Removes the headers that would leave something in the browser, or would not let the page into a frame.
	 */
	public static function clear_headers(): void {
		header_remove( 'Set-Cookie' );
		header_remove( 'X-Frame-Options' );
		header( 'Cache-Control: private, no-store, max-age=0' );
		header( 'Referrer-Policy: same-origin' );
		header( 'X-Robots-Tag: noindex, nofollow' );
	}

	/**
	 * The settings with everything on, for everybody. Single islands that are off stay off, and scripts that are kept stay.
	 *
	 * @param mixed $settings As they are stored, or nothing.
	 * @return array<array-key, mixed>
	 */
	public static function switch_on( $settings ) {
		$on = array(
			'audience'  => Options::EVERYBODY,
			'measure'   => false,
			'off_kinds' => array(),
			'off_paths' => array(),
		);
		return array_merge( is_array( $settings ) ? $settings : array(), $on );
	}

	/**
	 * Keeps the look at a redirect within the shop. Other filters may have changed the address to any value.
	 *
	 * @param mixed $to The address.
	 * @return mixed
	 */
	public static function lead( $to ) {
		$host = is_string( $to ) ? wp_parse_url( $to, PHP_URL_HOST ) : '';
		if ( ! is_string( $to ) || ( $host && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host ) ) {
			return $to;
		}
		foreach ( self::$asked as $name => $value ) {
			$to = add_query_arg( $name, $value, $to );
		}
		return $to;
	}

	/**
	 * Puts the recorder before all scripts of the page. What the page chooses by chance, such as similar products, is the
	 * same at each look.
	 *
	 * @param mixed $template The template's file, which is passed on.
	 * @return mixed
	 */
	public static function record( $template ) {
		mt_srand( 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- no secret depends on it.
		ob_start( array( self::class, 'insert' ) );
		return $template;
	}

	/**
	 * A page, or the part of it that has the head's beginning, with the recorder.
	 *
	 * @param string $html The page's.
	 * @return string
	 */
	public static function insert( $html ) {
		$src = plugins_url( 'dist/' . self::RECORDER, FILE );
		// phpcs:ignore WordPress.WP.EnqueuedResources -- it has to stand before every other script, whoever prints it.
		$tag = sprintf( '<script src="%s"%s></script>', esc_url( $src ), Tag::marks() );
		return (string) preg_replace( '/<head(?:\s[^>]*)?>/i', '$0' . $tag, $html, 1 );
	}

	/**
	 * The product that lies in the guest's cart; 0 for none.
	 */
	public static function product(): int {
		return isset( self::$asked[ self::CART ] ) ? (int) self::$asked[ self::CART ] : (int) self::word( self::CART );
	}

	/**
	 * An argument of the address.
	 *
	 * @param string $name Its name.
	 * @return string
	 */
	private static function word( $name ) {
		// phpcs:ignore WordPress.Security.NonceVerification -- the secret stands for it.
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}
}

<?php
/**
 * Pages that say that jQuery is missing.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * What uses jQuery may be hidden from the server, such as in a file on another host. A page without jQuery hears the error that
 * follows, and tells the shop once, without a word about the visitor. Then pages of this kind keep jQuery, until somebody undoes
 * it in the settings.
 *
 * Reports may be made up. The worst that they can do is that pages keep what they had before this plugin came.
 */
final class Safety_Net extends Part {

	/** The option with the kinds of pages: since when they keep jQuery, in seconds since 1970; negative: when that was undone. */
	const NAME = 'shop_islands_jquery';

	const PATH = '/jquery';

	/** What the link in the settings asks for. */
	const ACTION = 'shop_islands_undo_jquery';

	/** Every kind that Page::kind() gives. */
	const KINDS = array( 'listing', 'product', 'variable-product', 'cart', 'checkout', 'content', 'other' );

	/** Any error that speaks of jQuery where there is none, from the page's own code or a file's. */
	const SCRIPT = <<<'JS'
	(function (to, kind) {
		function hear(event) {
			var said = String(event.message || event.reason);
			if (window.jQuery || !/\bjQuery\b|(^|[ .])\$ is not |: \$$/.test(said) || /^[^h]/.test(event.filename || '')) return;
			removeEventListener('error', hear);
			removeEventListener('unhandledrejection', hear);
			fetch(to, { method: 'POST', body: kind, keepalive: true, credentials: 'omit' }).catch(function () {});
		}
		addEventListener('error', hear);
		addEventListener('unhandledrejection', hear);
	})
	JS;

	/**
	 * Whether the page has the script.
	 *
	 * @var bool
	 */
	private $is_spread = false;

	/**
	 * With WordPress' other routes, and in wp-admin.
	 */
	public function listen(): void {
		add_action( 'rest_api_init', array( $this, 'register' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'undo' ) );
	}

	/**
	 * What this page is to keep, and for whose sake.
	 *
	 * @return array<string, string[]>
	 */
	public function wanted() {
		return in_array( Page::kind(), $this->kept(), true ) ? array( 'jquery' => array( __( 'a page of this kind, which said that it is missing', 'shop-islands' ) ) ) : array();
	}

	/**
	 * Prints the script into a page that loses jQuery.
	 *
	 * @param string[] $gone Handles without their file.
	 */
	public function spread( array $gone ): void {
		if ( $this->is_spread || ! array_intersect( array( 'jquery', 'jquery-core' ), $gone ) || $this->options->get( 'no_net' ) ) {
			return;
		}
		$this->is_spread = true;
		$words           = implode( ',', array_map( fn( $word ) => wp_json_encode( $word, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), array( rest_url( Beacon_Route::SPACE . self::PATH ), Page::kind() ) ) );
		wp_print_inline_script_tag( preg_replace( '/\n\t*/', '', self::SCRIPT ) . "($words);", array( 'id' => 'shop-islands-net' ) + Tag::MARKS );
	}

	/**
	 * Registers the route. It is public, because guests' pages report.
	 */
	public function register(): void {
		if ( ! $this->options->get( 'no_net' ) ) {
			register_rest_route(
				Beacon_Route::SPACE,
				self::PATH,
				array(
					'methods'  => 'POST',
					'callback' => array( $this, 'take' ),
					'permission_callback' => '__return_true',
				)
			);
		}
	}

	/**
	 * Takes a report: the kind of page, and nothing else.
	 *
	 * @param \WP_REST_Request $request Untrusted.
	 * @return \WP_REST_Response
	 */
	public function take( \WP_REST_Request $request ) {
		// Browsers that do not say where a request comes from pass.
		if ( ! in_array( (string) $request->get_header( 'sec-fetch-site' ), array( '', 'same-origin', 'same-site' ), true ) ) {
			return new \WP_REST_Response( null, 403 );
		}
		$kind = $request->get_body();
		if ( ! in_array( $kind, self::KINDS, true ) ) {
			return new \WP_REST_Response( null, 400 );
		}
		$this->keep( $kind, time() );
		return new \WP_REST_Response( null, 204 );
	}

	/**
	 * The kinds of pages that keep jQuery.
	 *
	 * @return string[]
	 */
	public function kept() {
		return $this->options->get( 'no_net' ) ? array() : array_keys( array_filter( self::all(), fn( $since ) => $since > 0 ) );
	}

	/**
	 * Lets a kind of page go without jQuery again. For a week no report changes that.
	 */
	public function undo(): void {
		Settings::check( self::ACTION );
		$kind = isset( $_GET['kind'] ) && is_string( $_GET['kind'] ) ? sanitize_text_field( wp_unslash( $_GET['kind'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		if ( in_array( $kind, $this->kept(), true ) ) {
			self::store( array( $kind => -time() ) + self::all() );
		}
		wp_safe_redirect( admin_url( 'admin.php?page=' . Settings::PAGE ) );
		exit;
	}

	/**
	 * Has a kind of page keep jQuery. Once it does, further reports write nothing.
	 *
	 * @param string $kind One of KINDS.
	 * @param int    $now  In seconds since 1970.
	 */
	private function keep( $kind, $now ): void {
		$all   = self::all();
		$since = isset( $all[ $kind ] ) ? $all[ $kind ] : 0;
		if ( 0 === $since || ( $since < 0 && $now + $since > WEEK_IN_SECONDS ) ) {
			self::store( array( $kind => $now ) + $all );
		}
	}

	/**
	 * Stores the kinds. Pages that caches hold have become old. Every page reads it.
	 *
	 * @param array<string, int> $all See NAME.
	 */
	private static function store( array $all ): void {
		update_option( self::NAME, $all, true );
		Caches::purge();
	}

	/**
	 * The kinds as they are stored. Anything may have written into the database.
	 *
	 * @return array<string, int>
	 */
	private static function all() {
		return array_filter( array_intersect_key( (array) get_option( self::NAME ), array_flip( self::KINDS ) ), 'is_int' );
	}
}

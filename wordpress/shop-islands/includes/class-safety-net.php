<?php
/**
 * Gives jQuery back to kinds of pages that report that jQuery is missing.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The server may not see that a page uses jQuery, for example in a file on another host. The script of this class hears
 * the error that follows on a page without jQuery, and tells the shop once, without a word about the visitor. Then
 * pages of this kind keep jQuery, until somebody undoes it in the settings.
 *
 * Reports may be made up. The worst that they can do is that pages keep what they had before this plugin came.
 */
final class Safety_Net extends Part {

	/**
	 * The option with the kinds of pages, each with the time since when it keeps jQuery, in seconds since 1970. A negative
	 * number is the time when a manager undid that.
	 */
	const NAME = 'shop_islands_jquery';

	/**
	 * Where that option has the same of the reports that came while managers alone had islands. Managers have more scripts
	 * on their pages than guests, so these reports count for managers alone.
	 */
	const OF_MANAGERS = 'managers';

	const PATH = '/jquery';

	/** The action of the link in the settings. */
	const ACTION = 'shop_islands_undo_jquery';

	/** Every kind that Page::kind() gives. */
	const KINDS = array( 'listing', 'product', 'variable-product', 'cart', 'checkout', 'password', 'address', 'content', 'other' );

	/** Reports any error that names jQuery while the page has no jQuery, from the page's own code or from a file. */
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
	 * Adds the hooks: for the route, and for the link in wp-admin.
	 */
	public function listen(): void {
		add_action( 'rest_api_init', array( $this, 'register' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'undo' ) );
	}

	/**
	 * The libraries that this page must keep, and who needs them.
	 *
	 * @return array<string, string[]>
	 */
	public function wanted() {
		return in_array( Page::kind(), $this->kept(), true ) ? array( 'jquery' => array( __( 'a page of this kind, which said that it is missing', 'shop-islands' ) ) ) : array();
	}

	/**
	 * Prints the script into a page that loses jQuery.
	 *
	 * @param string[] $gone Handles that have lost their file.
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
	 * Takes a report, which holds the kind of page and nothing else.
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
		return $this->options->get( 'no_net' ) ? array() : array_keys( array_filter( $this->all(), fn( $since ) => $since > 0 ) );
	}

	/**
	 * Makes a kind of page go without jQuery again. For a week no report changes that.
	 */
	public function undo(): void {
		Settings::check( self::ACTION );
		$kind = isset( $_GET['kind'] ) && is_string( $_GET['kind'] ) ? sanitize_text_field( wp_unslash( $_GET['kind'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		if ( in_array( $kind, $this->kept(), true ) ) {
			$undone = array( $kind => -time() );
			self::store( $undone, $undone );
		}
		wp_safe_redirect( Admin_Page::url() );
		exit;
	}

	/**
	 * Makes a kind of page keep jQuery. Further reports then write nothing.
	 *
	 * @param string $kind One of KINDS.
	 * @param int    $now  In seconds since 1970.
	 */
	private function keep( $kind, $now ): void {
		$all   = $this->all();
		$since = isset( $all[ $kind ] ) ? $all[ $kind ] : 0;
		if ( 0 === $since || ( $since < 0 && $now + $since > WEEK_IN_SECONDS ) ) {
			$change = array( $kind => $now );
			$this->is_for_managers() ? self::store( array(), $change ) : self::store( $change, array() );
		}
	}

	/**
	 * Stores a change. If guests have islands, empties page caches, whose pages are now out of date. The option is
	 * autoloaded, because every page reads it.
	 *
	 * @param array<string, int> $change      See NAME.
	 * @param array<string, int> $of_managers See OF_MANAGERS.
	 */
	private static function store( array $change, array $of_managers ): void {
		$stored = self::stored();
		$both   = array( self::OF_MANAGERS => $of_managers + self::kinds( self::of_managers( $stored ) ) );
		update_option( self::NAME, $change + self::kinds( $stored ) + array_filter( $both ), true );
		Caches::purge_if_guests_have_islands();
	}

	/**
	 * The kinds that count for those who have islands now.
	 *
	 * @return array<string, int>
	 */
	private function all() {
		$stored = self::stored();
		return self::kinds( $this->is_for_managers() ? self::of_managers( $stored ) + $stored : $stored );
	}

	/**
	 * The option. Any code may have written into the database, so each list of it has to be checked.
	 *
	 * @return mixed[]
	 */
	private static function stored() {
		return (array) get_option( self::NAME );
	}

	/**
	 * The list that counts for managers alone.
	 *
	 * @param mixed[] $stored The option.
	 * @return mixed[]
	 */
	private static function of_managers( array $stored ) {
		return isset( $stored[ self::OF_MANAGERS ] ) ? (array) $stored[ self::OF_MANAGERS ] : array();
	}

	/**
	 * The known kinds in a list, each with a time.
	 *
	 * @param mixed[] $list Untrusted.
	 * @return array<string, int>
	 */
	private static function kinds( array $list ) {
		return array_filter( array_intersect_key( $list, array_flip( self::KINDS ) ), 'is_int' );
	}

	/**
	 * Whether managers alone have islands.
	 */
	private function is_for_managers(): bool {
		return Options::MANAGERS === $this->options->get( 'audience' );
	}
}

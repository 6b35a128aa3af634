<?php
/**
 * Decides how much of a page's work stays with the originals, so that no page gets heavier than it was.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * On a page that no longer needs jQuery, the files that go weigh far more than the islands. If jQuery stays for another
 * script, the islands may weigh more than the few files that go, or be more files. Then the page leaves work to the
 * originals, step by step, until it has neither more bytes nor more files: first the cart's fragments, then a product's
 * variations, then the chat, the theme's header and the cookie banner, at last all.
 *
 * The decision depends on the page's kind and scripts, so that a page cache may keep the page.
 */
final class Balance extends Part {

	/**
	 * The option with the kinds of pages that were left as they were although they have a host of the shop's own, which
	 * no original knows. They are not left again.
	 */
	const WITH_HOSTS = 'shop_islands_hosts';

	/** What each kind of page can leave to WooCommerce, beside all: lists of islands, each longer than the one before. */
	const STEPS = array(
		''                 => array( array( 'cart-session' ) ),
		'variable-product' => array( array( 'cart-session' ), array( 'cart-session', 'variations', 'variation-details' ) ),
		'cart'             => array(),
		'checkout'         => array(),
	);

	/**
	 * The islands whose work this page leaves to the originals.
	 *
	 * @var string[]
	 */
	private static $left = array();

	/**
	 * Knows which scripts go.
	 *
	 * @var Scripts
	 */
	private $scripts;

	/**
	 * Weighs the page.
	 *
	 * @var Surplus
	 */
	private $surplus;

	/**
	 * The scripts that the decision counted on to go.
	 *
	 * @var string[]
	 */
	private $expected = array();

	/**
	 * Takes what it works with.
	 *
	 * @param Options $options The shop's settings.
	 * @param Build   $build   The built scripts.
	 * @param Scripts $scripts Knows which scripts go.
	 */
	public function __construct( Options $options, Build $build, Scripts $scripts ) {
		parent::__construct( $options, $build );
		$this->scripts = $scripts;
		$this->surplus = new Surplus( $options, $build, $scripts );
	}

	/**
	 * Adds the hooks: the decision comes after everybody has asked for scripts, and before any script is printed. Some
	 * themes ask for the cart's fragments only when a template of theirs prints a cart.
	 */
	public function listen(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'decide' ), PHP_INT_MAX );
		add_action( 'wp_print_footer_scripts', array( $this, 'decide_on_fragments' ), 0 );
		add_action( 'shutdown', array( $this, 'learn' ), PHP_INT_MAX );
	}

	/**
	 * The islands that this page leaves to the originals; `*` for all.
	 *
	 * @return string[]
	 */
	public static function left() {
		return self::$left;
	}

	/**
	 * Decides, once. Filtered by `shop_islands_left`.
	 */
	public function decide(): void {
		self::$left = array();
		if ( $this->options->get( 'heavier' ) || ! Page::is_active() ) {
			return;
		}
		$kind = Page::kind();
		// From here on, if the page is left as it was, no part of the plugin is active on it.
		self::leave( $this->lightest( $kind ), $kind );
		if ( in_array( Off::ALL, self::$left, true ) ) {
			wp_dequeue_script( Scripts::LOADER );
		} elseif ( in_array( $kind, Stayed::KINDS, true ) ) {
			$this->expected = $this->surplus->going( $kind, self::$left );
		}
	}

	/**
	 * Remembers what has stayed on this page all the same, if a guest has seen it: managers have more scripts.
	 */
	public function learn(): void {
		$stayed = array_filter( $this->expected, fn( $handle ) => wp_script_is( $handle, 'done' ) && ! $this->scripts->has_taken( $handle ) );
		if ( $stayed && ! is_user_logged_in() ) {
			Stayed::note( Page::kind(), array_values( $stayed ) );
		}
	}

	/**
	 * Notes what is left.
	 *
	 * @param string[] $islands Whose work the page leaves.
	 * @param string   $kind    The kind of page.
	 */
	private static function leave( array $islands, $kind ): void {
		self::$left = array_values( array_filter( (array) apply_filters( 'shop_islands_left', $islands, $kind ), 'is_string' ) );
	}

	/**
	 * Decides once more, where the page has asked for the cart's fragments since: all else is printed by now, but this
	 * script can still be left. The islands' cart yields to it in the browser, whatever the config in the head says.
	 */
	public function decide_on_fragments(): void {
		$kind = Page::kind();
		$step = current( self::partial_steps( $kind ) );
		if ( ! $step || array_intersect( array( Off::ALL, ...$step ), self::$left ) || $this->options->get( 'heavier' ) || ! Page::is_active() ) {
			return;
		}
		$step = array_merge( self::$left, $step );
		$now  = $this->surplus->of( $kind, self::$left );
		$then = $this->surplus->of( $kind, $step );
		if ( null !== $now && null !== $then && $then < $now ) {
			self::leave( $step, $kind );
		}
	}

	/**
	 * Notes that a host of the shop's own is printed, which a template may do anywhere in the page. If the page was left
	 * as it was, pages of its kind are not left any more, and no page cache keeps this one.
	 */
	public static function note_host(): void {
		$known = self::kinds_with_hosts();
		$kind  = in_array( Off::ALL, self::$left, true ) ? Page::kind() : '';
		if ( '' === $kind || in_array( $kind, $known, true ) ) {
			return;
		}
		update_option( self::WITH_HOSTS, array_merge( $known, array( $kind ) ), true );
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions -- the caches' own name.
		}
		Caches::purge_if_guests_have_islands();
	}

	/**
	 * The kinds of pages that are known to have a host of the shop's own.
	 *
	 * @return string[]
	 */
	private static function kinds_with_hosts() {
		return array_values( array_filter( (array) get_option( self::WITH_HOSTS, array() ), 'is_string' ) );
	}

	/**
	 * The first step with which a page is no heavier than it was; if there is none, the step that comes nearest.
	 *
	 * @param string $kind The kind of page.
	 * @return string[]
	 */
	private function lightest( $kind ) {
		$best = array();
		$less = $this->surplus->of( $kind, $best );
		foreach ( null === $less || Surplus::NONE === $less ? array() : $this->steps( $kind ) as $step ) {
			if ( Surplus::NONE === $less ) {
				break;
			}
			$surplus = array( Off::ALL ) === $step ? $this->surplus_of_none( $kind ) : $this->surplus->of( $kind, $step );
			// Arrays are compared by their first value, and by the second where the first are equal: bytes come first.
			if ( null !== $surplus && $surplus < $less ) {
				$best = $step;
				$less = $surplus;
			}
		}
		return $best;
	}

	/**
	 * What this page can leave, the least first: lists of islands, or `*`.
	 *
	 * @param string $kind The kind of page.
	 * @return string[][]
	 */
	private function steps( $kind ) {
		$partial = self::partial_steps( $kind );
		$heavy   = Surplus::heavy( $this->scripts->going( array() ) );
		// An own banner has no original.
		if ( Guard::has_own_banner() || apply_filters( 'shop_islands_guard', false ) ) {
			$heavy = array_diff_key( $heavy, array( Guard::BANNER => true ) );
		}
		$some = array( array() );
		foreach ( $heavy as $islands ) {
			$some = array_merge( $some, array_map( fn( $others ) => array_merge( $others, $islands ), $some ) );
		}
		$all = (array) array_pop( $some );
		usort( $some, fn( $one, $other ) => count( $one ) <=> count( $other ) );
		$with = $heavy ? array_map( fn( $step ) => array_merge( $all, $step ), array( array(), ...$partial ) ) : array();
		return array_merge( $partial, array_slice( $some, 1 ), $with, array( array( Off::ALL ) ) );
	}

	/**
	 * What a kind of page can leave to WooCommerce, beside all.
	 *
	 * @param string $kind The kind of page.
	 * @return string[][]
	 */
	private static function partial_steps( $kind ) {
		return isset( self::STEPS[ $kind ] ) ? self::STEPS[ $kind ] : self::STEPS[''];
	}

	/**
	 * The surplus of a page that is left as it was; null if the page must not be left: if islands do the work of other
	 * plugins, if the page has hosts of the shop's own, which no original knows, or if the shop says that the page has its
	 * own banner, for which the guard holds scripts.
	 *
	 * @param string $kind The kind of page.
	 * @return array{int, int}|null
	 */
	private function surplus_of_none( $kind ): ?array {
		$post   = is_singular() ? get_post() : null;
		$hosts  = is_object( $post ) && preg_match( '/\[shop_island\b|<!-- wp:shop-islands\//', $post->post_content );
		$hosts  = $hosts || in_array( $kind, self::kinds_with_hosts(), true );
		$heavy  = array_merge( ...array_values( Surplus::HEAVY ) );
		$theirs = array_filter( Handles::all(), fn( $islands, $handle ) => ! Own_Files::is_of_woocommerce( $handle ) && ! Off::among( $heavy, $islands ), ARRAY_FILTER_USE_BOTH );
		$other  = array_intersect( $this->scripts->going( array() ), array_keys( $theirs ) );
		return $hosts || $other || apply_filters( 'shop_islands_guard', false ) ? null : Surplus::NONE;
	}
}

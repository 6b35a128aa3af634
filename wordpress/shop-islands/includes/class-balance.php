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
 * The decision depends on the page's kind and scripts, so that a page cache may keep the page. Files are counted as
 * WordPress lists them: what an optimiser merges later is not known yet.
 */
final class Balance extends Part {

	/** The surplus of a page that is not heavier: bytes, and files. */
	const NONE = array( 0, 0 );

	/** A script of WooCommerce that shows that the page has a cart. */
	const FRAGMENTS = 'wc-cart-fragments';

	/** A script of WooCommerce that shows the shop's notice. */
	const SITE = 'woocommerce';

	/** A script of WooCommerce that keeps where a shopper came from. */
	const ORIGIN = 'wc-order-attribution';

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
	 * Islands that weigh more than the one script of a plugin or theme that they replace, by that script's handle. Any page
	 * can leave them. The build has the chunks of each as those of a kind of page, by the first island's name. Astra's
	 * button to the top is not named: other plugins' scripts have one too, and it yields by itself.
	 */
	const HEAVY = array(
		'ht_ctc_app_js'   => array( 'chat' ),
		'astra-theme-js'  => array( 'header-menu', 'smooth-anchors' ),
		'cookie-law-info' => array( 'consent' ),
	);

	/** What WooCommerce asks for only while it prints a page of a kind. These scripts keep libraries if they stay. */
	const LATER = array(
		'variable-product' => array( 'wc-add-to-cart-variation' ),
		'address'          => array( 'wc-country-select', 'wc-address-i18n' ),
	);

	/** The script of the widget that filters a listing by price. It needs jQuery, and the widget asks for it late. */
	const PRICES = 'wc-price-slider';

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
	 * What files weigh.
	 *
	 * @var Weights|null
	 */
	private $weights;

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
			$this->expected = $this->going( $kind, self::$left );
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
		$now  = $this->surplus( $kind, self::$left );
		$then = $this->surplus( $kind, $step );
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
		$less = $this->surplus( $kind, $best );
		foreach ( null === $less || self::NONE === $less ? array() : $this->steps( $kind ) as $step ) {
			if ( self::NONE === $less ) {
				break;
			}
			$surplus = array( Off::ALL ) === $step ? $this->surplus_of_none( $kind ) : $this->surplus( $kind, $step );
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
		$heavy   = self::heavy( $this->scripts->going( array() ) );
		// An own banner has no original.
		if ( Guard::has_own_banner() || apply_filters( 'shop_islands_guard', false ) ) {
			$heavy = array_diff_key( $heavy, array( 'cookie-law-info' => true ) );
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
	 * The islands that weigh more than what they replace, by that script's handle.
	 *
	 * @param string[] $gone Handles that lose their file.
	 * @return array<string, string[]>
	 */
	private static function heavy( array $gone ) {
		return array_intersect_key( self::HEAVY, array_flip( $gone ) );
	}

	/**
	 * By how many compressed bytes the islands make a page heavier, and how many more files it has; null if a file cannot
	 * be weighed. Counts only files that pages of this kind load before anybody touches them, for WooCommerce's work and
	 * for that of the heavy islands. Other islands for other plugins, and the scripts that those replace, do not count:
	 * these scripts are heavier.
	 *
	 * @param string   $kind The kind of page.
	 * @param string[] $left Islands whose work stays with the originals.
	 * @return array{int, int}|null
	 */
	private function surplus( $kind, array $left ): ?array {
		$gone            = array_filter( $this->going( $kind, $left ), fn( $handle ) => isset( self::HEAVY[ $handle ] ) || Own_Files::is_of_woocommerce( $handle ) );
		$this->weights ??= new Weights();

		$theirs = $this->weights->of( array_intersect_key( $this->scripts->originals(), array_flip( $gone ) ) );
		$guard  = isset( self::heavy( $gone )['cookie-law-info'] ) ? array( Guard::FILE ) : array();
		$files  = $this->build->files( $this->chunks( $left, $gone ), $guard );
		return null === $theirs ? null : array( max( 0, array_sum( $files ) - $theirs ), max( 0, count( $files ) - count( $gone ) ) );
	}

	/**
	 * The scripts that are going to lose their file, as far as is known.
	 *
	 * @param string   $kind The kind of page.
	 * @param string[] $left Islands whose work stays with the originals.
	 * @return string[]
	 */
	private function going( $kind, array $left ) {
		return array_values( array_diff( $this->scripts->going( $left, self::later( $kind ) ), Stayed::on( $kind ) ) );
	}

	/**
	 * What WooCommerce asks for while it prints this page.
	 *
	 * @param string $kind The kind of page.
	 * @return string[]
	 */
	private static function later( $kind ) {
		$has_prices = 'listing' === $kind && is_active_widget( false, false, 'woocommerce_price_filter' );
		return array_merge( isset( self::LATER[ $kind ] ) ? self::LATER[ $kind ] : array(), $has_prices ? array( self::PRICES ) : array() );
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
		$post  = is_singular() ? get_post() : null;
		$hosts = is_object( $post ) && preg_match( '/\[shop_island\b|<!-- wp:shop-islands\//', $post->post_content );
		$hosts = $hosts || in_array( $kind, self::kinds_with_hosts(), true );
		$all   = Handles::all();
		$other = array_filter( $this->scripts->going( array() ), fn( $handle ) => ! Own_Files::is_of_woocommerce( $handle ) && ! Off::among( array_merge( ...array_values( self::HEAVY ) ), isset( $all[ $handle ] ) ? $all[ $handle ] : array() ) );
		return $hosts || $other || apply_filters( 'shop_islands_guard', false ) ? null : self::NONE;
	}

	/**
	 * The chunks that a page asks for by itself.
	 *
	 * @param string[] $left Islands whose work stays with the originals.
	 * @param string[] $gone Handles that lose their file.
	 * @return string[]
	 */
	private function chunks( array $left, array $gone ) {
		$off   = array_merge( $this->options->disabled(), $left );
		$stays = ! in_array( 'jquery-core', $gone, true );
		$heavy = array_column( self::heavy( $gone ), 0 );
		// The loader knows Astra's header as one of a family, and wakes for a header that is left, too.
		$heavy  = array_merge( $heavy, wp_script_is( 'astra-theme-js' ) && ! in_array( 'header-menu', $heavy, true ) ? array( 'content' ) : array() );
		$kinds  = array_merge( array( Page::kind_of_chunks( $off ) ), $heavy, $this->product_chunks( $off, $stays, (bool) $heavy ) );
		$chunks = array_merge( self::site_chunks( $gone ), ...array_map( array( $this->build, 'page_chunks' ), $kinds ) );
		if ( in_array( self::FRAGMENTS, $gone, true ) ) {
			$chunks = array_merge( $chunks, $this->cart_chunks( $chunks, $stays ) );
		}
		if ( in_array( 'core', $chunks, true ) ) {
			$chunks = array_merge( $chunks, $stays ? array( 'jquery' ) : array(), Language::chunks( $this->build ) );
		}
		return array_diff( array_unique( $chunks ), $off );
	}

	/**
	 * What every page of this site asks for, the code for the shop's notice where the original goes, and that which reads
	 * the shopper's consent to keep where the shopper came from.
	 *
	 * @param string[] $gone Handles that lose their file.
	 * @return string[]
	 */
	private static function site_chunks( array $gone ) {
		$has_notice = in_array( self::SITE, $gone, true ) && function_exists( 'is_store_notice_showing' ) && is_store_notice_showing();
		$asks       = in_array( self::ORIGIN, $gone, true ) && wp_script_is( 'cookie-law-info' );
		return array_merge( Page::site_chunks(), $has_notice ? array( 'alone', 'store-notice' ) : array(), $asks ? array( 'category-consent' ) : array() );
	}

	/**
	 * What shows a cart: the code that fills or hides a widget of the theme's sidebars while the cart is empty, where the
	 * browser has to do that; else the games in a tab that does not know them yet. A page that has the code of the cart's
	 * calls needs neither.
	 *
	 * @param string[] $chunks     What the page asks for anyway.
	 * @param bool     $has_jquery Whether jQuery stays, by which the call goes.
	 * @return string[]
	 */
	private function cart_chunks( array $chunks, bool $has_jquery ) {
		if ( is_active_widget( false, false, 'woocommerce_widget_cart' ) && ( ! Finished_Page::is_held() || self::has_hiding_widget() ) ) {
			return $this->build->page_chunks( 'blank-cart' );
		}
		$games = array_merge( array( 'alone', 'fresh-cart' ), $has_jquery ? array( 'cart-by-jquery' ) : array() );
		return in_array( 'add-to-cart', $chunks, true ) ? array() : $games;
	}

	/**
	 * Whether a cart widget hides while the cart is empty, which only the browser knows.
	 */
	private static function has_hiding_widget(): bool {
		return (bool) array_filter( (array) get_option( 'widget_woocommerce_widget_cart' ), fn( $widget ) => is_array( $widget ) && ! empty( $widget['hide_if_empty'] ) );
	}

	/**
	 * What a product's page asks for beside what is its kind's, before anybody touches it. Only the browser knows whether
	 * the row of pictures can wait. On a page that wakes anyway, the row counts in any case: its code is small beside the
	 * rest. A page that would wake for it alone stays asleep in nearly all themes. Stars in a form for reviews need the
	 * same code once they are seen.
	 *
	 * @param string[] $off        Islands that are off.
	 * @param bool     $has_jquery Whether jQuery stays, by which scripts wait for the gallery.
	 * @param bool     $is_awake   Whether something beside the product wakes the page.
	 * @return string[] Kinds of chunks.
	 */
	private function product_chunks( array $off, bool $has_jquery, bool $is_awake ) {
		if ( ! in_array( Page::kind(), array( 'product', 'variable-product' ), true ) ) {
			return array();
		}
		$has_steps = $this->scripts->is_used( Secret_Needs::STEPS );
		$wakes     = $is_awake || $has_steps || 'variable-product' === Page::kind_of_chunks( $off );
		$is_early  = Page::has_chosen_variation() || ( $has_jquery && $this->scripts->is_used( Secret_Needs::GALLERY ) );
		return array_merge( $has_steps ? array( 'steps' ) : array(), $is_early || ( $wakes && Page::has_row_of_pictures() ) || Page::has_only_reviews() ? array( 'gallery' ) : array() );
	}
}

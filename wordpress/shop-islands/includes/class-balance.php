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
 * script, the islands may weigh more than the few files that go. Then the page leaves work to the originals, step by
 * step, until it is not heavier: first the cart's fragments, then a product's variations. A cart, a checkout and the
 * account's forms that would be heavier all the same stay as they were.
 *
 * The decision depends on the page's kind and scripts, so that a page cache may keep the page.
 */
final class Balance extends Part {

	/** A script of WooCommerce that shows that the page has a cart. */
	const FRAGMENTS = 'wc-cart-fragments';

	/** What each kind of page can leave: lists of islands, each longer than the one before. */
	const STEPS = array(
		''                 => array( array( 'cart-session' ) ),
		'variable-product' => array( array( 'cart-session' ), array( 'cart-session', 'variations', 'variation-details' ) ),
		'cart'             => array( array( Off::ALL ) ),
		'checkout'         => array( array( Off::ALL ) ),
		'password'         => array( array( Off::ALL ) ),
		'address'          => array( array( Off::ALL ) ),
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
	 * Adds the hook: the decision comes after everybody has asked for scripts, and before any script is printed.
	 */
	public function listen(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'decide' ), PHP_INT_MAX );
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
		$left = apply_filters( 'shop_islands_left', $this->lightest( $kind ), $kind );
		// From here on, if the page is left as it was, no part of the plugin is active on it.
		self::$left = array_values( array_filter( (array) $left, 'is_string' ) );
		if ( in_array( Off::ALL, self::$left, true ) ) {
			wp_dequeue_script( Scripts::LOADER );
		}
	}

	/**
	 * The first step with which a page is no heavier than it was; if there is none, the step that comes nearest.
	 *
	 * @param string $kind The kind of page.
	 * @return string[]
	 */
	private function lightest( $kind ) {
		$best = array();
		$less = $this->surplus( $best );
		foreach ( isset( self::STEPS[ $kind ] ) ? self::STEPS[ $kind ] : self::STEPS[''] as $step ) {
			if ( null === $less || $less <= 0 ) {
				break;
			}
			$surplus = array( Off::ALL ) === $step ? $this->surplus_of_none() : $this->surplus( $step );
			if ( null !== $surplus && $surplus < $less ) {
				$best = $step;
				$less = $surplus;
			}
		}
		return $best;
	}

	/**
	 * By how many compressed bytes the islands make a page heavier; null if a file cannot be weighed. Counts only files
	 * for WooCommerce's work that pages of this kind load before anybody touches them. The islands for other plugins, and
	 * the scripts that those replace, do not count.
	 *
	 * @param string[] $left Islands whose work stays with the originals.
	 */
	private function surplus( array $left ): ?int {
		$gone   = array_filter( $this->scripts->going( $left ), array( Own_Files::class, 'is_of_woocommerce' ) );
		$theirs = ( new Weights() )->of( array_intersect_key( wp_scripts()->registered, array_flip( $gone ) ) );
		return null === $theirs ? null : $this->build->weight( $this->files( $left, $gone ) ) - $theirs;
	}

	/**
	 * The surplus of a page that is left as it was, which is 0; null if the page must not be left: if islands do the work
	 * of other plugins, if the content has hosts of the shop's own, which no original knows, or if the shop says that the
	 * page has its own banner, for which the guard holds scripts.
	 */
	private function surplus_of_none(): ?int {
		$post  = is_singular() ? get_post() : null;
		$hosts = is_object( $post ) && preg_match( '/\[shop_island\b|<!-- wp:shop-islands\//', $post->post_content );
		$other = array_filter( $this->scripts->going( array() ), fn( $handle ) => ! Own_Files::is_of_woocommerce( $handle ) );
		return $hosts || $other || apply_filters( 'shop_islands_guard', false ) ? null : 0;
	}

	/**
	 * The chunks that a page asks for by itself.
	 *
	 * @param string[] $left Islands whose work stays with the originals.
	 * @param string[] $gone Handles that lose their file.
	 * @return string[]
	 */
	private function files( array $left, array $gone ) {
		$off    = array_merge( $this->options->disabled(), $left );
		$chunks = array_diff( array_merge( $this->build->page_chunks( Page::kind_of_chunks( $off ) ), Page::site_chunks() ), $off );
		$stays  = ! in_array( 'jquery-core', $gone, true );
		if ( in_array( 'core', $chunks, true ) ) {
			return array_unique( array_merge( $chunks, $stays ? array( 'jquery' ) : array() ) );
		}
		// The chunks that show the cart on a page that sleeps, in a tab that does not know the cart yet.
		$cart = $stays ? array( 'fresh-cart', 'cart-by-jquery' ) : array( 'fresh-cart' );
		return array_unique( array_merge( $chunks, in_array( self::FRAGMENTS, $gone, true ) ? $cart : array() ) );
	}
}

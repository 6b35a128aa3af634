<?php
/**
 * Weighs a page with the islands against the page without them.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what a page with islands fetches by itself, and which files go instead. Files are counted as WordPress lists them:
 * what an optimiser merges later is not known yet.
 */
final class Surplus extends Part {

	/** The surplus of a page that is not heavier: bytes, and files. */
	const NONE = array( 0, 0 );

	/** A script of WooCommerce that shows that the page has a cart. */
	const FRAGMENTS = 'wc-cart-fragments';

	/** A script of WooCommerce that shows the shop's notice. */
	const SITE = 'woocommerce';

	/** A script of WooCommerce that keeps where a shopper came from. */
	const ORIGIN = 'wc-order-attribution';

	/** Astra's script, with which its header works. */
	const HEADER = 'astra-theme-js';

	/**
	 * Islands that weigh more than the one script of a plugin or theme that they replace, by that script's handle. Any page
	 * can leave them. The build has the chunks of each as those of a kind of page, by the first island's name. Astra's
	 * button to the top is not named: other plugins' scripts have one too, and it yields by itself.
	 */
	const HEAVY = array(
		'ht_ctc_app_js' => array( 'chat' ),
		self::HEADER    => array( 'header-menu', 'smooth-anchors' ),
		Guard::BANNER   => array( 'consent' ),
	);

	/** What WooCommerce asks for only while it prints a page of a kind. These scripts keep libraries if they stay. */
	const LATER = array(
		'variable-product' => array( 'wc-add-to-cart-variation' ),
		'address'          => array( 'wc-country-select', 'wc-address-i18n' ),
	);

	/** The script of the widget that filters a listing by price. It needs jQuery, and the widget asks for it late. */
	const PRICES = 'wc-price-slider';

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
	 * The islands that weigh more than what they replace, by that script's handle.
	 *
	 * @param string[] $gone Handles that lose their file.
	 * @return array<string, string[]>
	 */
	public static function heavy( array $gone ) {
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
	public function of( $kind, array $left ): ?array {
		$gone            = array_filter( $this->going( $kind, $left ), fn( $handle ) => isset( self::HEAVY[ $handle ] ) || Own_Files::is_of_woocommerce( $handle ) );
		$this->weights ??= new Weights();

		$theirs = $this->weights->of( array_intersect_key( $this->scripts->originals(), array_flip( $gone ) ) );
		$guard  = isset( self::heavy( $gone )[ Guard::BANNER ] ) ? array( Guard::FILE ) : array();
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
	public function going( $kind, array $left ) {
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
		$heavy  = array_merge( $heavy, wp_script_is( self::HEADER ) && ! in_array( 'header-menu', $heavy, true ) ? array( 'content' ) : array() );
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
		$asks       = in_array( self::ORIGIN, $gone, true ) && wp_script_is( Guard::BANNER );
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

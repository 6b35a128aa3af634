<?php
/**
 * Tests which work a page leaves to the originals, so that it does not get heavier.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';

/** The shop's settings. */
final class Options {
	public function get( $name ) {
		return 'heavier' === $name && $GLOBALS['heavier'];
	}
	public function disabled() {
		return array();
	}
}

/** The built scripts: each chunk that a page asks for weighs 1,000 bytes, and so does the loader. */
final class Build {
	public function page_chunks( $kind ) {
		return array(
			'listing'          => array(),
			'gallery'          => array( 'core', 'product-page' ),
			'blank-cart'       => array( 'core', 'blank-cart', 'mini-cart', 'add-to-cart' ),
			'steps'            => array( 'core', 'product' ),
			'product'          => array( 'product-look' ),
			'variable-product' => array( 'product-look', 'core', 'variations' ),
			'cart'             => array( 'core', 'cart-page' ),
			'checkout'         => array( 'core', 'checkout-page', 'add-to-cart' ),
			'password'         => array( 'core', 'extras' ),
			'address'          => array( 'core', 'checkout-page', 'add-to-cart' ),
		)[ $kind ];
	}
	public function files( array $chunks ) {
		return array_fill_keys( array_merge( array( 'shop-islands' ), $chunks ), 1000 );
	}
}

/** The page: its kind, and which chunks it asks for, as the real one says. */
final class Page {
	public static $kind = 'listing';

	public static function is_active() {
		return true;
	}
	public static function kind() {
		return self::$kind;
	}
	public static function has_chosen_variation() {
		return $GLOBALS['chosen'];
	}
	public static function has_row_of_pictures() {
		return $GLOBALS['pictured'];
	}
	public static function kind_of_chunks( array $off ) {
		return in_array( 'variations', $off, true ) ? 'product' : self::$kind;
	}
	public static function site_chunks() {
		return array();
	}
}

/**
 * A stand-in for the page's scripts: each handle with the islands that do its work, and its weight. A handle is taken
 * out unless one of its islands is off. Some scripts are requested by a template later than the plugin looks.
 */
final class Scripts {
	const LOADER = 'shop-islands';

	public $page = array();

	public function is_used( $sign ) {
		return in_array( $sign, $GLOBALS['used'], true );
	}
	public function going( array $left, array $later = array() ) {
		$page = array_diff_key( $this->page, array_flip( array_diff( array( 'wc-add-to-cart-variation', 'wc-country-select' ), $later ) ) );
		$page = array_diff_key( $page, in_array( 'wc-price-slider', $later, true ) ? array( 'jquery-core' => true ) : array() );
		return array_keys( array_filter( $page, fn( $script ) => ! array_intersect( $script['islands'], $left ) && ! in_array( Off::ALL, $left, true ) ) );
	}
}

/** A stand-in for the weights of files: each test sets them. */
final class Weights {
	public function of( array $scripts ) {
		$weights = array_column( $scripts, 'weight' );
		return in_array( null, $weights, true ) ? null : array_sum( $weights );
	}
}

/** A stand-in for the chunks with the shop's language. */
final class Language {
	public static function chunks() {
		return $GLOBALS['texts'];
	}
}

/** Whether the page can be completed at its end. */
final class Finished_Page {
	public static $is_held = true;

	public static function is_held() {
		return self::$is_held;
	}
}

/** A stand-in for page caches, which counts how often they are emptied. */
final class Caches {
	public static function purge_if_guests_have_islands() {
		++$GLOBALS['purged'];
	}
}

/** Stand-ins for the functions of WordPress and WooCommerce that the class needs. */
eval( 'function is_store_notice_showing() { return $GLOBALS["notice"]; }' );
function get_option( $name, $otherwise = false ) {
	return $GLOBALS['options'][ $name ] ?? $otherwise;
}
function update_option( $name, $value ) {
	$GLOBALS['options'][ $name ] = $value;
}
function apply_filters( $name, $value ) {
	return 'shop_islands_guard' === $name ? $GLOBALS['guard'] : $value;
}
function is_singular() {
	return true;
}
function get_post() {
	return (object) array( 'post_content' => $GLOBALS['content'] );
}
function is_active_widget( $callback, $id, $name ) {
	return $name === $GLOBALS['widget'];
}
function wp_scripts() {
	return (object) array( 'registered' => $GLOBALS['registered'] );
}
function wp_dequeue_script( $handle ) {
	$GLOBALS['dequeued'][] = $handle;
}
function add_action() {}

\subject( 'off' );
\subject( 'part' );
\subject( 'handles' );
\subject( 'own-files' );
\subject( 'secret-needs' );
\subject( 'balance' );

$heavier  = false;
$chosen   = false;
$used     = array();
$pictured = false;
$widget   = '';
$notice   = false;
$texts    = array();
$options  = array();
$purged   = 0;
$guard    = false;
$content  = '';
$dequeued = array();

/** A script that may go. */
function of( array $islands, ?int $weight ): array {
	return compact( 'islands', 'weight' );
}

/** The islands that a page leaves, by its kind and its scripts. */
function left( string $kind, array $page ): array {
	Page::$kind            = $kind;
	$scripts               = new Scripts();
	$scripts->page         = $page;
	$GLOBALS['registered'] = array_map( fn( $script ) => (object) $script, $page );
	$GLOBALS['dequeued']   = array();
	( new Balance( new Options(), new Build(), $scripts ) )->decide();
	return Balance::left();
}

$jquery     = array( 'jquery-core' => of( array(), 30000 ) );
$light      = array_fill_keys( array( 'jquery-migrate', 'wc-js-cookie', 'wc-jquery-blockui', 'underscore' ), of( array(), 0 ) );
$fragments  = array( 'wc-cart-fragments' => of( array( 'cart-session' ), 1000 ) );
$small      = array( 'wc-add-to-cart' => of( array( 'add-to-cart' ), 1500 ) );
$tabs       = array( 'wc-single-product' => of( array( 'product-tabs' ), 1500 ) );
$pictures   = array( 'wc-photoswipe' => of( array( 'product-gallery' ), 9000 ) );
$variations = array( 'wc-add-to-cart-variation' => of( array( 'variations', 'variation-details' ), 1500 ) );
$checkout   = array( 'wc-checkout' => of( array( 'checkout' ), 3000 ) );

\same( 'Where jQuery goes, islands do all of the work.', array(), left( 'checkout', $jquery + $light + $small + $checkout ) );
\same( 'Where it stays and enough goes without it, too.', array(), left( 'listing', $pictures + $light + $fragments + $small ) );
\same( 'A page that would be heavier leaves the cart’s fragments to their script.', array( 'cart-session' ), left( 'listing', $fragments + $small ) );
\same( 'So does a page that would have more files.', array( 'cart-session' ), left( 'listing', $fragments + $pictures ) );
\same( 'A page that shows no cart has none to leave.', array(), left( 'listing', $small ) );
\same( 'A product leaves its variations, too.', array( 'cart-session', 'variations', 'variation-details' ), left( 'variable-product', $fragments + $small + $tabs + $variations ) );
\same( 'And the loader stays.', array(), $dequeued );
\same( 'What its template will ask for counts.', array(), left( 'variable-product', $light + $small + $tabs + array( 'wc-add-to-cart-variation' => of( array( 'variations' ), 2500 ) ) ) );
\same( 'A form with an address asks for its scripts late, too.', array(), left( 'address', $light + $tabs + array( 'wc-country-select' => of( array( 'country-fields' ), 3500 ) ) ) );
\same( 'Where that is not enough, it is left as it was.', array( '*' ), left( 'variable-product', $fragments + $small + $variations ) );
\same( 'Without the loader.', array( 'shop-islands' ), $dequeued );
\same( 'A product without variations is, too.', array( '*' ), left( 'product', $small ) );
\same( 'And a listing.', array( '*' ), left( 'listing', $fragments ) );
\same( 'A checkout is left as it was.', array( '*' ), left( 'checkout', $small + $checkout ) );
\same( 'A cart is, too.', array( '*' ), left( 'cart', $small ) );
\same( 'An account’s form with a password is, too.', array( '*' ), left( 'password', $small ) );
\same( 'And one with an address.', array( '*' ), left( 'address', $small ) );
\same( 'Not where islands do the work of another plugin.', array(), left( 'checkout', $small + $checkout + array( 'cookie-law-info' => of( array( 'consent' ), 7000 ) ) ) );
$content = '[shop_island name="cart-drawer"]';
\same( 'Nor where the page has a host of the shop’s own.', array(), left( 'checkout', $small + $checkout ) );
$content = '';
$guard   = true;
\same( 'Nor where the shop’s own banner asks: its guard holds scripts that nothing else would release.', array(), left( 'checkout', $small + $checkout ) );
$guard = false;
\same( 'What cannot be weighed decides nothing.', array(), left( 'checkout', $small + array( 'wc-checkout' => of( array( 'checkout' ), null ) ) ) );

\same( 'A product’s page fetches its gallery’s code with a hand.', array(), left( 'product', $small + $tabs ) );
$pictured = true;
\same( 'So it does for a row of pictures, because nothing else wakes the page.', array(), left( 'product', $small + $tabs ) );
$used = array( Secret_Needs::GALLERY );
\same( 'Where a script waits for the gallery, it counts.', array( '*' ), left( 'product', $small + $tabs ) );
\same( 'Not on other pages.', array(), left( 'listing', $small ) );
\same( 'Nor where jQuery goes, by which scripts wait.', array(), left( 'product', array( 'jquery-core' => of( array(), 500 ) ) + $small + $tabs ) );
$used = array( Secret_Needs::STEPS );
\same( 'Buttons beside the quantity wake the page, and a row of pictures counts with them.', array( '*' ), left( 'product', $light + $small + $tabs + array( 'wc-zoom' => of( array( 'product-gallery' ), 2500 ) ) ) );
$pictured = false;
\same( 'They count less without a row.', array(), left( 'product', $light + $small + $tabs + array( 'wc-zoom' => of( array( 'product-gallery' ), 2500 ) ) ) );
\same( 'They count.', array( '*' ), left( 'product', $light + $small + $tabs ) );
$used     = array();
$with_six = $light + $small + $tabs + array( 'wc-add-to-cart-variation' => of( array( 'variations', 'variation-details' ), 2500 ) );
\same( 'A product with variations wakes for them.', array(), left( 'variable-product', $with_six ) );
$pictured = true;
\same( 'Its row of pictures counts.', array( 'cart-session', 'variations', 'variation-details' ), left( 'variable-product', $with_six ) );
$pictured = false;
$chosen  = true;
\same( 'Where a variation is chosen, it counts without jQuery, too.', array( '*' ), left( 'product', $jquery + $small + $tabs ) );
$chosen = false;

$late = array( 'wc-photoswipe' => of( array( 'product-gallery' ), 3500 ) ) + $light + $fragments;
\same( 'A page that wakes for a password has its code and jQuery’s.', array(), left( 'password', array_diff_key( $late, $fragments ) + $small ) );
\same( 'And the code that shows the cart, which it leaves to its script.', array( 'cart-session' ), left( 'password', $late + $small ) );
\same( 'Not that where the page has the code of the cart’s calls.', array(), left( 'address', $late + $small ) );

\same( 'A listing sleeps.', array(), left( 'listing', $late ) );
$widget = 'woocommerce_widget_cart';
\same( 'An empty cart that is seen is filled while the page is printed.', array(), left( 'listing', $late ) );
Finished_Page::$is_held = false;
\same( 'It wakes a page that cannot be completed, so that its fragments stay.', array( 'cart-session' ), left( 'listing', $late ) );
Finished_Page::$is_held = true;

$options['widget_woocommerce_widget_cart'] = array(
	2              => array( 'hide_if_empty' => 1 ),
	'_multiwidget' => 1,
);
\same( 'So does one that hides while it is empty.', array( 'cart-session' ), left( 'listing', $late ) );
$options = array();
$widget  = '';

\same( 'A listing that loses jQuery is lighter.', array(), left( 'listing', $jquery + $light + $fragments ) );
$widget = 'woocommerce_price_filter';
\same( 'A filter by price keeps it.', array( '*' ), left( 'listing', $jquery + $light + $fragments ) );
\same( 'There is none on other pages.', array(), left( 'product', $jquery + $light + $fragments ) );
$widget = '';

$site = array( 'woocommerce' => of( array( 'store-notice' ), 2500 ) );
\same( 'A shop without a notice does not fetch its code.', array(), left( 'listing', $site ) );
$notice = true;
\same( 'The code for a notice counts.', array( '*' ), left( 'listing', $site ) );
\same( 'Not where the original shows the notice.', array(), left( 'listing', $small ) );
$notice = false;

\same( 'A page that wakes has the islands’ texts in the code.', array(), left( 'cart', $pictures + $light ) );
$texts = array( 'texts', 'texts-de', 'texts-de-formal' );
\same( 'In another language these are files, which count.', array( '*' ), left( 'cart', $pictures + $light ) );
$texts = array();

left( 'checkout', $small );
Page::$kind = 'checkout';
Balance::note_host();
\same( 'A host that a template prints into a page that was left keeps pages of this kind from being left.', array(), left( 'checkout', $small ) );
\same( 'The pages that caches have are out of date.', 1, $purged );
\same( 'No cache keeps this one.', true, defined( 'DONOTCACHEPAGE' ) );
\same( 'Pages of other kinds are left.', array( '*' ), left( 'cart', $small ) );
left( 'listing', $small );
Balance::note_host();
\same( 'A host on a page with islands changes nothing.', array( array( 'checkout' ), 1 ), array( $options['shop_islands_hosts'], $purged ) );

$heavier = true;
\same( 'The shop may want the islands all the same.', array(), left( 'checkout', $small + $checkout ) );

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
			'chat'             => array( 'core', 'chat' ),
			'content'          => array( 'core', 'extras' ),
			'header-menu'      => array( 'core', 'extras', 'header-menu', 'cover', 'smooth-anchors' ),
			'consent'          => array( 'core', 'consent', 'cookieyes' ),
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
	public function files( array $chunks, array $more = array() ) {
		return array_fill_keys( array_merge( array( 'shop-islands' ), $more, $chunks ), 1000 );
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
	public static function has_only_reviews() {
		return $GLOBALS['reviews'];
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

	public $taken = array();

	public function has_taken( $handle ) {
		return in_array( $handle, $this->taken, true );
	}
	public function originals() {
		return array_map( fn( $script ) => (object) $script, $this->page );
	}
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

/** Whether the page has a cookie banner of the islands' own. */
final class Guard {
	const FILE   = 'shop-islands-guard.js';
	const BANNER = 'cookie-law-info';

	public static function has_own_banner() {
		return $GLOBALS['banner'];
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

/** What earlier pages have remembered, by kind. */
final class Stayed {
	const KINDS = array( 'cart', 'checkout' );

	public static $known = array();

	public static function on( $kind ) {
		return self::$known[ $kind ] ?? array();
	}
	public static function note( $kind, array $handles ) {
		self::$known[ $kind ] = $handles;
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
function wp_script_is( $handle, $list = 'enqueued' ) {
	return 'done' === $list || in_array( $handle, $GLOBALS['asked'], true );
}
function is_user_logged_in() {
	return $GLOBALS['logged_in'];
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
\subject( 'surplus' );
\subject( 'balance' );

$heavier  = false;
$chosen   = false;
$used     = array();
$pictured = false;
$reviews  = false;
$widget   = '';
$notice   = false;
$texts    = array();
$options  = array();
$purged   = 0;
$logged_in = false;
$guard    = false;
$banner   = false;
$asked    = array();
$content  = '';
$dequeued = array();

/** A script that may go. */
function of( array $islands, ?int $weight ): array {
	return compact( 'islands', 'weight' );
}

/** The islands that a page leaves, by its kind, its scripts, and those that a template asks for while it is printed. */
function left( string $kind, array $page, array $more = array() ): array {
	Page::$kind          = $kind;
	$scripts             = new Scripts();
	$scripts->page       = $page;
	$GLOBALS['dequeued'] = array();
	$balance             = new Balance( new Options(), new Build(), $scripts );
	$balance->decide();
	$scripts->page += $more;
	$balance->decide_on_fragments();
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
$enough = array( 'wc-order-attribution' => of( array( 'order-attribution' ), 1500 ) );
\same( 'A page that is lighter does all of the work.', array(), left( 'listing', $enough + $light ) );
\same( 'If a template asks for the fragments after all, they are left to their script.', array( 'cart-session' ), left( 'listing', $enough + $light, $fragments ) );
\same( 'Not where the islands’ cart weighs no more.', array(), left( 'listing', $enough + $light, array( 'wc-cart-fragments' => of( array( 'cart-session' ), 4000 ) ) ) );
\same( 'Nor on a cart’s page, which has the code of the cart’s calls.', array(), left( 'cart', $pictures + $light, $fragments ) );
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
\same( 'Not where islands do the work of another plugin.', array(), left( 'checkout', $small + $checkout + array( 'elementskit-elementor' => of( array( 'tabs' ), 9000 ) ) ) );

$chat   = array( 'ht_ctc_app_js' => of( array( 'chat' ), 1000 ) );
$cookie = array( 'cookie-law-info' => of( array( 'consent' ), 2000 ) );
$much   = array( 'wc-photoswipe' => of( array( 'product-gallery' ), 2500 ) ) + $light;
\same( 'Where jQuery goes, the chat and the cookie banner may weigh more.', array(), left( 'listing', $jquery + $light + $chat + $cookie ) );
\same( 'Where it stays, a chat that makes the page heavier is left to its plugin.', array( 'chat' ), left( 'listing', $much + $chat ) );
\same( 'So is a cookie banner.', array( 'consent' ), left( 'listing', $much + $cookie ) );
\same( 'The banner alone, where that is enough.', array( 'consent' ), left( 'listing', array( 'wc-photoswipe' => of( array( 'product-gallery' ), 3500 ) ) + $light + $chat + $cookie ) );
\same( 'Or both.', array( 'chat', 'consent' ), left( 'listing', $much + $chat + $cookie ) );
$header = array( 'astra-theme-js' => of( array( 'header-menu', 'smooth-anchors', 'scroll-to-top' ), 1500 ) );
$asked = array( 'astra-theme-js' );
\same( 'A theme’s header is, too.', array( 'header-menu', 'smooth-anchors' ), left( 'listing', array( 'wc-photoswipe' => of( array( 'product-gallery' ), 4500 ) ) + $light + $header ) );
\same( 'But the page still wakes for it, so that all may have to be left.', array( '*' ), left( 'listing', $much + $header ) );
$asked = array();
\same( 'Two of three are left before the third.', array( 'header-menu', 'smooth-anchors', 'consent' ), left( 'listing', array( 'wc-photoswipe' => of( array( 'product-gallery' ), 3200 ) ) + $light + $chat + $header + $cookie ) );
\same( 'With the fragments.', array( 'chat', 'cart-session' ), left( 'listing', $much + $fragments + $chat ) );
\same( 'Also where a template asks for these late.', array( 'chat', 'cart-session' ), left( 'listing', $enough + $light + $chat, $fragments ) );
\same( 'Neither, where all of the page is left.', array( '*' ), left( 'checkout', $small + $checkout + $chat + $cookie ) );
$asked = array( 'cookie-law-info' );
\same( 'To keep where a shopper came from, the choice is read, which counts.', array( '*' ), left( 'listing', $light + $enough + array( 'cookie-law-info' => of( array( 'consent' ), 500 ) ) ) );
$asked = array();
\same( 'Not on a page without CookieYes.', array(), left( 'listing', $light + $enough ) );
$content = '[shop_island name="consent"]';
$banner  = true;
\same( 'A banner of the islands’ own has no original.', array(), left( 'listing', $much + $cookie ) );
$content = '';
$banner  = false;
$guard   = true;
\same( 'Nor has one in the theme’s template.', array(), left( 'listing', $much + $cookie ) );
$guard    = false;
$pictured = true;
\same( 'A page that a chat wakes fetches the code for its row of pictures.', array( 'chat' ), left( 'product', array( 'wc-photoswipe' => of( array( 'product-gallery' ), 2500 ) ) + $light + $tabs + $chat ) );
$pictured = false;
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
$pictured = false;
$reviews  = true;
\same( 'A form for reviews that is seen at once counts.', array( '*' ), left( 'product', $small + $tabs ) );
$reviews  = false;
$pictured = true;
$used     = array( Secret_Needs::GALLERY );
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

/** Prints a checkout on which some scripts stay although they were going to be taken out. */
function learn( array $page, array $stay ): array {
	Page::$kind    = 'checkout';
	$scripts       = new Scripts();
	$scripts->page = $page;
	$balance       = new Balance( new Options(), new Build(), $scripts );
	$balance->decide();
	$scripts->taken = array_diff( array_keys( $page ), $stay );
	$balance->learn();
	return Stayed::$known;
}

$options = array();
$bare    = $jquery + $light + $small + $checkout;
$logged_in = true;
\same( 'A manager’s page decides nothing for others.', array(), learn( $bare, array( 'jquery-core' ) ) );
$logged_in = false;
\same( 'A page on which nothing stays has nothing to remember.', array(), learn( $bare, array() ) );
\same( 'A checkout is lighter without jQuery.', array(), left( 'checkout', $bare ) );
\same( 'If a script keeps it that came later than the decision, this is remembered.', array( 'checkout' => array( 'jquery-core' ) ), learn( $bare, array( 'jquery-core' ) ) );
\same( 'The next page counts without it.', array( '*' ), left( 'checkout', $bare ) );
\same( 'It remembers no less when it has left all.', array( 'checkout' => array( 'jquery-core' ) ), learn( $bare, array() ) );
Stayed::$known = array();

$heavier = true;
\same( 'The shop may want the islands all the same.', array(), left( 'checkout', $small + $checkout ) );

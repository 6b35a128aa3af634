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
			'product'          => array( 'product-look' ),
			'variable-product' => array( 'product-look', 'core', 'variations' ),
			'cart'             => array( 'core', 'cart-page' ),
			'checkout'         => array( 'core', 'checkout-page', 'add-to-cart' ),
			'password'         => array( 'core', 'extras' ),
			'address'          => array( 'core', 'checkout-page', 'add-to-cart' ),
		)[ $kind ];
	}
	public function weight( array $chunks ) {
		return 1000 * ( 1 + count( $chunks ) );
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
	public static function kind_of_chunks( array $off ) {
		return in_array( 'variations', $off, true ) ? 'product' : self::$kind;
	}
	public static function site_chunks() {
		return array();
	}
}

/**
 * A stand-in for the page's scripts: each handle with the islands that do its work, and its weight. A handle is taken
 * out unless one of its islands is off.
 */
final class Scripts {
	const LOADER = 'shop-islands';

	public $page = array();

	public function going( array $left ) {
		return array_keys( array_filter( $this->page, fn( $script ) => ! array_intersect( $script['islands'], $left ) && ! in_array( Off::ALL, $left, true ) ) );
	}
}

/** A stand-in for the weights of files: each test sets them. */
final class Weights {
	public function of( array $scripts ) {
		$weights = array_column( $scripts, 'weight' );
		return in_array( null, $weights, true ) ? null : array_sum( $weights );
	}
}

/** Stand-ins for the functions of WordPress that the class needs. */
function apply_filters( $name, $value ) {
	return 'shop_islands_guard' === $name ? $GLOBALS['guard'] : $value;
}
function is_singular() {
	return true;
}
function get_post() {
	return (object) array( 'post_content' => $GLOBALS['content'] );
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
\subject( 'balance' );

$heavier  = false;
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
$fragments  = array( 'wc-cart-fragments' => of( array( 'cart-session' ), 1000 ) );
$small      = array( 'wc-add-to-cart' => of( array( 'add-to-cart' ), 1500 ) );
$variations = array( 'wc-add-to-cart-variation' => of( array( 'variations', 'variation-details' ), 1500 ) );
$checkout   = array( 'wc-checkout' => of( array( 'checkout' ), 3000 ) );

\same( 'Where jQuery goes, islands do all of the work.', array(), left( 'checkout', $jquery + $small + $checkout ) );
\same( 'Where it stays and enough goes without it, too.', array(), left( 'listing', array( 'wc-photoswipe' => of( array( 'product-gallery' ), 9000 ) ) + $fragments + $small ) );
\same( 'A page that would be heavier leaves the cart’s fragments to their script.', array( 'cart-session' ), left( 'listing', $fragments + $small ) );
\same( 'A page that shows no cart has none to leave.', array(), left( 'listing', $small ) );
\same( 'A product leaves its variations, too.', array( 'cart-session', 'variations', 'variation-details' ), left( 'variable-product', $fragments + $small + $variations ) );
\same( 'And the loader stays.', array(), $dequeued );
\same( 'A checkout is left as it was.', array( '*' ), left( 'checkout', $small + $checkout ) );
\same( 'Without the loader.', array( 'shop-islands' ), $dequeued );
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
$heavier = true;
\same( 'The shop may want the islands all the same.', array(), left( 'checkout', $small + $checkout ) );

<?php
/**
 * Tests which theme and plugins of a site are recognised, and which script owns which markup.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';

/** The shop's settings. */
final class Options {
	const NAME = 'shop_islands';

	public $values = array(
		'keep'    => array(),
		'disable' => array(),
		'debug'   => true,
	);

	public function get( $name ) {
		return $this->values[ $name ];
	}
}

/** A stand-in for the base of the settings page's fields. */
abstract class Part {
	protected $options;
	protected $build;

	public function __construct( Options $options ) {
		$this->options = $options;
		$this->build   = new Build();
	}
}

/** The built scripts. */
final class Build {
	public function islands() {
		return array( 'cart' => array( 'title' => 'Cart', 'what' => '', 'plugin' => '' ) );
	}
}

/** The islands that have stepped back. */
final class Step_Back {
	public static function all() {
		return $GLOBALS['back'];
	}
}
$back = array();

/** A stand-in for the class that takes reports of a missing jQuery. */
final class Safety_Net {
	public function kept() {
		return array();
	}
}

/** A stand-in for a theme. */
final class Theme {
	private $head;
	private $parent;

	public function __construct( array $head, $parent = false ) {
		$this->head   = $head;
		$this->parent = $parent;
	}
	public function get( $name ) {
		return $this->head[ $name ];
	}
	public function parent() {
		return $this->parent;
	}
}

/** Stand-ins for the functions of WordPress that the plugin calls. */
function __( $text ) {
	return $text;
}
function esc_html__( $text ) {
	return esc_html( $text );
}
function esc_html( $text ) {
	return htmlspecialchars( $text );
}
function esc_attr( $text ) {
	return esc_html( $text );
}
function checked() {
	return '';
}
function wp_get_theme() {
	return $GLOBALS['theme'];
}
function get_transient() {
	return $GLOBALS['stored'];
}

foreach ( array( 'handles', 'own-files', 'island-groups', 'site', 'owners', 'report', 'settings-fields' ) as $name ) {
	subject( $name );
}

$GLOBALS['theme'] = new Theme( array( 'Name' => 'Corner shop', 'Version' => '' ), new Theme( array( 'Name' => 'Storefront', 'Version' => '4.6' ) ) );
same( 'a child theme has its parent beside it', array( 'Corner shop', 'Storefront 4.6' ), Site::themes() );

$scripts = array(
	'wc-single-product' => script( array(), 'https://shop.example/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js' ),
	'wc-cart'           => script( array(), '/wp-content/plugins/woocommerce/assets/js/frontend/cart.min.js' ),
	'theirs'            => script( array(), '/wp-content/plugins/side-cart/cart.js' ),
	'elsewhere'         => script( array(), '/wp-content/plugins/elsewhere/x.js' ),
	'theme'             => script( array(), '/wp-content/themes/storefront/x.js' ),
	'alias'             => script( array(), false ),
	'shop-islands'      => script( array(), '/wp-content/plugins/shop-islands/dist/shop-islands.js' ),
);
same( 'plugins are told by the scripts that the page prints', array( 'woocommerce', 'side-cart' ), Site::plugins( $scripts, array( 'wc-single-product', 'wc-cart', 'theirs', 'theme', 'alias', 'shop-islands', 'unknown' ) ) );

$owners = Owners::of( array( 'wc-single-product', 'wc-add-to-cart', 'wc-zoom' ), array( 'wc-add-to-cart', 'wc-zoom' ) );
$script = array( 'script' => 'wc-single-product', 'is_ours' => false );
same(
	'a script that keeps its file owns its markup, and the islands own what has lost its script',
	array( 'tabs and stars' => $script, 'gallery' => $script, 'mini-cart and side cart' => array( 'script' => 'wc-add-to-cart', 'is_ours' => true ) ),
	$owners
);
same( 'a page without such scripts has no owners', array(), Owners::of( array( 'theirs' ), array() ) );

$options = new Options();
same( 'what is the islands’ is given to the script by a tick', 'To leave it to the script, tick wc-cart under “Scripts that stay”.', Owners::way_to_switch( 'wc-cart', true, $options ) );
same( 'what a dependent keeps is told so', 'To leave it to the islands, do without what it stays for.', Owners::way_to_switch( 'wc-cart', false, $options ) );
$options->values['disable'] = array( 'rating', 'chat' );
same( 'what an island that is off keeps', 'To leave it to the islands, tick under “Islands in this shop”: rating.', Owners::way_to_switch( 'wc-single-product', false, $options ) );
$back = array( 'rating' => array() );
same( 'what an island keeps that has stepped back', 'To leave it to the islands, switch on again what has stepped back: rating.', Owners::way_to_switch( 'wc-single-product', false, $options ) );
$back                    = array();
$options->values['keep'] = array( 'wc-single-product' );
same( 'what the settings keep', 'To leave it to the islands, untick the script under “Scripts that stay”.', Owners::way_to_switch( 'wc-single-product', false, $options ) );

/** The text of the settings page below its box for debugging, or in another field. */
function shown( array $stored, Options $options, string $field = 'debug' ): string {
	$GLOBALS['stored'] = $stored;
	ob_start();
	( new Settings_Fields( $options ) )->$field();
	return wp_strip( ob_get_clean() );
}
function wp_strip( string $html ): string {
	same( 'nothing that was kept becomes an element', 0, preg_match( '/<(?!\/?(p|ul|li|b|code|small|label|input|span)\b)/', $html ) );
	return html_entity_decode( strip_tags( $html ) );
}

$last = array(
	'page'    => '/product/game/',
	'gone'    => array( 'wc-add-to-cart' ),
	'needed'  => array(),
	'plugins' => array( 'woocommerce', '<i>odd</i>' ),
	'themes'  => array( 'Storefront 4.6' ),
	'owners'  => $owners,
);
$said = shown( $last, new Options() );
same( 'theme and plugins are said', true, false !== strpos( $said, 'Recognised: theme Storefront 4.6; plugins with scripts there: woocommerce, <i>odd</i>.' ) );
same( 'a script’s markup is said, with what to switch', true, false !== strpos( $said, 'gallery: wc-single-product. To leave it to the islands, do without what it stays for.' ) );
same( 'and the islands’', true, false !== strpos( $said, 'mini-cart and side cart: the islands. To leave it to the script, tick wc-add-to-cart under “Scripts that stay”.' ) );
same( 'a report of an earlier version is shown as far as it goes', true, false !== strpos( shown( array_intersect_key( $last, array_flip( array( 'page', 'gone', 'needed' ) ) ), new Options() ), 'Last looked at: /product/game/' ) );
$last['owners'] = array( 'gallery' => 'x', 'tabs' => array( 'script' => array(), 'is_ours' => true ), 'swatches' => array( 'script' => 's' ) );
same( 'owners of a wrong shape are left out', true, false === strpos( shown( $last, new Options() ), 'gallery' ) );

$last['unlisted'] = array(
	'wc-cart-reminder' => array( 'file' => '/a/<i>.js', 'keeps' => array( 'jquery', 'woocommerce' ) ),
	'wc-lone'          => array( 'file' => '/lone.js', 'keeps' => array() ),
	'strange'          => 'x',
	'stranger'         => array( 'file' => array(), 'keeps' => array() ),
);
$said = shown( $last, new Options() );
same( 'a new script is said with its file, and with what stays because of it', true, false !== strpos( $said, 'wc-cart-reminder (/a/<i>.js). Because of it these stay too: jquery, woocommerce.' ) );
same( 'also one because of which nothing stays', true, false !== strpos( $said, 'wc-lone (/lone.js). Nothing else stays because of it.' ) );
same( 'what to do is said', true, false !== strpos( $said, 'take it out by the filter shop_islands_replaced_handles.' ) );
same( 'what is of a wrong shape is left out', false, strpos( $said, 'strange' ) );
same( 'it can be ticked', true, false !== strpos( shown( $last, new Options(), 'keep' ), 'wc-lone This version of Shop Islands does not know it.' ) );
$options->values['keep'] = array( 'wc-kept', 'wc-cart', 'jquery' );
$ticks                   = shown( array_diff_key( $last, array( 'unlisted' => 0 ) ), $options, 'keep' );
same( 'what is ticked stays on the page, and a known one is there once', array( 1, 1, 1 ), array( substr_count( $ticks, 'wc-kept' ), substr_count( $ticks, 'WooCommerce: Cart wc-cart' ), substr_count( $ticks, 'jQuery Goes' ) ) );
same( 'without a new script nothing is said', false, strpos( shown( array_diff_key( $last, array( 'unlisted' => 0 ) ), new Options() ), 'New scripts' ) );

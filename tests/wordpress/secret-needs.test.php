<?php
/**
 * Tests finding libraries that scripts use without naming them.
 */

require __DIR__ . '/check.php';
subject( 'dependencies' );
subject( 'idle-code' );
subject( 'page-code' );
subject( 'local-file' );
subject( 'secret-needs' );

use Shop_Islands\Dependencies;
use Shop_Islands\Secret_Needs;

/** Stand-ins for the functions of WordPress that the class needs. */
$kept = false;
function get_transient() {
	return $GLOBALS['kept'];
}
function set_transient( $name, $value ) {
	$GLOBALS['kept'] = $value;
}
const MONTH_IN_SECONDS = 2592000;
define( 'WP_CONTENT_DIR', sys_get_temp_dir() . '/shop-islands-needs-' . getmypid() );
function content_url() {
	return 'https://shop.example/wp-content/';
}
function wp_parse_url( $address, $part ) {
	return parse_url( $address, $part );
}

const REPLACED  = array( 'wc-single-product', 'wc-flexslider', 'wc-photoswipe', 'wc-photoswipe-ui-default', 'flexslider' );
const LIBRARIES = array( 'jquery' );

/** The scripts of a product page that are taken out when a theme's script has this code. */
function gone( string $code ): array {
	$registered   = array(
		'jquery'                   => script(),
		'wc-flexslider'            => script( array( 'jquery' ) ),
		'wc-photoswipe'            => script(),
		'wc-photoswipe-ui-default' => script( array( 'wc-photoswipe' ) ),
		'flexslider'               => script( array( 'jquery' ) ),
		'wc-single-product'        => script( array( 'jquery', 'wc-flexslider', 'wc-photoswipe-ui-default' ) ),
		'theme'                    => script( array(), '/theme.js', array( 'after' => array( $code ) ) ),
	);
	$dependencies = new Dependencies( $registered, array( 'wc-single-product', 'theme' ) );
	$secret       = ( new Secret_Needs( $registered, $dependencies ) )->find( array_merge( REPLACED, LIBRARIES ) );
	$gone         = $dependencies->plan( REPLACED, LIBRARIES, array(), $secret )['gone'];
	sort( $gone );
	return $gone;
}

$all = array( 'jquery', 'wc-flexslider', 'wc-photoswipe', 'wc-photoswipe-ui-default', 'wc-single-product' );
same( 'code without a library needs none', $all, gone( 'theme.start( "flexsliders" )' ) );
same( 'jQuery stays for code that uses it', array_values( array_diff( $all, array( 'jquery' ) ) ), gone( 'jQuery( theme )' ) );
same( 'a slider’s library stays, with what it needs itself', array( 'wc-photoswipe', 'wc-photoswipe-ui-default', 'wc-single-product' ), gone( '$( ".related" ).flexslider()' ) );
same( 'a lightbox’ library stays', array( 'jquery', 'wc-flexslider', 'wc-photoswipe-ui-default', 'wc-single-product' ), gone( 'new PhotoSwipe( box )' ) );
same( 'and what draws it', array( 'jquery', 'wc-flexslider', 'wc-single-product' ), gone( 'new PhotoSwipe( box, PhotoSwipeUI_Default )' ) );

/** The libraries that inline code needs. */
function needed( string $code, string $library ): array {
	$registered = array(
		$library => script( array(), '/library.js' ),
		'theme'  => script( array(), false, array( 'after' => array( $code ) ) ),
	);
	$found      = ( new Secret_Needs( $registered, new Dependencies( $registered, array( $library, 'theme' ) ) ) )->find( array( $library ) );
	return $found[ $library ] ?? array();
}

same( 'a zoom’s library is known', array( 'theme' ), needed( '$( ".picture" ).zoom( options )', 'wc-zoom' ) );
same( 'as it was called before', array( 'theme' ), needed( 'a.zoom(b)', 'zoom' ) );
same( 'a page is covered by a library', array( 'theme' ), needed( '$.blockUI( { message: "Wait" } )', 'wc-jquery-blockui' ) );
same( 'or set up to be', array( 'theme' ), needed( 'e.blockUI.defaults.overlayCSS.cursor="default"', 'jquery-blockui' ) );
same( 'and uncovered', array( 'theme' ), needed( 'jQuery.unblockUI()', 'jquery-blockui' ) );
same( 'an element is covered by the islands', array(), needed( '$( form ).block( { message: null } )', 'jquery-blockui' ) );
same( 'cookies are read before the islands bring what reads them', array( 'theme' ), needed( 'Cookies.get( "seen" )', 'wc-js-cookie' ) );
same( 'as it was called before', array( 'theme' ), needed( 'Cookies.set("seen",1)', 'js-cookie' ) );
same( 'a slider is called with a space, too', array( 'theme' ), needed( '$( ".related" ).flexslider ( {} )', 'flexslider' ) );
same( 'or by its name in quotes', array( 'theme' ), needed( '$( ".related" )[ "flexslider" ]( {} )', 'wc-flexslider' ) );
same( 'a slider of a gallery is asked for by its data', array( 'theme' ), needed( '$( ".woocommerce-product-gallery" ).data( "flexslider" ).flexAnimate( 1 )', 'wc-flexslider' ) );
same( 'which only the gallery’s own script makes', array( 'theme' ), needed( "a.data('flexslider')", 'wc-single-product' ) );
same( 'as it does the gallery itself', array( 'theme' ), needed( '$gallery.data( "product_gallery" ).initZoom()', 'wc-single-product' ) );
same( 'data of another name needs no gallery', array(), needed( '$gallery.data( "product_gallery_id" )', 'wc-single-product' ) );
same( 'an older lightbox is known', array( 'theme' ), needed( '$( "a.zoom" ).prettyPhoto( { hook: "data-rel" } )', 'prettyPhoto' ) );
same( 'as WooCommerce names it now', array( 'theme' ), needed( '$("a").prettyPhoto()', 'wc-prettyPhoto' ) );
same( 'where a visit came from is asked for', array( 'theme' ), needed( 'var source = sbjs.get.current.src;', 'sourcebuster-js' ) );
same( 'a list is made searchable', array( 'theme' ), needed( '$( "select.country" ).selectWoo()', 'selectWoo' ) );
same( 'a table of King Addons’ is scrolled', array( 'theme' ), needed( 'new PerfectScrollbar( table )', 'king-addons-perfectscrollbar-perfectscrollbar' ) );
same( 'text about cookies needs nothing', array(), needed( 'say( "Cookies. Get them" )', 'js-cookie' ) );

$wc_queued_js = '$.blockUI( { message: "Thank you" } ); form.submit();';
same( 'code that WooCommerce prints last needs jQuery', array( 'wc_enqueue_js' ), needed( '', 'jquery' ) );
same( 'and what else it uses', array( 'wc_enqueue_js' ), needed( '', 'jquery-blockui' ) );
$wc_queued_js = '';

/** The libraries that the files of a page use, as found in two page views. */
function used( string $code ): array {
	$file = WP_CONTENT_DIR . '/theme.js';
	file_put_contents( $file, $code );
	clearstatcache();
	$registered = array(
		'theme' => script( array(), 'https://shop.example/wp-content/theme.js' ),
	);
	$registered['theme']->ver = false;
	$find = fn() => ( new Secret_Needs( $registered, new Dependencies( $registered, array( 'theme' ) ) ) )->find( array() );
	$first = $find();
	same( 'what was found is remembered', $first, $find() );
	return $first;
}

mkdir( WP_CONTENT_DIR );
same( 'a file is looked into', array(), used( 'start()' ) );
same( 'and again once it has changed, under the same version', array( 'jquery' => array( 'theme' ) ), used( 'jQuery( start )' ) );

/** The libraries that a page uses if it has this HTML beside the scripts of WordPress' list. */
function used_by( string $html, array $done = array() ): array {
	return ( new Secret_Needs( array(), new Dependencies( array(), array() ) ) )->used_by_page( new Shop_Islands\Page_Code( $html ), $done );
}

/** The libraries that a file on another host needs, as its name tells. */
function needed_elsewhere( string $src ): array {
	$registered = array( 'slides' => script( array(), $src ) );
	return ( new Secret_Needs( $registered, new Dependencies( $registered, array( 'slides' ) ) ) )->find( array() );
}
same( 'The name of a file that the shop asks for on another host tells of jQuery.', array( 'jquery' => array( 'slides' ) ), needed_elsewhere( 'https://cdn.example/jquery.slides.min.js?ver=2' ) );
same( 'So it does without a protocol.', array( 'jquery' => array( 'slides' ) ), needed_elsewhere( '//cdn.example/jquery-slides.js' ) );
same( 'Another name tells of nothing.', array(), needed_elsewhere( 'https://cdn.example/slides.js' ) );

const FILE = 'https://shop.example/wp-content/theme.js?ver=1';
file_put_contents( WP_CONTENT_DIR . '/theme.js', 'window.jQuery( start )' );
clearstatcache();
same( 'Code of a page is looked into.', array( 'jquery' => array( 'the page' ) ), used_by( '<script>jQuery( start )</script>' ) );
same( 'So is the code of an attribute.', array( 'jquery' => array( 'an attribute' ) ), used_by( '<a onclick="jQuery( this ).hide()">x</a>' ) );
same( 'So is the file of a module.', array( 'jquery' => array( FILE ) ), used_by( '<script type="module" src="' . FILE . '" id="theme-js-module"></script>' ) );
same( 'So are the files that a module imports.', array( 'jquery' => array( FILE ) ), used_by( '<script type="importmap">' . json_encode( array( 'imports' => array( 'theme' => FILE ) ) ) . '</script>' ) );
same( 'So is a file whose tag a template prints.', array( 'jquery' => array( FILE ) ), used_by( '<script src="' . FILE . '"></script>' ) );
same( 'Not again one of WordPress’ list.', array(), used_by( '<script src="' . FILE . '" id="theme-js"></script>', array( 'theme' ) ) );
same( 'The name of a file on another host tells of jQuery.', array( 'jquery' => array( 'https://cdn.example/jquery.slides.min.js' ) ), used_by( '<script src="https://cdn.example/jquery.slides.min.js"></script>' ) );
foreach ( array( 'jquery-3.7.1.min.js', 'jquery.min.js', 'slides.js' ) as $name ) {
	same( "This does not: $name", array(), used_by( "<script src='https://cdn.example/$name'></script>" ) );
}
mkdir( WP_CONTENT_DIR . '/themes/Store Child', 0777, true );
copy( WP_CONTENT_DIR . '/theme.js', WP_CONTENT_DIR . '/themes/Store Child/theme.js' );
$child = 'https://shop.example/wp-content/themes/Store%20Child/theme.js';
same( 'A folder’s name may have a space.', array( 'jquery' => array( $child ) ), used_by( "<script src='$child'></script>" ) );
unlink( WP_CONTENT_DIR . '/themes/Store Child/theme.js' );
rmdir( WP_CONTENT_DIR . '/themes/Store Child' );
rmdir( WP_CONTENT_DIR . '/themes' );
mkdir( WP_CONTENT_DIR . '/plugins/woocommerce', 0777, true );
copy( WP_CONTENT_DIR . '/theme.js', WP_CONTENT_DIR . '/plugins/woocommerce/mini-cart.js' );
same( 'WooCommerce’s modules look whether jQuery is there.', array(), used_by( '<script type="module" src="https://shop.example/wp-content/plugins/woocommerce/mini-cart.js"></script>' ) );
unlink( WP_CONTENT_DIR . '/plugins/woocommerce/mini-cart.js' );
rmdir( WP_CONTENT_DIR . '/plugins/woocommerce' );
rmdir( WP_CONTENT_DIR . '/plugins' );

/** The scripts of a page whose file does nothing. */
function idle( string $code ): array {
	file_put_contents( WP_CONTENT_DIR . '/theme.js', $code );
	clearstatcache();
	$registered = array( 'theme' => script( array( 'jquery' ), FILE ), 'jquery' => script( array(), '/wp-includes/jquery.js' ) );
	return ( new Secret_Needs( $registered, new Dependencies( $registered, array( 'theme' ) ) ) )->idle();
}
same( 'A file with an empty handler does nothing.', array( 'theme' ), idle( 'jQuery(document).ready((function(e){}));' ) );
same( 'A file with a handler does something.', array(), idle( 'jQuery(document).ready((function(e){start()}));' ) );
same( 'What uses no library is not for that reason idle.', array(), idle( 'start()' ) );
unlink( WP_CONTENT_DIR . '/theme.js' );
rmdir( WP_CONTENT_DIR );

/** Whether a theme has a sign in the code beside its file. */
$shows = function ( string $sign, string $code ): bool {
	$registered = array( 'theme' => script( array(), '/theme.js', array( 'after' => array( $code ) ) ) );
	return isset( ( new Secret_Needs( $registered, new Dependencies( $registered, array( 'theme' ) ) ) )->find( array() )[ $sign ] );
};
same( 'a script that waits for the gallery is found', true, $shows( Secret_Needs::GALLERY, '$( ".gallery" ).on( "wc-product-gallery-before-init", start )' ) );
same( 'one that only speaks of it is not', false, $shows( Secret_Needs::GALLERY, 'find( ".wc-product-gallery-init" )' ) );
same( 'a script that prints buttons beside a quantity is found', true, $shows( Secret_Needs::STEPS, 'field.after( "<a class=\\"qty plus\\">+</a>" )' ) );
same( 'with either kind of quotes', true, $shows( Secret_Needs::STEPS, "field.after( '<a class=\"plus\">+</a>' )" ) );
same( 'one that only has a class for something else is not', false, $shows( Secret_Needs::STEPS, '"<i class=\"surplus\">"' ) );

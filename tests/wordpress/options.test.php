<?php
/**
 * Tests which values of a form are stored.
 */

require __DIR__ . '/check.php';
subject( 'build' );
subject( 'options' );

use Shop_Islands\Options;

/** Stand-ins for the functions of WordPress that the class calls. */
function __( $text ) {
	return $text;
}
function add_settings_error( $setting, $code, $message ) {
	$GLOBALS['told'][] = "$setting, $code: $message";
}
$GLOBALS['told'] = array();

same( 'nothing gives the defaults', Options::DEFAULTS, Options::sanitize( 'broken' ) );
$form = array(
	'shown'    => array( 'cart', 'chat', 'deal' ),
	'enable'   => array( 'cart' ),
	'keep'     => array( 'jquery', 'shopengine-simple-scrollbar.js-js', '<script>', array( 'nested' ), '' ),
	'prefetch' => 'everything',
	'debug'    => '1',
	'other'    => 'x',
);
$kept = Options::sanitize( $form );
same( 'islands without a tick are off', array( 'chat', 'deal' ), $kept['disable'] );
same( 'names are names', array( 'jquery', 'shopengine-simple-scrollbar.js-js', 'script' ), $kept['keep'] );
same( 'an unknown policy is the default', 'page', $kept['prefetch'] );
same( 'a tick is true', true, $kept['debug'] );
same( 'no tick is false', false, $kept['lean'] );
same( 'a beacon has an address of the web', 'https://owner.example/beacon?shop=1', Options::sanitize( array( 'beacon' => ' https://owner.example/beacon?shop=1 ' ) )['beacon'] );
same( 'or of this shop', '/beacon', Options::sanitize( array( 'beacon' => '/beacon' ) )['beacon'] );
same( 'who leaves the address out, or right, is told nothing', array( '', array() ), array( Options::sanitize( array( 'beacon' => ' ' ) )['beacon'], $GLOBALS['told'] ) );
Options::sanitize( array( 'beacon' => 'owner.example/beacon' ) );
same( 'an address that is none is told of', 'shop_islands, beacon: The settings are saved, but without', substr( implode( $GLOBALS['told'] ), 0, 57 ) );
foreach ( array( 'javascript:alert(1)', 'https://a" onload="x', 'owner', array( 'https://a' ) ) as $wrong ) {
	same( 'nothing else is an address', '', Options::sanitize( array( 'beacon' => $wrong ) )['beacon'] );
}
same( 'a share is a percentage', array( 1, 100, 20, 100 ), array_map( fn( $share ) => Options::sanitize( array( 'share' => $share ) )['share'], array( '0', '1000', '20', 'all' ) ) );
same( 'an unknown check is none', 'none', Options::sanitize( array( 'integrity' => 'x' ) )['integrity'] );
$paths = fn( $said ) => Options::sanitize( array( 'off_paths' => $said ) )['off_paths'];
same( 'paths stand in lines, and of an address its path counts', array( '/landing/*', '/shop/', '/über' ), $paths( " /landing/*\r\nhttps://shop.example/shop/?page=2#top\n/über\n/shop/" ) );
same( 'a path with a space is one path, encoded as browsers ask for it', array( '/Ņģ/', '/size%20guide/', '/my%20%20page' ), $paths( "/Ņģ/\n/size guide/ \n\thttps://shop.example/my  page?a=b c" ) );
same( 'paths that share a line are several', array( '/a/', '/b/', '/c' ), $paths( "/a/ /b/\thttps://shop.example/c" ) );
same( 'what is no path is left out', array(), $paths( "shop\n<b>\njavascript:alert(1)\n/\"onload=\n/" . str_repeat( 'a', 1500 ) ) );
$long = '/product/' . rawurlencode( '木製の手作りダイニングテーブル（幅百五十センチ）' ) . '/';
same( 'an address in Japanese is a path, though it is long in percents', array( $long ), $paths( $long ) );
same( 'paths have a bound', 100, count( $paths( implode( "\n", array_map( fn( $n ) => "/$n/", range( 1, 200 ) ) ) ) ) );
same( 'kinds of pages are known ones', array( 'cart', 'checkout' ), Options::sanitize( array( 'off_kinds' => array( 'checkout', 'admin', 'cart' ) ) )['off_kinds'] );
same( 'nothing else is kept', array_keys( Options::DEFAULTS ), array_keys( $kept ) );
same( 'what was kept is kept again', $kept, Options::sanitize( $kept ) );

/** The database, which anything may have written into. */
function get_option() {
	return $GLOBALS['stored'];
}
function get_transient() {
	return $GLOBALS['stored'];
}

$GLOBALS['told'] = array();
$corrupt         = array( null, false, '', 'x', 7, -1.5, true, array(), array( 1 ), array( 'x' => array( 'y' ) ), array( array( 'nested' ) ), new stdClass() );
foreach ( $corrupt as $one ) {
	$all_of_it = array_fill_keys( array_keys( Options::DEFAULTS ), $one );
	foreach ( array( $one, $all_of_it ) as $GLOBALS['stored'] ) {
		foreach ( Options::DEFAULTS as $name => $default ) {
			same( "$name has its type, whatever is stored", gettype( $default ), gettype( ( new Options() )->get( $name ) ) );
		}
		same( 'names are strings', array(), array_filter( array_merge( ( new Options() )->get( 'disable' ), ( new Options() )->get( 'keep' ) ), fn( $name ) => ! is_string( $name ) ) );
		same( 'a share is a percentage', true, in_array( ( new Options() )->get( 'share' ), range( 1, 100 ), true ) );
	}
}
$GLOBALS['stored'] = array( 'prefetch' => 'core', 'keep' => array( 'jquery', array() ), 'beacon' => 'javascript:alert(1)', 'debug' => '1' );
same( 'what is right beside it counts', array( 'core', array( 'jquery' ), '', true ), array_map( array( new Options(), 'get' ), array( 'prefetch', 'keep', 'beacon', 'debug' ) ) );
$GLOBALS['stored'] = array( 'disable' => array( 'chat' ), 'newer' => array( 1 ) );
same( 'settings of an older version and of a newer one are read, and what is missing has its default', array( array( 'chat' ), 'everybody', array(), 'page' ), array_map( array( new Options(), 'get' ), array( 'disable', 'audience', 'off_paths', 'prefetch' ) ) );
foreach ( array( array( true, 'nobody' ), array( false, 'everybody' ) ) as list( $GLOBALS['stored']['all_off'], $audience ) ) {
	same( 'what version 1.0 stored as all off is for nobody', $audience, ( new Options() )->get( 'audience' ) );
}
$GLOBALS['stored'] = array( 'all_off' => true, 'audience' => 'managers' );
same( 'what is stored since then counts', 'managers', ( new Options() )->get( 'audience' ) );
same( 'and nobody is told of it by reading', array(), $GLOBALS['told'] );

// The stored report of the last page must not be trusted either.
subject( 'report' );
foreach ( array_merge( $corrupt, array( array( 'page' => array(), 'gone' => 'x', 'needed' => array( 'a' => 'b' ) ) ) ) as $GLOBALS['stored'] ) {
	$last = Shop_Islands\Report::last();
	same( 'a report is empty, or whole', true, array() === $last || ( is_string( $last['page'] ) && is_array( $last['gone'] ) && array_filter( $last['needed'], 'is_array' ) === $last['needed'] ) );
}
$GLOBALS['stored'] = array(
	'page'    => '/shop/',
	'gone'    => array( 'wc-cart' ),
	'needed'  => array( 'jquery' => array( 'theirs' ) ),
	'plugins' => array( 'woocommerce' ),
	'owners'  => array( 'gallery' => array( 'script' => 'wc-single-product', 'is_ours' => true ) ),
	'left'    => array( 'variations' ),
	'unlisted' => array( 'wc-new' => array( 'file' => '/new.js', 'keeps' => array( 'jquery' ) ) ),
	'themes'  => array( 'Storefront 4.6' ),
);
same( 'a report is as it was kept', $GLOBALS['stored'], Shop_Islands\Report::last() );

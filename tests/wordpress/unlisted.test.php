<?php
/**
 * Tests which scripts are reported as new: scripts of replaced plugins that are in no list.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';

/** Stand-ins for the functions of WordPress that the classes call. */
function wp_parse_url( $address, $part ) {
	return parse_url( $address, $part );
}
function plugins_url() {
	return $GLOBALS['plugins'];
}
$plugins = 'https://shop.example/wp-content/plugins';

\subject( 'handles' );
\subject( 'own-files' );
\subject( 'dependencies' );
\subject( 'unlisted' );

const FRONTEND = '/wp-content/plugins/woocommerce/assets/js/frontend/';

/** The reported scripts of a page that enqueues all of these, when every known script is taken out. */
function named( array $scripts ): array {
	$dependencies = new Dependencies( $scripts, array_keys( $scripts ) );
	$plan         = $dependencies->plan( array_keys( Handles::all() ), Handles::known_libraries(), array() );
	return Unlisted::of( $scripts, array_diff( $dependencies->printed(), $plan['gone'] ), $plan['needed'] );
}

/** Whether a script is reported. */
function is_named( string $handle, $src ): bool {
	return array( $handle ) === array_keys( named( array( $handle => \script( array(), $src ) ) ) );
}

$page = array(
	'wc-cart-reminder' => \script( array( 'jquery-core', 'woocommerce' ), 'https://shop.example' . FRONTEND . 'cart-reminder.min.js' ),
	'woocommerce'      => \script( array( 'jquery-core' ), FRONTEND . 'woocommerce.min.js' ),
	'wc-add-to-cart'   => \script( array( 'jquery-core' ), FRONTEND . 'add-to-cart.min.js' ),
	'theirs'           => \script( array( 'jquery-core', 'underscore' ), '/theirs.js' ),
);
$jquery = array(
	'jquery-core' => \script( array(), '/wp-includes/js/jquery/jquery.min.js' ),
	'underscore'  => \script( array(), '/wp-includes/js/underscore.min.js' ),
);
$new    = array(
	'wc-cart-reminder' => array(
		'file'  => 'https://shop.example' . FRONTEND . 'cart-reminder.min.js',
		'keeps' => array( 'jquery-core', 'woocommerce' ),
	),
);
$plan   = ( new Dependencies( $page + $jquery, array_keys( $page ) ) )->plan( array_keys( Handles::all() ), Handles::known_libraries(), array() );
\same( 'A new script is named with its file, and with what stays because of it.', $new, Unlisted::of( $page + $jquery, array( 'wc-cart-reminder', 'woocommerce', 'theirs', 'jquery-core', 'underscore' ), $plan['needed'] ) );
\same( 'A new script that needs nothing is named as well.', array( 'wc-new' => array( 'file' => FRONTEND . 'new.js', 'keeps' => array() ) ), named( array( 'wc-new' => \script( array(), FRONTEND . 'new.js' ) ) ) );

foreach ( Handles::staying() as $known ) {
	$is_folder = '/' === substr( $known, -1 );
	$said      = $is_folder ? "The files in $known are known to stay." : "$known is known to stay.";
	\same( $said, false, is_named( $is_folder ? 'some-handle' : $known, $is_folder ? "https://cdn.example/wp-content/{$known}some.js" : FRONTEND . 'some.js' ) );
}
foreach ( array_merge( array_keys( Handles::all() ), Handles::known_libraries() ) as $known ) {
	\same( "$known is known.", false, is_named( $known, FRONTEND . 'some.js' ) );
}

foreach ( array( '/wp-content/plugins/side-cart/a.js', '/wp-content/plugins/woocommerce-dress/a.js', '/wp-content/themes/dress/plugins/woocommerce/a.js', '/wp-includes/js/a.js', 'https://cdn.example/a.js', false, '' ) as $src ) {
	\same( 'The file of another plugin, of a theme or of nobody is not named: ' . json_encode( $src ), false, is_named( 'theirs', $src ) );
}
foreach ( array( 'plugins/shopengine/a.js', 'plugins/elementskit-lite/a.js', 'themes/astra/a.js', 'plugins/cookie-law-info/a.js', 'plugins/click-to-chat-for-whatsapp/a.js', 'plugins/king-addons/includes/extensions/a.js', 'plugins/finale-woocommerce-sales-countdown-timer-discount/a.js' ) as $path ) {
	\same( "New scripts of each replaced plugin are named: $path", true, is_named( 'new', "/wp-content/$path" ) );
}
\same( 'Jetpack’s CDN has a plugin’s files by name and version.', array( true, false ), array( is_named( 'new', 'https://c0.wp.com/p/woocommerce/10.7.0/assets/js/frontend/new.min.js' ), is_named( 'new', 'https://c0.wp.com/p/woocommerce/10.7.0/assets/client/blocks/new.js' ) ) );

$plugins = 'https://shop.example/modules';
\same( 'A shop may call the plugins’ folder otherwise.', true, is_named( 'new', 'https://shop.example/modules/woocommerce/assets/js/frontend/new.min.js' ) );

<?php
/**
 * Tests which scripts may lose their file on which page, and which scripts make others stay.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';

/** The shop's settings, as far as they matter here. */
final class Options {
	private array $values;

	public function __construct( array $values = array() ) {
		$this->values = $values;
	}

	public function get( $name ) {
		return $this->values[ $name ] ?? array();
	}

	public function disabled() {
		return $this->get( 'disable' );
	}
}

/** The built scripts. */
final class Build {
	public function url() {
		return '/dist/';
	}
}

/** WordPress' and WooCommerce's functions; the page and the filters are what the test says. */
function apply_filters( $name, $value ) {
	return isset( $GLOBALS['filters'][ $name ] ) ? $GLOBALS['filters'][ $name ]( $value ) : $value;
}

function wp_timezone_string() {
	return '+00:00';
}

function get_bloginfo() {
	return 'en-GB';
}

function is_user_logged_in() {
	return false;
}

function function_exists( $name ) {
	return in_array( $name, array( 'is_checkout', 'is_checkout_pay_page', 'is_add_payment_method_page' ), true );
}

function wp_scripts() {
	return (object) array( 'registered' => $GLOBALS['registered'] );
}
$registered = array();

function wp_parse_url( $address, $part ) {
	return parse_url( $address, $part );
}

function plugins_url() {
	return '/wp-content/plugins';
}

function is_checkout() {
	return in_array( 'checkout', $GLOBALS['page'], true );
}

function has_block() {
	return in_array( 'block', $GLOBALS['page'], true );
}

function is_checkout_pay_page() {
	return in_array( 'pay', $GLOBALS['page'], true );
}

function is_add_payment_method_page() {
	return in_array( 'add-card', $GLOBALS['page'], true );
}

\subject( 'off' );
\subject( 'part' );
\subject( 'balance' );
\subject( 'language' );
\subject( 'config' );
\subject( 'handles' );
\subject( 'own-files' );
\subject( 'dependencies' );

/** Those of three scripts that stay on a page. */
function staying( array $page, array $settings = array() ): array {
	$GLOBALS['page'] = $page;
	$replaced        = Handles::replaced( new Options( $settings ), new Build() );
	return array_values( array_diff( array( 'wc-checkout', 'wc-address-autocomplete-common', 'wc-custom-place-order-button' ), $replaced ) );
}

\same( 'All that is known goes at the checkout.', array(), staying( array( 'checkout' ) ) );
\same( 'The block’s checkout keeps what its providers register with.', array( 'wc-address-autocomplete-common' ), staying( array( 'checkout', 'block' ) ) );
$pays = array( 'wc-checkout', 'wc-custom-place-order-button' );
\same( 'Where an order is paid later the checkout’s script stays, with that of order buttons.', $pays, staying( array( 'checkout', 'pay' ) ) );
\same( 'Where a customer adds a payment method, the script of order buttons stays.', array( 'wc-custom-place-order-button' ), staying( array( 'add-card' ) ) );
\same( 'What the settings keep stays.', $pays, staying( array(), array( 'keep' => array( 'wc-checkout' ) ) ) );
\same( 'What a switched-off island did stays.', $pays, staying( array(), array( 'disable' => array( 'checkout-coupon' ) ) ) );

$disable            = fn( $names ) => array( 'shop_islands_config' => fn( $config ) => array( 'disable' => $names ) + $config );
$GLOBALS['filters'] = $disable( array( 'checkout' ) );
\same( 'So does what an island did that a filter of the page’s settings switches off.', $pays, staying( array( 'checkout' ) ) );
$GLOBALS['filters'] = $disable( array() );
\same( 'What a filter switches on again goes.', array(), staying( array( 'checkout' ), array( 'disable' => array( 'checkout' ) ) ) );
$GLOBALS['filters'] = $disable( array_diff( array( 'cart', 'chat' ), array( 'cart' ) ) );
\same( 'What a filter leaves of a list is a list.', '["chat"]', json_encode( Config::values( new Options(), new Build() )['disable'] ) );
$GLOBALS['filters'] = $disable( array( '*' ) );
\same( 'A star switches all islands off: all their scripts stay.', array(), Handles::replaced( new Options(), new Build() ) );
$GLOBALS['filters'] = array();

/** Returns which of the given scripts lose their file on a page that enqueues all of them. */
function gone( array $scripts, array $settings = array() ): array {
	$GLOBALS['page'] = array();
	$options      = new Options( $settings );
	$dependencies = new Dependencies( Handles::with_unsaid( $scripts ), array_keys( $scripts ) );
	$kept         = array_fill_keys( $options->get( 'keep' ), array( 'the settings' ) );
	return $dependencies->plan( Handles::replaced( $options, new Build() ), Handles::libraries( $options ), array(), $kept )['gone'];
}

$elementskit = array(
	'elementskit-elementor' => \script(),
	'ekit-widget-scripts'   => \script(),
);
$both        = array_keys( $elementskit );
\same( 'ElementsKit’s two scripts go together.', $both, gone( $elementskit ) );
\same( 'With its Pro part, which depends on one, both stay.', array(), gone( $elementskit + array( 'elementskit-elementor-pro' => \script( array( 'elementskit-elementor' ) ) ) ) );
\same( 'Where the settings keep one, both stay.', array(), gone( $elementskit, array( 'keep' => array( 'elementskit-elementor' ) ) ) );
\same( 'Where an island is off, both stay.', array(), gone( $elementskit, array( 'disable' => array( 'nav-menu' ) ) ) );

$filter = array( 'shopengine-filter-js' => \script() );
\same( 'ShopEngine’s filter script goes.', array( 'shopengine-filter-js' ), gone( $filter ) );
\same( 'With its script for Elementor it stays.', array(), gone( $filter + array( 'shopengine-elementor-script' => \script() ) ) );

const ADDRESS_I18N = '/wp-content/plugins/woocommerce/assets/js/frontend/address-i18n.min.js';
const KING = '/wp-content/plugins/king-addons/includes/';

\same( 'What an account page has only to move the focus to an alert goes.', array( 'wc-account-i18n' ), gone( array( 'wc-account-i18n' => \script( array(), str_replace( 'address', 'account', ADDRESS_I18N ) ) ) ) );
$popups = array(
	'king-addons-popup-builder-popup-module-script' => \script( array(), KING . 'extensions/Popup_Builder/popup-module.js' ),
	'king-addons-perfectscrollbar-perfectscrollbar' => \script( array(), KING . 'assets/libraries/perfectscrollbar/perfectscrollbar.js' ),
);
\same( 'What King Addons’ popups are scrolled with goes with them.', array_keys( $popups ), gone( $popups ) );


/** WooCommerce's scripts for addresses that stay when a theme has a file of its own under one of the handles. */
function staying_beside( array $scripts, array $page = array() ): array {
	$GLOBALS['page']       = $page;
	$GLOBALS['registered'] = $scripts;
	$dependencies          = new Dependencies( $scripts, array_diff( array_keys( $scripts ), array( 'jquery-core' ) ) );
	$gone                  = $dependencies->plan( Handles::replaced( new Options(), new Build() ), Handles::libraries( new Options() ), array() )['gone'];
	return array_values( array_diff( array_keys( $scripts ), $gone ) );
}

$woo = array(
	'jquery-core'       => \script( array(), '/wp-includes/js/jquery/jquery.min.js' ),
	'wc-country-select' => \script( array( 'jquery-core' ), str_replace( 'address-i18n', 'country-select', ADDRESS_I18N ) ),
	'wc-address-i18n'   => \script( array( 'jquery-core', 'wc-country-select' ), ADDRESS_I18N ),
	'wc-cart'           => \script( array( 'jquery-core' ), str_replace( 'address-i18n', 'cart', ADDRESS_I18N ) ),
);
\same( 'WooCommerce’s own files go, and jQuery with them.', array(), staying_beside( $woo ) );
\same( 'So do the same files from a CDN.', array(), staying_beside( array_map( fn( $one ) => \script( $one->deps, "https://cdn.example$one->src" ), $woo ) ) );

$theirs = array( 'wc-country-select' => \script( array( 'jquery-core' ), '/wp-content/themes/dress/js/own-lists.js' ) );
\same(
	'A theme’s own file under such a handle stays, with what it needs and with the other scripts of its islands.',
	array( 'jquery-core', 'wc-country-select', 'wc-address-i18n' ),
	staying_beside( array_replace( $woo, $theirs ) )
);
\same( 'The page’s settings leave its islands out.', array( 'country-fields' ), Config::values( new Options(), new Build() )['disable'] );

$filters = array( 'shop_islands_config' => fn( $config ) => array( 'disable' => array() ) + $config );
\same( 'An owner who has the islands run all the same keeps the file.', array( 'jquery-core', 'wc-country-select' ), staying_beside( array_replace( $woo, $theirs ) ) );
$filters = array();

$bundle = array( 'jquery-core' => \script( array(), '/wp-content/themes/dress/js/bundle.js' ) );
\same( 'A theme’s bundle under jQuery’s handle stays.', array( 'jquery-core' ), staying_beside( array_replace( $woo, $bundle ) ) );
\same( 'It keeps no island from its work.', false, isset( Config::values( new Options(), new Build() )['disable'] ) );

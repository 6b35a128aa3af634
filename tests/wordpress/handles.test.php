<?php
/**
 * Which scripts may lose their file on which page, and with whom others stay.
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

function is_user_logged_in() {
	return false;
}

function function_exists( $name ) {
	return in_array( $name, array( 'is_checkout', 'is_checkout_pay_page' ), true );
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

\subject( 'off' );
\subject( 'part' );
\subject( 'config' );
\subject( 'handles' );
\subject( 'dependencies' );

/** Which of two scripts stay on a page. */
function staying( array $page, array $settings = array() ): array {
	$GLOBALS['page'] = $page;
	$replaced        = Handles::replaced( new Options( $settings ), new Build() );
	return array_values( array_diff( array( 'wc-checkout', 'wc-address-autocomplete-common' ), $replaced ) );
}

\same( 'All that is known goes at the checkout.', array(), staying( array( 'checkout' ) ) );
\same( 'The block’s checkout keeps what its providers register with.', array( 'wc-address-autocomplete-common' ), staying( array( 'checkout', 'block' ) ) );
\same( 'Where an order is paid later the checkout’s script stays.', array( 'wc-checkout' ), staying( array( 'checkout', 'pay' ) ) );
\same( 'What the settings keep stays.', array( 'wc-checkout' ), staying( array(), array( 'keep' => array( 'wc-checkout' ) ) ) );
\same( 'What a switched-off island did stays.', array( 'wc-checkout' ), staying( array(), array( 'disable' => array( 'checkout-coupon' ) ) ) );

$disable            = fn( $names ) => array( 'shop_islands_config' => fn( $config ) => array( 'disable' => $names ) + $config );
$GLOBALS['filters'] = $disable( array( 'checkout' ) );
\same( 'So does what an island did that a filter of the page’s settings switches off.', array( 'wc-checkout' ), staying( array( 'checkout' ) ) );
$GLOBALS['filters'] = $disable( array() );
\same( 'What a filter switches on again goes.', array(), staying( array( 'checkout' ), array( 'disable' => array( 'checkout' ) ) ) );
$GLOBALS['filters'] = $disable( array_diff( array( 'cart', 'chat' ), array( 'cart' ) ) );
\same( 'What a filter leaves of a list is a list.', '["chat"]', json_encode( Config::values( new Options(), new Build() )['disable'] ) );
$GLOBALS['filters'] = $disable( array( '*' ) );
\same( 'A star switches all islands off: all their scripts stay.', array(), Handles::replaced( new Options(), new Build() ) );
$GLOBALS['filters'] = array();

/** Which scripts lose their file where all of these are asked for. */
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

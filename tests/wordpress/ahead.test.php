<?php
/**
 * Tests which files the head fetches ahead, by the kind of page.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';

/** The shop's settings. */
final class Options {
	const NOBODY    = 'nobody';
	const MANAGERS  = 'managers';
	const EVERYBODY = 'everybody';
	public $policy  = 'page';

	public function get( $name ) {
		return array( 'prefetch' => $this->policy, 'integrity' => 'none', 'measure' => false, 'audience' => 'everybody', 'off_kinds' => array(), 'off_paths' => array() )[ $name ];
	}
	public function disabled() {
		return $GLOBALS['disabled'] ?? array();
	}
}

/** The built scripts. */
final class Build {
	const PAGES = array(
		'other'            => array(),
		'content'          => array( 'core', 'extras' ),
		'listing'          => array( 'alone' ),
		'product'          => array( 'product-look', 'alone' ),
		'variable-product' => array( 'core', 'product-look', 'variations', 'alone' ),
		'cart'             => array( 'core', 'cart', 'add-to-cart' ),
		'checkout'         => array( 'core', 'checkout' ),
		'password'         => array( 'core', 'password-toggle' ),
		'address'          => array( 'core', 'checkout' ),
		'block'            => array( 'core', 'at-once' ),
	);

	public function page_chunks( $kind ) {
		return self::PAGES[ $kind ];
	}
	public function chunk_url( $name ) {
		$is_translation = 0 === strpos( $name, 'texts-' );
		return $is_translation && ! in_array( $name, array( 'texts-de', 'texts-de-formal', 'texts-de-ch', 'texts-ja' ), true ) ? '' : "/dist/$name.js";
	}
	public function url() {
		return '/dist/';
	}
}

/** Stand-ins for the functions of WordPress and WooCommerce that a page calls. */
$is    = array();
$in_use = array();
foreach ( array( 'is_product', 'is_cart', 'is_checkout', 'is_order_received_page', 'is_woocommerce', 'is_admin', 'is_feed', 'is_embed', 'is_customize_preview', 'is_user_logged_in', 'is_account_page' ) as $question ) {
	eval( "namespace Shop_Islands; function $question() { return in_array( '$question', \$GLOBALS['is'], true ); }" );
}
eval( 'function is_product() {}' );
function wc_get_product() {
	return new class() {
		public function is_type() {
			return in_array( 'variable', $GLOBALS['is'], true );
		}
	};
}
function is_wc_endpoint_url( $name ) {
	return in_array( $name, $GLOBALS['is'], true );
}
$registers = 'no';
function get_option() {
	return $GLOBALS['registers'];
}
function get_query_var( $name ) {
	return in_array( $name, $GLOBALS['is'], true ) ? 'billing' : '';
}
function has_block( $name ) {
	return in_array( $name, $GLOBALS['is'], true );
}
function get_queried_object_id() {
	return in_array( 'variable', $GLOBALS['is'], true ) ? 2 : 1;
}
function wp_style_is( $handle ) {
	return in_array( $handle, $GLOBALS['in_use'], true );
}
function wp_script_is( $handle ) {
	return in_array( $handle, $GLOBALS['in_use'], true );
}
function apply_filters( $name, $value ) {
	return $value;
}
function wp_timezone_string() {
	return '+00:00';
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function wp_print_inline_script_tag() {}
function wp_get_inline_script_tag( $code ) {
	return "$code\n";
}
$registered = array();
function wp_scripts() {
	return (object) array( 'registered' => $GLOBALS['registered'] );
}
function wp_parse_url( $address, $part ) {
	return parse_url( $address, $part );
}
function plugins_url() {
	return '/wp-content/plugins';
}
function wp_create_nonce() {
	return "abc";
}
$language = 'en-GB';
function get_bloginfo() {
	return $GLOBALS['language'];
}
$locale = 'en_GB';
function determine_locale() {
	return $GLOBALS['locale'];
}
function esc_url( $url ) {
	return $url;
}

\subject( 'off' );
\subject( 'part' );
\subject( 'audience' );
\subject( 'balance' );
\subject( 'page' );
\subject( 'language' );
\subject( 'handles' );
\subject( 'own-files' );
\subject( 'tag' );
\subject( 'config' );

/** The chunks that the head of this page asks for. */
function ahead( array $is, array $in_use = array(), string $policy = 'page' ): array {
	$GLOBALS['is']    = $is;
	$GLOBALS['in_use'] = $in_use;
	$options          = new Options();
	$options->policy  = $policy;
	ob_start();
	( new Config( $options, new Build() ) )->print();
	preg_match_all( '#<link rel="modulepreload" href="/dist/([\w-]+)\.js">#', ob_get_clean(), $found );
	return $found[1];
}

foreach (
	array(
		array( 'listing', array( 'is_woocommerce' ) ),
		array( 'product', array( 'is_woocommerce', 'is_product' ) ),
		array( 'variable-product', array( 'is_woocommerce', 'is_product', 'variable' ) ),
		array( 'cart', array( 'is_cart' ) ),
		array( 'checkout', array( 'is_checkout' ) ),
		array( 'other', array( 'is_checkout', 'is_order_received_page' ) ),
		array( 'password', array( 'is_account_page' ) ),
		array( 'password', array( 'is_account_page', 'edit-address' ) ),
		array( 'password', array( 'is_account_page', 'is_user_logged_in', 'edit-account' ) ),
		array( 'address', array( 'is_account_page', 'is_user_logged_in', 'edit-address' ) ),
		array( 'other', array( 'is_account_page', 'is_user_logged_in' ) ),
		array( 'other', array() ),
	) as list( $kind, $is )
) {
	\same( "A page asks at once for what its kind needs, with what that imports: $kind.", Build::PAGES[ $kind ], ahead( $is ) );
}
$disabled = array( 'variations' );
\same( 'A product whose variations are off sleeps, as others do.', Build::PAGES['product'], ahead( array( 'is_woocommerce', 'is_product', 'variable' ) ) );
$disabled = array();
\same( 'A checkout that is a block asks for nothing of the form’s.', Build::PAGES['block'], ahead( array( 'is_checkout', 'woocommerce/checkout' ) ) );
\same( 'A page that Elementor built asks for the rows of what it may have.', Build::PAGES['content'], ahead( array(), array( 'elementor-frontend' ) ) );
\same( 'Where shoppers came from is asked for where the shop wants to know.', array( 'alone' ), ahead( array(), array( 'wc-order-attribution' ) ) );
$registers = 'yes';
\same( 'A form that registers a customer sends it, too.', array( 'core', 'password-toggle', 'alone', 'at-once', 'order-attribution-inputs' ), ahead( array( 'is_account_page' ), array( 'wc-order-attribution' ) ) );
\same( 'Not where the shop does not want to know.', Build::PAGES['password'], ahead( array( 'is_account_page' ) ) );
\same( 'Nor in a page without the form.', array( 'core', 'password-toggle', 'alone' ), ahead( array( 'is_account_page', 'lost-password' ), array( 'wc-order-attribution' ) ) );
$registers = 'no';
\same( 'Nor where nobody registers.', array( 'core', 'password-toggle', 'alone' ), ahead( array( 'is_account_page' ), array( 'wc-order-attribution' ) ) );
\same( 'It is the same page for everybody, so that a page cache may keep it.', ahead( array( 'is_cart' ) ), ahead( array( 'is_cart', 'is_user_logged_in' ) ) );
\same( 'A shop may want less.', array( 'core' ), ahead( array( 'is_cart' ), array(), 'core' ) );
\same( 'A page that sleeps has nothing of what is left.', array(), ahead( array( 'is_woocommerce' ), array(), 'core' ) );
\same( 'Or nothing.', array(), ahead( array( 'is_cart' ), array(), 'none' ) );

$disabled = array( '*' );
\same( 'Where all islands are off, nothing is asked for.', array(), ahead( array( 'is_cart' ) ) );
$disabled = array( 'add-to-cart' );
\same( 'Of an island that is off, nothing is asked for.', array( 'core', 'cart' ), ahead( array( 'is_cart' ) ) );
$disabled = array( 'cart' );
\same( 'A cart’s page whose island is off is a page like others.', Build::PAGES['listing'], ahead( array( 'is_cart' ) ) );
$disabled = array();

$language = 'de-AT';
$locale   = 'de_AT';
\same( 'A shop in another language asks at once for its texts.', array( 'core', 'cart', 'add-to-cart', 'texts', 'texts-de' ), ahead( array( 'is_cart' ) ) );
\same( 'It does so not on a page that sleeps.', array( 'alone' ), ahead( array( 'is_woocommerce' ) ) );
\same( 'It does so too where it wants no more than every page needs.', array( 'core', 'texts', 'texts-de' ), ahead( array( 'is_cart' ), array(), 'core' ) );
\same( 'It does not where it wants nothing.', array(), ahead( array( 'is_cart' ), array(), 'none' ) );

foreach (
	array(
		array( 'de-DE', 'de_DE', array( 'texts-de' ) ),
		array( 'de-DE', 'de_DE_formal', array( 'texts-de', 'texts-de-formal' ) ),
		array( 'de', 'de_DE_formal', array( 'texts-de', 'texts-de-formal' ) ),
		array( 'de-CH', 'de_CH', array( 'texts-de', 'texts-de-ch' ) ),
		array( 'ja', 'ja', array( 'texts-ja' ) ),
		array( 'da-DK', 'da_DK', array() ),
		array( 'ja', 'de_DE_formal', array( 'texts-ja' ) ),
		array( 'en-GB', 'de_DE_formal', null ),
	) as list( $language, $locale, $texts )
) {
	$wanted = null === $texts ? array( 'core' ) : array_merge( array( 'core', 'texts' ), $texts );
	\same( "A page in $language of a shop in $locale asks for the words that it says.", $wanted, ahead( array( 'is_cart' ), array(), 'core' ) );
	$said = Config::values( new Options(), new Build() )['locale'] ?? null;
	\same( "Such a page is told its locale where it is not in English: $language.", null === $texts ? null : $locale, $said );
}
$language = 'de-AT';
$locale   = 'de_AT';

/**
 * Returns the settings that a page prints behind its scripts if this file is registered under a handle after the head.
 */
function corrected( string $src, bool $is_printed = true ): string {
	$GLOBALS['registered'] = array();
	$config                = new Config( new Options(), new Build() );
	ob_start();
	$is_printed && $config->print();
	ob_clean();
	$GLOBALS['registered'] = array( 'wc-cart' => \script( array(), $src ) );
	$config->correct();
	return trim( ob_get_clean() );
}
$disabled = array( 'chat' );
\same( 'A theme’s own file that comes late is told of: a later config script counts, with all that are off.', '{"disable":["chat","cart"],"disabledBy":"plugin"}', corrected( '/wp-content/themes/dress/cart.js' ) );
\same( 'WooCommerce’s own is nothing new.', '', corrected( '/wp-content/plugins/woocommerce/cart.js' ) );
\same( 'A page that was told nothing is told nothing.', '', corrected( '/wp-content/themes/dress/cart.js', false ) );

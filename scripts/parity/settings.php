<?php
/**
 * php settings.php SITE [NAME...]: gives the plugins of a WordPress site the settings that a walk of the matrix names
 * as `plugin:setting`, and removes the settings that it does not name.
 */
[ , $site ]             = $argv;
$_SERVER['HTTP_HOST']   = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require "$site/wp-load.php";

$settings = [
	// Merges scripts and styles, and delays all scripts until the first touch.
	'wp-optimize:delay'               => [ 'wpo_minify_config', [ 'enabled' => true, 'enable_delay_js' => true ] ],
	'litespeed-cache:delay'           => [ 'litespeed.conf.', [ 'optm-js_min' => 1, 'optm-js_comb' => 1, 'optm-js_defer' => 2 ] ],
	// Merges scripts, and moves them to the page's end.
	'autoptimize:combine'             => [ 'autoptimize_', [ 'js' => 'on', 'js_aggregate' => 'on', 'js_include_inline' => 'on' ] ],
	// Keys of no account: the plugin prints its payment fields, but no payment goes through.
	'woocommerce-gateway-stripe:test' => [
		'woocommerce_stripe_settings',
		[
			'enabled'              => 'yes',
			'testmode'             => 'yes',
			'test_publishable_key' => 'pk_test_standin',
			'test_secret_key'      => 'sk_test_standin',
		],
	],
];
/** Plugins that keep each setting in an option of its own, with the prefix of these options' names. */
$apart = [ 'litespeed.conf.', 'autoptimize_' ];
foreach ( $settings as $name => [ $option, $values ] ) {
	if ( in_array( $option, $apart, true ) ) {
		foreach ( $values as $key => $value ) {
			in_array( $name, $argv, true ) ? update_option( $option . $key, $value ) : delete_option( $option . $key );
		}
		continue;
	}
	$stored = array_diff_key( (array) get_option( $option, [] ), $values );
	update_option( $option, in_array( $name, $argv, true ) ? $values + $stored : $stored );
}

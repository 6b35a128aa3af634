<?php
/**
 * Tests the marks by which optimisers leave the plugin's tags alone.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';
require __DIR__ . '/page.php';

\subject( 'part' );
\subject( 'handles' );
\subject( 'guard' );
\subject( 'beacon' );
\subject( 'tag' );

/** WordPress' filters, by name. */
$filters = array();
function add_filter( string $name, $run ): void {
	$GLOBALS['filters'][ $name ] = $run;
}

/** The list that a filter returns. */
function filtered( string $name, $given ) {
	return $GLOBALS['filters'][ $name ]( $given );
}

/** The attributes of an inline script. */
function marked( array $attributes ): array {
	$tag = ( new \ReflectionClass( Tag::class ) )->newInstanceWithoutConstructor();
	return $tag->mark_data( $attributes );
}

$banner = array( 'id' => 'cookie-law-info-js-extra' );
\same( 'The data of a script whose work islands do comes before it is asked for.', $banner + Tag::MARKS, marked( $banner ) );
foreach ( array( array( 'id' => 'some-plugin-js-extra' ), array( 'id' => 'wc-cart-js-after' ), array( 'id' => 'wc-cart' ), array() ) as $other ) {
	\same( 'Everything else is as it was.', $other, marked( $other ) );
}
Page::$is_active = false;
\same( 'So is all of a page without islands.', $banner, marked( $banner ) );

( new \ReflectionClass( Tag::class ) )->newInstanceWithoutConstructor()->listen();
$optimisers = array(
	'LiteSpeed Cache'    => array( array( 'data-no-optimize', 'data-no-defer' ), array( 'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc' ) ),
	'WP Rocket'          => array( array( 'nowprocket', 'data-no-minify' ), array( 'rocket_delay_js_exclusions', 'rocket_exclude_defer_js', 'rocket_exclude_js' ) ),
	'Autoptimize'        => array( array( 'data-noptimize' ), array() ),
	'Cloudflare'         => array( array( 'data-cfasync' ), array() ),
	'WP-Optimize'        => array( array( 'data-no-delay-js' ), array( 'wp-optimize-minify-default-exclusions' ) ),
	'Perfmatters'        => array( array(), array( 'perfmatters_delay_js_exclusions', 'perfmatters_defer_js_exclusions', 'perfmatters_minify_js_exclusions' ) ),
	'FlyingPress'        => array( array(), array( 'flying_press_exclude_from_delay:js', 'flying_press_exclude_from_defer:js', 'flying_press_exclude_from_minify:js' ) ),
	'Hummingbird'        => array( array(), array( 'wphb_delay_js_exclusions' ) ),
);
foreach ( $optimisers as $name => list( $marks, $lists ) ) {
	\same( "$name finds its mark.", array(), array_diff( $marks, array_keys( marked_page() ) ) );
	foreach ( $lists as $list ) {
		\same( "$name leaves the loader, the guard and marked data alone: $list.", array( 'theirs.js', 'shop-islands.js', 'shop-islands-guard.js', 'shop-islands-beacon.js', 'data-no-delay-js' ), filtered( $list, array( 'theirs.js' ) ) );
		\same( "What is no list stays: $list.", 'theirs.js', filtered( $list, 'theirs.js' ) );
	}
}
\same( 'Autoptimize has a list with commas.', 'theirs.js, shop-islands.js, shop-islands-guard.js, shop-islands-beacon.js', filtered( 'autoptimize_filter_js_exclude', 'theirs.js' ) );

/** The marks of a page with islands. */
function marked_page(): array {
	Page::$is_active = true;
	return marked( array( 'id' => 'cookie-law-info-js-extra' ) );
}

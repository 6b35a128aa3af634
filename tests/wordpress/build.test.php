<?php
/**
 * Tests the addresses of the built scripts.
 */

require __DIR__ . '/check.php';
subject( 'build' );

/** WordPress, and a shop that serves the scripts from another place. */
function apply_filters( $name, $value ) {
	return $GLOBALS['cdn'] ?? $value;
}
function trailingslashit( $address ) {
	return rtrim( $address, '/' ) . '/';
}
function untrailingslashit( $path ) {
	return rtrim( $path, '/' );
}

/** The addresses in the shop's settings, and the one that this page has. */
$options = array(
	'home'    => 'https://shop.example',
	'siteurl' => 'https://shop.example',
);
$here    = 'https://shop.example/';
function get_option( $name ) {
	return $GLOBALS['options'][ $name ];
}
function home_url() {
	return $GLOBALS['here'];
}
function wp_parse_url( $address, $part ) {
	return parse_url( $address, $part );
}

$folder = sys_get_temp_dir() . '/shop-islands-build-' . getmypid();
mkdir( "$folder/lean", 0777, true );
foreach ( array( $folder => '11111111', "$folder/lean" => '22222222' ) as $part => $build ) {
	file_put_contents( "$part/manifest.json", json_encode( array( 'build' => $build, 'chunks' => array( 'core' => "core-$build.js" ) ) ) );
}

/** The address of a chunk that every page needs. */
function core( bool $is_lean ): string {
	return ( new Shop_Islands\Build( $GLOBALS['folder'], 'https://shop.example/dist', $is_lean ) )->chunk_url( 'core' );
}

same( 'the shop’s own folder', 'https://shop.example/dist/core-11111111.js', core( false ) );
same( 'the lean build’s in it', 'https://shop.example/dist/lean/core-22222222.js', core( true ) );

/** Whether the loader's tag needs `crossorigin`. */
$is_elsewhere = fn() => ( new Shop_Islands\Build( $folder, 'https://shop.example/dist', false ) )->is_elsewhere();

$here = 'https://laden.example:8443/de/';
same( 'where each language has a domain, the page’s own has the scripts too, because browsers import no module from another', 'https://laden.example:8443/dist/core-11111111.js', core( false ) );
same( 'so they are not elsewhere', false, $is_elsewhere() );
$options['siteurl'] = 'https://wordpress.example';
same( 'where WordPress has a domain of its own, nobody knows whether the page’s has them', 'https://shop.example/dist/core-11111111.js', core( false ) );
same( 'and they are elsewhere', true, $is_elsewhere() );
$options = array_fill_keys( array( 'home', 'siteurl' ), 'https://laden.example' );
same( 'nor where the plugins’ folder has one', 'https://shop.example/dist/core-11111111.js', core( false ) );
$options = array_fill_keys( array( 'home', 'siteurl' ), 'https://shop.example' );
$here    = 'https://shop.example/';

$cdn = 'https://cdn.example/islands';
same( 'a shop may name another folder', 'https://cdn.example/islands/core-11111111.js', core( false ) );
same( 'which has the lean build’s in it too', 'https://cdn.example/islands/lean/core-22222222.js', core( true ) );

/** The styles for the head, from a manifest with this content. */
function head( $said ): array {
	file_put_contents( $GLOBALS['folder'] . '/manifest.json', json_encode( array( 'build' => '11111111' ) + $said ) );
	return ( new Shop_Islands\Build( $GLOBALS['folder'], 'https://shop.example/dist', false ) )->head_styles();
}
same( 'the head’s styles are the build’s, by island', array( 'slider' => '.a{}' ), head( array( 'head' => array( 'slider' => '.a{}' ) ) ) );
same( 'a build without any has none', array(), head( array() ) );
same( 'nor one that says something else', array(), head( array( 'head' => 'x' ) ) );
/** The chunks that a cart requests at once, from a manifest with this content. */
function cart( $said ): array {
	file_put_contents( $GLOBALS['folder'] . '/manifest.json', json_encode( array( 'build' => '11111111' ) + $said ) );
	return ( new Shop_Islands\Build( $GLOBALS['folder'], 'https://shop.example/dist', false ) )->page_chunks( 'cart' );
}
same( 'a page’s chunks are the build’s, by the kind of page', array( 'core', 'cart' ), cart( array( 'pages' => array( 'cart' => array( 'core', 'cart' ) ) ) ) );
same( 'a kind that the build does not know has none', array(), cart( array( 'pages' => array() ) ) );
same( 'nor has one of a build that says something else', array(), cart( array( 'pages' => array( 'cart' => 'core' ) ) ) );
file_put_contents( "$folder/manifest.json", json_encode( array( 'build' => '11111111', 'chunks' => array( 'core' => 'core-11111111.js' ) ) ) );

unlink( "$folder/lean/manifest.json" );
same( 'where there is no lean build it is not asked for', 'https://cdn.example/islands/core-11111111.js', core( true ) );
unlink( "$folder/manifest.json" );
rmdir( "$folder/lean" );
rmdir( $folder );

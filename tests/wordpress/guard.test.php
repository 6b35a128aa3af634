<?php
/**
 * Tests on which pages the consent guard's tag is printed.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';
require __DIR__ . '/page.php';

/** The shop's settings. */
final class Options {
	public $values = array(
		'integrity' => 'none',
		'keep'      => array(),
		'disable'   => array(),
		'measure'   => false,
	);

	public function get( $name ) {
		return $this->values[ $name ];
	}
}

/** The built scripts. */
final class Build {
	public function version() {
		return 'abc';
	}
	public function url( $file ) {
		return "/dist/$file";
	}
	public function integrity() {
		return 'sha384-x';
	}
	public function is_elsewhere() {
		return false;
	}
}

/** The page's settings. */
final class Config {
	public static function values( Options $options ) {
		return array( 'disable' => $options->get( 'disable' ) );
	}
}

/** Stand-ins for the functions of WordPress that the tag needs. */
$content = '';
$wanted  = null;
$printed = array();
$hooks   = array();
function add_action( $name, $run, $priority ) {
	$GLOBALS['hooks'][] = array( $name, $priority );
}
function apply_filters( $name, $value ) {
	return isset( $GLOBALS['wanted'] ) ? $GLOBALS['wanted'] : $value;
}
function add_query_arg( $key, $value, $url ) {
	return "$url?$key=$value";
}
function wp_print_script_tag( $attributes ) {
	$GLOBALS['printed'][] = $attributes;
}
function is_singular() {
	return true;
}
function get_post() {
	return (object) array( 'post_content' => $GLOBALS['content'] );
}

\subject( 'off' );
\subject( 'part' );
\subject( 'tag' );
\subject( 'guard' );

/** The number of tags that a page gets. */
function tags( ?Options $options = null ): int {
	$GLOBALS['printed'] = array();
	( new Guard( $options ?? new Options(), new Build() ) )->print();
	return count( $GLOBALS['printed'] );
}
function with( string $name, $value ): Options {
	$options                  = new Options();
	$options->values[ $name ] = $value;
	return $options;
}

( new Guard( new Options(), new Build() ) )->listen();
\same( 'It comes before all that WordPress prints.', array( array( 'wp_head', PHP_INT_MIN ) ), $hooks );

\same( 'A shop that asks for nothing has no tag.', 0, tags() );
foreach ( array( '[shop_island name="consent"]', "[shop_island title='a' name='consent']", '<!-- wp:shop-islands/host {"name":"consent"} /-->' ) as $content ) {
	\same( "A page with its own banner has one: $content", 1, tags() );
}
foreach ( array( '[shop_island name="consent-settings"]', '<!-- wp:shop-islands/host {"name":"consent-settings"} /-->' ) as $content ) {
	\same( "A link to the settings is no banner: $content", 0, tags() );
}
$content = '';
$wanted  = true;
\same( 'A theme says that its template has a banner.', 1, tags() );
$wanted = null;

Page::$is_active    = false;
Page::$is_asked_off = true;
\same( 'A link that asks for the page as it was leaves a shop without a banner alone.', 0, tags() );
$content = '[shop_island name="consent"]';
\same( 'It does not let go what the island’s own banner asks for.', 1, tags() );
\same( 'The owner does, by the settings.', 0, tags( with( 'disable', array( 'consent' ) ) ) );
\same( 'A shop that only measures has none.', 0, tags( with( 'measure', true ) ) );
$content            = '';
Page::$is_active    = true;
Page::$is_asked_off = false;

define( 'CLI_VERSION', '3.4.2' );
\same( 'A shop with CookieYes has one.', 1, tags() );
\same( 'It is a classic script without defer, and marked for optimisers.', array( 'id' => 'shop-islands-guard-js', 'src' => '/dist/shop-islands-guard.js?ver=abc' ) + Tag::MARKS, $printed[0] );
\same( 'CookieYes’ own script, where it stays, holds by itself.', 0, tags( with( 'keep', array( 'cookie-law-info' ) ) ) );
\same( 'Without the island nobody would start what is held.', 0, tags( with( 'disable', array( 'consent' ) ) ) );
\same( 'Nor where all islands are off.', 0, tags( with( 'disable', array( '*' ) ) ) );
tags( with( 'integrity', 'loader' ) );
\same( 'Its bytes are checked where the loader’s are.', array( 'anonymous', 'sha384-x' ), array( $printed[0]['crossorigin'], $printed[0]['integrity'] ) );
Page::$is_active = false;
\same( 'Pages without islands have none.', 0, tags() );
Page::$is_asked_off = true;
\same( 'Nor those that ask for CookieYes’ own script, which holds by itself.', 0, tags() );

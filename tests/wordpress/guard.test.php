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

/** What the page leaves to the originals, once that is decided. */
final class Balance {
	public static $left = array();

	public static function left() {
		return self::$left;
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
function wp_get_script_tag( $attributes ) {
	$GLOBALS['printed'][] = $attributes;
	return '<guard>';
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

/**
 * A page's head: the tag, and what others print before the decision and after it.
 *
 * @param string[]      $left   What is decided.
 * @param callable|null $before Runs before the decision.
 * @param callable|null $after  Runs after it.
 */
function head( array $left = array(), ?callable $before = null, ?callable $after = null, ?Options $options = null ): string {
	$GLOBALS['printed'] = array();
	Balance::$left      = array();
	$guard              = new Guard( $options ?? new Options(), new Build() );
	ob_start();
	$guard->hold();
	echo '1';
	$before && $before();
	Balance::$left = $left;
	$guard->print();
	$after && $after();
	echo '2';
	$guard->print();
	return ob_get_clean();
}

/** The number of tags that a page gets. */
function tags( ?Options $options = null ): int {
	return substr_count( head( array(), null, null, $options ), '<guard>' );
}
function with( string $name, $value ): Options {
	$options                  = new Options();
	$options->values[ $name ] = $value;
	return $options;
}

( new Guard( new Options(), new Build() ) )->listen();
\same( 'It is held before all that WordPress prints.', array( 'wp_head', PHP_INT_MIN ), $hooks[0] );
\same( 'It is printed once the page’s scripts are known, or later.', array( array( 'wp_enqueue_scripts', PHP_INT_MAX ), array( 'wp_head', 2 ), array( 'wp_head', PHP_INT_MAX ) ), array_slice( $hooks, 1 ) );

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
\same( 'It comes first, though others print before the decision.', '<guard>12', head() );
\same( 'A page that leaves the banner to CookieYes has none.', '12', head( array( 'chat', 'consent' ) ) );
\same( 'Nor has a page that leaves all.', '12', head( array( '*' ) ) );
\same( 'It stays where something else is left.', '<guard>12', head( array( 'chat' ) ) );
\same( 'If another plugin ends the buffer before the decision, it is printed, once.', '<guard>12', head( array( 'consent' ), fn() => ob_flush() ) );
\same( 'A buffer of another plugin that is open meanwhile keeps its lines.', '<guard>1held2', head( array(), fn() => ob_start() && print( 'held' ), 'ob_end_flush' ) );
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

<?php
/**
 * Tests which islands' styles are printed into the head.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';
require __DIR__ . '/page.php';

/** The shop's settings. */
final class Options {
	public $values = array(
		'keep'    => array(),
		'disable' => array(),
	);

	public function get( $name ) {
		return $this->values[ $name ];
	}
}

/** The built scripts. */
final class Build {
	public $head = array(
		'counter'         => '.counter{}',
		'product-gallery' => '.gallery{}',
		'slider'          => '.slider{}',
	);

	public function version() {
		return 'abc';
	}
	public function head_styles() {
		return $this->head;
	}
	public function head_signs() {
		return array( 'counter' => array( 'counted' ), 'slider' => array( 'slider-enabled', 'slides' ) );
	}
}

/** The page's settings. */
final class Config {
	public static function values( Options $options ) {
		return $options->get( 'disable' ) ? array( 'disable' => $options->get( 'disable' ) ) : array();
	}
}

/** Stand-ins for the functions of WordPress that the styles need. */
$hooks = array();
function add_action( $name, $run, $priority ) {
	$GLOBALS['hooks'][] = array( $name, $priority );
}
function apply_filters( $name, $value ) {
	return $value;
}
function wp_scripts() {
	return (object) array( 'registered' => array() );
}

\subject( 'off' );
\subject( 'part' );
\subject( 'handles' );
\subject( 'own-files' );
\subject( 'tag' );
\subject( 'head-styles' );

/** The printed styles with these settings. */
function printed( array $values = array(), $head = null ): string {
	$options         = new Options();
	$options->values = $values + $options->values;
	$build           = new Build();
	$build->head     = null === $head ? $build->head : $head;
	ob_start();
	( new Head_Styles( $options, $build ) )->print();
	return ob_get_clean();
}

/** The text alone. */
function text( array $values = array() ): string {
	return trim( strip_tags( printed( $values ) ) );
}

( new Head_Styles( new Options(), new Build() ) )->listen();
\same( 'They come behind the page’s other styles.', array( array( 'wp_head', 8 ) ), $hooks );
\same( 'They are inline: no request stands before the first paint.', ".counter{}\n.gallery{}\n.slider{}", text() );
\same( 'They are one style sheet, marked for optimisers.', 1, preg_match( '/^<style id="shop-islands-head-inline-css" data-cfasync="false" [^>]*data-no-optimize="1"[^>]* nowprocket[^>]*>\n.*\n<\/style>\n$/s', printed() ) );
\same( 'An island that is off has none.', ".counter{}\n.gallery{}", text( array( 'disable' => array( 'slider' ) ) ) );
\same( 'Nor has any where all are.', '', printed( array( 'disable' => array( '*' ) ) ) );
\same( 'Nor has one whose work a plugin’s own script does.', ".counter{}\n.slider{}", text( array( 'keep' => array( 'wc-single-product' ) ) ) );
\same( 'A script keeps its file for one of its islands: the others have none either.', ".gallery{}\n.slider{}", text( array( 'disable' => array( 'tilt' ) ) ) );
\same( 'A build without such styles prints nothing.', '', printed( array(), array() ) );

$styles = new Head_Styles( new Options(), new Build() );
ob_start();
$styles->print();
$element = ob_get_clean();
$page    = fn( string $body, string $styles ) => "<head>$styles</head><body>$body</body>";
foreach ( array( '' => '.gallery{}', '<i class="counted">' => ".counter{}\n.gallery{}", '<script>"<i class=\\"slides\\">"</script>' => ".gallery{}\n.slider{}" ) as $body => $needed ) {
	\same( "A finished page keeps the styles of what it has: $body", $page( $body, str_replace( ".counter{}\n.gallery{}\n.slider{}", $needed, $element ) ), $styles->prune( $page( $body, $element ) ) );
}
\same( 'If somebody has changed the styles, they all stay.', $page( '', strtoupper( $element ) ), $styles->prune( $page( '', strtoupper( $element ) ) ) );
\same( 'A page without styles stays as it is.', 'a', ( new Head_Styles( new Options(), new Build() ) )->prune( 'a' ) );

Page::$is_active = false;
\same( 'Nor does a page without islands.', '', printed() );

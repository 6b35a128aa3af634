<?php
/**
 * Which islands' styles are printed into the head.
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
}

/** The page's settings. */
final class Config {
	public static function values( Options $options ) {
		return $options->get( 'disable' ) ? array( 'disable' => $options->get( 'disable' ) ) : array();
	}
}

/** WordPress, as far as the styles ask it. */
$styles = array();
$hooks  = array();
function add_action( $name ) {
	$GLOBALS['hooks'][] = $name;
}
function apply_filters( $name, $value ) {
	return $value;
}
function wp_register_style( $handle, $src, $deps, $version ) {
	$GLOBALS['styles'][] = array( $handle, $src, $version );
}
function wp_enqueue_style( $handle ) {
	$GLOBALS['styles'][] = $handle;
}
function wp_add_inline_style( $handle, $text ) {
	$GLOBALS['styles'][] = array( $handle, $text );
}

\subject( 'off' );
\subject( 'part' );
\subject( 'handles' );
\subject( 'head-styles' );

/** What is printed with these settings. */
function printed( array $values = array(), $head = null ) {
	$options         = new Options();
	$options->values = $values + $options->values;
	$build           = new Build();
	$build->head     = null === $head ? $build->head : $head;
	$GLOBALS['styles'] = array();
	( new Head_Styles( $options, $build ) )->enqueue();
	return $GLOBALS['styles'];
}

/** The text alone. */
function text( array $values = array() ) {
	$last = array_slice( printed( $values ), -1 );
	return isset( $last[0][1] ) ? $last[0][1] : '';
}

( new Head_Styles( new Options(), new Build() ) )->listen();
\same( 'They come with the page’s other styles.', array( 'wp_enqueue_scripts' ), $hooks );
\same(
	'They are inline: no request stands before the first paint.',
	array( array( 'shop-islands-head', false, 'abc' ), 'shop-islands-head', array( 'shop-islands-head', ".counter{}\n.gallery{}\n.slider{}" ) ),
	printed()
);
\same( 'An island that is off has none.', ".counter{}\n.gallery{}", text( array( 'disable' => array( 'slider' ) ) ) );
\same( 'Nor has any where all are.', array(), printed( array( 'disable' => array( '*' ) ) ) );
\same( 'Nor has one whose work a plugin’s own script does.', ".counter{}\n.slider{}", text( array( 'keep' => array( 'wc-single-product' ) ) ) );
\same( 'A script keeps its file for one of its islands: the others have none either.', ".gallery{}\n.slider{}", text( array( 'disable' => array( 'tilt' ) ) ) );
\same( 'A build without such styles prints nothing.', array(), printed( array(), array() ) );
Page::$is_active = false;
\same( 'Nor does a page without islands.', array(), printed() );

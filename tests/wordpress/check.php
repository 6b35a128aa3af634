<?php
/**
 * Shared by the unit tests: a check with a sentence, and a stand-in for WordPress' list of scripts.
 */

define( 'ABSPATH', __DIR__ );

/** Fails with the sentence unless both are the same. */
function same( string $sentence, $expected, $given ): void {
	if ( $expected !== $given ) {
		fwrite( STDERR, "✗ $sentence\n  expected " . json_encode( $expected ) . "\n  given    " . json_encode( $given ) . "\n" );
		exit( 1 );
	}
}

/** A registered script. */
function script( array $deps = array(), $src = '/some.js', array $extra = array() ): object {
	return (object) array(
		'src'   => $src,
		'deps'  => $deps,
		'extra' => $extra,
	);
}

/** Requires a class of the plugin. */
function subject( string $name ): void {
	require_once dirname( __DIR__, 2 ) . "/wordpress/shop-islands/includes/class-$name.php";
}

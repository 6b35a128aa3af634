<?php
/**
 * Tests which products a grid asks the database for.
 */

require __DIR__ . '/check.php';
subject( 'posts-grid' );

/** A stand-in for WordPress' query, which finds nothing. */
final class WP_Query {
	public $posts = array();

	public function __construct( array $asked ) {
		$GLOBALS['asked'] = $asked;
	}
}
$options = array();
function get_option( $name ) {
	return $GLOBALS['options'][ $name ] ?? false;
}
function post_type_exists() {
	return true;
}
function sanitize_title( $text ) {
	return $text;
}
function absint( $value ) {
	return abs( (int) $value );
}

/** The kinds of products that a grid leaves out. */
function left_out( string $type ) {
	( new Shop_Islands\Posts_Grid( array( 'type' => $type ) ) )->page( 1 );
	return array_merge( array(), ...array_column( $GLOBALS['asked']['tax_query'], 'terms' ) );
}

same( 'A grid has no product that the shop’s lists do not have.', array( 'exclude-from-catalog' ), left_out( 'product' ) );
$options = array( 'woocommerce_hide_out_of_stock_items' => 'yes' );
same( 'So it has none that is sold out if the shop hides these.', array( 'exclude-from-catalog', 'outofstock' ), left_out( 'product' ) );
same( 'A post is never sold out.', array(), left_out( 'post' ) );

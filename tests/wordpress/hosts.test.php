<?php
/**
 * Tests the addresses to which hosts' links lead.
 */

require __DIR__ . '/check.php';
subject( 'hosts' );

/** Stand-ins for the functions of WordPress that a link needs. The page is a product's, unless the test says otherwise. */
$wp     = (object) array(
	'request'      => '',
	'query_string' => '',
);
$is_one = true;
$counts = array();
function is_singular() {
	return $GLOBALS['is_one'];
}
function did_action( $name ) {
	return $GLOBALS['counts'][ $name ] ?? 0;
}
function home_url( $path = '' ) {
	return 'https://shop.example' . $path;
}
function user_trailingslashit( $path ) {
	return "$path/";
}
function wp_get_document_title() {
	return 'Games &#8211; Shop';
}
function __( $text ) {
	return $text;
}
function get_permalink() {
	return 'https://shop.example/product/clank/';
}
function get_the_title() {
	return 'Ratchet &#038; Clank &#8211; Assassin&#8217;s &quot;Creed&quot;';
}
function esc_url( $address ) {
	return str_replace( '&', '&#038;', $address );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text );
}
function esc_html( $text ) {
	return htmlspecialchars( $text );
}

/** The decoded address of a host's link. */
function leads( array $said ): string {
	preg_match( '/href="([^"]*)"/', ( new Shop_Islands\Hosts() )->render( $said ), $found );
	return rawurldecode( html_entity_decode( $found[1] ) );
}
function shared( string $network ): string {
	return leads( compact( 'network' ) + array( 'name' => 'share' ) );
}
function copied(): string {
	return leads( array( 'name' => 'copy-link' ) );
}

const TITLE = 'Ratchet & Clank – Assassin’s "Creed"';
same( 'a title is shared as words', 'https://twitter.com/intent/tweet?url=https://shop.example/product/clank/&text=' . TITLE, shared( 'x' ) );
same( 'by mail too', 'mailto:?subject=' . TITLE . '&body=https://shop.example/product/clank/', shared( 'email' ) );
same( 'a product’s link is copied on its page', 'https://shop.example/product/clank/', copied() );

$is_one      = false;
$wp->request = 'product-category/games/page/2';
same( 'a listing’s own link is copied, and not its first product’s', 'https://shop.example/product-category/games/page/2/', copied() );
same( 'and shared, with its own title', 'https://twitter.com/intent/tweet?url=https://shop.example/product-category/games/page/2/&text=Games – Shop', shared( 'x' ) );

$counts = array( 'loop_start' => 1 );
same( 'a card of it has its product’s', 'https://shop.example/product/clank/', copied() );

$counts           = array(
	'loop_start' => 1,
	'loop_end'   => 1,
);
$wp->request      = '';
$wp->query_string = 's=clank&post_type=product';
same( 'a search’s has the words', 'https://shop.example/?s=clank&post_type=product', copied() );

$wp->query_string = '';
same( 'the front page’s is the shop’s', 'https://shop.example/', copied() );

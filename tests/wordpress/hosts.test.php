<?php
/**
 * What hosts lead to.
 */

require __DIR__ . '/check.php';
subject( 'hosts' );

/** WordPress, as far as a link asks it. */
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

/** Where a share link leads, as somebody reads it. */
function shared( string $network ): string {
	$html = ( new Shop_Islands\Hosts() )->render( array( 'name' => 'share', 'network' => $network ) );
	preg_match( '/href="([^"]*)"/', $html, $found );
	return rawurldecode( html_entity_decode( $found[1] ) );
}

const TITLE = 'Ratchet & Clank – Assassin’s "Creed"';
same( 'a title is shared as words', 'https://twitter.com/intent/tweet?url=https://shop.example/product/clank/&text=' . TITLE, shared( 'x' ) );
same( 'by mail too', 'mailto:?subject=' . TITLE . '&body=https://shop.example/product/clank/', shared( 'email' ) );

<?php
/**
 * Runs the PHP of docs/wordpress.md and of the consent island's README, and checks what it does.
 */

require __DIR__ . '/check.php';

$filters = array();
$actions = array();
function add_filter( $name, $filter ) {
	$GLOBALS['filters'][ $name ] = $filter;
}
function do_action( $name, $given ) {
	$GLOBALS['actions'][ $name ] = $given;
}

foreach ( array( 'docs/wordpress.md', 'widgets/consent/README.md' ) as $page ) {
	preg_match_all( '/```php\n(.*?)```/s', file_get_contents( dirname( __DIR__, 2 ) . "/$page" ), $code );
	foreach ( $code[1] as $snippet ) {
		eval( $snippet );
	}
}

$kept = $filters['shop_islands_replaced_handles']( array( 'wc-cart', 'wc-checkout' ) );
same( 'The checkout keeps its script.', array( 'wc-cart' ), array_values( $kept ) );
same( 'The host is asked for by its name.', 'cart-drawer', $actions['shop_islands_host']['name'] );

$tag = $filters['script_loader_tag'];
same(
	'A script of a category waits.',
	'<script type="text/plain" data-cookieyes="cookieyes-analytics" src="/a.js"></script>',
	$tag( '<script data-cookieyes="cookieyes-analytics" type=\'text/javascript\' src="/a.js"></script>' )
);
foreach ( array( '<script data-cookieyes="cookieyes-necessary" src="/a.js"></script>', '<script src="/b.js"></script>' ) as $other ) {
	same( 'Others stay as they are.', $other, $tag( $other ) );
}

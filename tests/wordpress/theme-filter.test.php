<?php
/**
 * Tests the filter for themes in docs/install.md: which files it takes out, and on which pages.
 */

require __DIR__ . '/check.php';

/** Stand-ins for the functions of WordPress and WooCommerce that the filter calls; the page is what the test says. */
function add_filter( $name, $filter ) {
	$GLOBALS['filter'] = $filter;
}
function is_admin() {
	return 'admin' === $GLOBALS['page'];
}
function is_customize_preview() {
	return 'customizer' === $GLOBALS['page'];
}
function is_checkout_pay_page() {
	return 'pay' === $GLOBALS['page'];
}
function is_add_payment_method_page() {
	return 'add-card' === $GLOBALS['page'];
}

$document = file_get_contents( dirname( __DIR__, 2 ) . '/docs/install.md' );
preg_match( '/```php\n(.*?)```/s', $document, $code );
eval( $code[1] );

const DATA = "<script id=\"some-js-extra\">\nvar some = {};\n</script>\n";

/** Whether a script keeps its file on a kind of page. Its data always stays. */
function keeps( string $handle, string $page ): bool {
	$GLOBALS['page'] = $page;
	$file            = "<script src=\"https://shop.example/$handle.js?ver=1\" id=\"$handle-js\" defer></script>\n";
	$tag             = $GLOBALS['filter']( DATA . $file, $handle );
	same( "The data beside $handle stays.", DATA, str_replace( $file, '', $tag ) );
	return DATA !== $tag;
}

same( 'A replaced script loses its file.', false, keeps( 'selectWoo', 'shop' ) );
same( 'Others keep theirs.', true, keeps( 'theme', 'shop' ) );
same( 'wp-admin searches products and customers with selectWoo.', true, keeps( 'selectWoo', 'admin' ) );
same( 'The Customizer shows the originals.', true, keeps( 'astra-theme-js', 'customizer' ) );
same( 'No island pays for an order later.', true, keeps( 'wc-checkout', 'pay' ) );
same( 'Nor does one draw order buttons there.', true, keeps( 'wc-custom-place-order-button', 'pay' ) );
same( 'Nor where a payment method is added.', true, keeps( 'wc-custom-place-order-button', 'add-card' ) );
same( 'On the checkout the loader has them.', false, keeps( 'wc-custom-place-order-button', 'checkout' ) );
same( 'What stands beside that form goes all the same.', false, keeps( 'wc-cart-fragments', 'pay' ) );
$_SERVER['QUERY_STRING'] = 'bricks=red';
same( 'A shopper’s page has no editor.', false, keeps( 'selectWoo', 'shop' ) );
$_SERVER['QUERY_STRING'] = 'et_fb=1';
same( 'Divi’s editor runs the originals.', true, keeps( 'selectWoo', 'shop' ) );
$_SERVER['QUERY_STRING'] = 'p=2&elementor-preview=1';
same( 'Elementor’s editor runs the originals.', true, keeps( 'elementskit-elementor', 'shop' ) );

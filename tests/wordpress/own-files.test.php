<?php
/**
 * Tests whether the file under a known handle is the one that the handle's plugin ships.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';

/** Stand-ins for the functions of WordPress that the class needs. */
function wp_parse_url( $address, $part ) {
	return parse_url( $address, $part );
}
function plugins_url() {
	return $GLOBALS['plugins'];
}
$plugins = 'https://shop.example/wp-content/plugins';

\subject( 'handles' );
\subject( 'own-files' );

const WOO = '/wp-content/plugins/woocommerce/assets/js';
const KIT = '/wp-content/plugins/elementskit-lite/widgets/init/assets/js';

/** The address of each known script in its plugin's release. */
const RELEASED = array(
	'wc-add-to-cart'                 => WOO . '/frontend/add-to-cart.min.js',
	'wc-cart-fragments'              => WOO . '/frontend/cart-fragments.min.js',
	'wc-cart'                        => WOO . '/frontend/cart.min.js',
	'woocommerce'                    => WOO . '/frontend/woocommerce.min.js',
	'wc-add-to-cart-variation'       => WOO . '/frontend/add-to-cart-variation.min.js',
	'wc-single-product'              => WOO . '/frontend/single-product.min.js',
	'wc-flexslider'                  => WOO . '/flexslider/jquery.flexslider.min.js',
	'wc-photoswipe'                  => WOO . '/photoswipe/photoswipe.min.js',
	'wc-photoswipe-ui-default'       => WOO . '/photoswipe/photoswipe-ui-default.min.js',
	'wc-zoom'                        => WOO . '/zoom/jquery.zoom.min.js',
	'wc-checkout'                    => WOO . '/frontend/checkout.min.js',
	'wc-country-select'              => WOO . '/frontend/country-select.min.js',
	'wc-address-i18n'                => WOO . '/frontend/address-i18n.min.js',
	'selectWoo'                      => WOO . '/selectWoo/selectWoo.full.min.js',
	'wc-address-autocomplete'        => WOO . '/frontend/address-autocomplete.min.js',
	'wc-custom-place-order-button'   => WOO . '/frontend/utils/custom-place-order-button.min.js',
	'wc-address-autocomplete-common' => WOO . '/frontend/utils/address-autocomplete-common.min.js',
	'sourcebuster-js'                => WOO . '/sourcebuster/sourcebuster.min.js',
	'wc-order-attribution'           => WOO . '/frontend/order-attribution.min.js',
	'wp-consent-api-integration'     => WOO . '/frontend/wp-consent-api-integration.min.js',
	'flexslider'                     => WOO . '/flexslider/jquery.flexslider.min.js',
	'photoswipe'                     => WOO . '/photoswipe/photoswipe.min.js',
	'photoswipe-ui-default'          => WOO . '/photoswipe/photoswipe-ui-default.min.js',
	'zoom'                           => WOO . '/zoom/jquery.zoom.min.js',
	'shopengine-wishlist'            => '/wp-content/plugins/shopengine/modules/wishlist/assets/js/wishlist.js',
	'shopengine-comparison'          => '/wp-content/plugins/shopengine/modules/comparison/assets/js/comparison.js',
	'shopengine-quickview'           => '/wp-content/plugins/shopengine/modules/quick-view/assets/js/script.js',
	'shopengine-modal-script'        => '/wp-content/plugins/shopengine/assets/js/shopengine-modal.js',
	'shopengine-filter-js'           => '/wp-content/plugins/shopengine/assets/js/filter.js',
	'shopengine-js-front'            => '/wp-content/plugins/shopengine/modules/swatches/assets/js/frontend.js',
	'shopengine-swatches-loop-js'    => '/wp-content/plugins/shopengine/modules/swatches/loop-product-support/assets/swatches.js',
	'elementskit-elementor'          => KIT . '/elementor.js',
	'ekit-widget-scripts'            => KIT . '/widget-scripts.js',
	'animate-circle'                 => KIT . '/animate-circle.min.js',
	'odometer'                       => KIT . '/odometer.min.js',
	'astra-theme-js'                 => '/wp-content/themes/astra/assets/js/minified/frontend.min.js',
	'cookie-law-info'                => '/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js',
	'cookie-law-info-wca'            => '/wp-content/plugins/cookie-law-info/lite/frontend/js/wca.min.js',
	'ht_ctc_app_js'                  => '/wp-content/plugins/click-to-chat-for-whatsapp/new/inc/assets/js/app.js',
	'king-addons-popup-builder-popup-module-script' => '/wp-content/plugins/king-addons/includes/extensions/Popup_Builder/popup-module.js',
	'wc-account-i18n'                => WOO . '/frontend/account-i18n.min.js',
	'king-addons-perfectscrollbar-perfectscrollbar' => '/wp-content/plugins/king-addons/includes/assets/libraries/perfectscrollbar/perfectscrollbar.js',
	'wcct_public_js'                 => '/wp-content/plugins/finale-woocommerce-sales-countdown-timer-discount/assets/js/wcct_combined.min.js',
);

/** Whether the file under a handle is somebody else's. */
function is_foreign( string $handle, $src ): bool {
	return array( $handle ) === Own_Files::foreign( array( $handle => \script( array(), $src ) ) );
}

\same( 'Every known script is in the table above.', array(), array_diff( array_keys( Handles::all() ), array_keys( RELEASED ) ) );
foreach ( RELEASED as $handle => $src ) {
	\same( "$handle has its own file as released.", false, is_foreign( $handle, "https://shop.example$src?ver=1" ) );
	\same( "$handle has it on a host that serves copies.", false, is_foreign( $handle, "//cdn.example/shop$src" ) );
	\same( "$handle has it without a host.", false, is_foreign( $handle, $src ) );
	\same( "$handle may have a theme’s file.", true, is_foreign( $handle, '/wp-content/themes/dress/js/own.js' ) );
	\same( "$handle without a file has nobody’s.", false, is_foreign( $handle, false ) );
}

$own = 'wc-country-select';
\same( 'A theme may keep its files in a folder of the plugin’s name.', true, is_foreign( $own, '/wp-content/themes/dress/plugins/woocommerce/country-select.js' ) );
\same( 'So may another plugin.', true, is_foreign( $own, '/wp-content/plugins/dress/plugins/woocommerce/country-select.js' ) );
\same( 'A plugin whose name begins alike is another.', true, is_foreign( $own, '/wp-content/plugins/woocommerce-dress/country-select.js' ) );
\same( 'The name in a query is no folder.', true, is_foreign( $own, '/wp-content/themes/dress/own.js?from=/plugins/woocommerce/' ) );
\same( 'Jetpack’s CDN has a plugin’s files by name and version.', false, is_foreign( $own, 'https://c0.wp.com/p/woocommerce/10.5.0/assets/js/frontend/country-select.min.js' ) );
\same( 'A child theme has a file of its own.', true, is_foreign( 'astra-theme-js', '/wp-content/themes/astra-child/assets/js/frontend.js' ) );
\same( 'Finale’s paid edition lies in another folder.', false, is_foreign( 'wcct_public_js', '/wp-content/plugins/finale-woocommerce-sales-countdown-timer-discount-plugin/assets/js/a.js' ) );

$plugins = 'https://shop.example/modules';
\same( 'A shop may call the plugins’ folder otherwise.', false, is_foreign( $own, 'https://shop.example/modules/woocommerce/assets/js/frontend/country-select.min.js' ) );
$plugins = 'https://shop.example/wp-content/plugins';

foreach ( array( '/wp-includes/js/jquery/jquery.min.js', 'https://code.jquery.com/jquery-3.7.1.min.js', 'https://cdn.example/ajax/libs/jquery/3.7.1/jquery.slim.min.js' ) as $src ) {
	\same( "A library may come from anywhere: $src", false, is_foreign( 'jquery-core', $src ) );
}
\same( 'A library’s copy in a theme is the library.', false, is_foreign( 'flexslider', '/wp-content/themes/dress/js/jquery.flexslider-min.js' ) );
foreach ( array( 'bundle.min.js', 'jquery.main.js', 'vendor.js' ) as $file ) {
	\same( "A file of another name may hold more: $file", true, is_foreign( 'jquery-core', "/wp-content/themes/dress/$file" ) );
}

$registered = array(
	'wc-country-select' => \script( array(), '/wp-content/themes/dress/own.js' ),
	'woocommerce'       => \script( array(), RELEASED['woocommerce'] ),
	'flexslider'        => \script( array(), '/wp-content/themes/dress/sliders.js' ),
	'jquery-core'       => \script( array(), '/wp-content/themes/dress/bundle.js' ),
);
\same( 'The islands of such a script yield, and no others; a library does nobody’s work.', array( 'country-fields' ), Own_Files::yielding( $registered ) );

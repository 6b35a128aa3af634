<?php
/**
 * The scripts that islands replace: handle by handle, the islands that do a script's work. If one of these islands is
 * switched off, the script keeps its file.
 *
 * @package Shop_Islands
 */

defined( 'ABSPATH' ) || exit;

$gallery = array( 'product-gallery' );
$address = array( 'country-fields' );
$origin  = array( 'order-attribution', 'order-attribution-inputs' );
// Neither of ElementsKit's two scripts does a widget's work alone.
$elementskit = array( 'off-canvas', 'nav-menu', 'header-search', 'content-tabs', 'read-more', 'info-tip', 'counter', 'progress-bar', 'pie-chart', 'countdown', 'before-after', 'tilt', 'map', 'scroll-to-top', 'lightbox', 'newsletter', 'collapse' );

return array(
	// WooCommerce.
	'wc-add-to-cart'               => array( 'add-to-cart', 'mini-cart' ),
	'wc-cart-fragments'            => array( 'cart-session', 'mini-cart' ),
	'wc-cart'                      => array( 'cart' ),
	'woocommerce'                  => array( 'store-notice', 'ordering', 'result-count', 'notices', 'quantity', 'password-toggle', 'field-hints', 'coming-soon' ),
	// After WooCommerce 8.3.
	'wc-account-i18n'              => array( 'notices' ),
	'wc-add-to-cart-variation'     => array( 'variations', 'variation-details' ),
	'wc-single-product'            => array( 'product-tabs', 'rating', 'product-gallery' ),
	// From WooCommerce 10.3; the names before are below.
	'wc-flexslider'                => $gallery,
	'wc-photoswipe'                => $gallery,
	'wc-photoswipe-ui-default'     => $gallery,
	'wc-zoom'                      => $gallery,
	'wc-checkout'                  => array( 'checkout', 'checkout-coupon', 'checkout-login', 'country-fields' ),
	// From WooCommerce 10.6.
	'wc-custom-place-order-button' => array( 'checkout' ),
	'wc-country-select'            => $address,
	'wc-address-i18n'              => $address,
	'selectWoo'                    => $address,
	// After WooCommerce 9.3.
	'wc-address-autocomplete'      => array( 'address-autocomplete' ),
	'wc-address-autocomplete-common' => array( 'address-autocomplete' ),
	// From WooCommerce 8.5.
	'sourcebuster-js'              => $origin,
	'wc-order-attribution'         => $origin,
	'wp-consent-api-integration'   => $origin,

	// The same scripts, under their handles before WooCommerce 10.3. Later versions register these as other names of the new
	// handles, without a file; only 10.3.0 gives them one.
	'flexslider'                   => $gallery,
	'photoswipe'                   => $gallery,
	'photoswipe-ui-default'        => $gallery,
	'zoom'                         => $gallery,

	// ShopEngine.
	'shopengine-wishlist'          => array( 'wishlist' ),
	'shopengine-comparison'        => array( 'comparison', 'comparison-dialog', 'comparison-table', 'comparison-bar', 'comparison-count' ),
	'shopengine-quickview'         => array( 'quick-view' ),
	'shopengine-modal-script'      => array( 'quick-view', 'comparison-dialog' ),
	'shopengine-filter-js'         => array( 'shop-filter' ),
	'shopengine-js-front'          => array( 'swatches', 'loop-swatches' ),
	'shopengine-swatches-loop-js'  => array( 'loop-swatches' ),

	// ElementsKit.
	'elementskit-elementor'        => $elementskit,
	'ekit-widget-scripts'          => $elementskit,
	'animate-circle'               => array( 'pie-chart' ),
	'odometer'                     => array( 'counter' ),

	// Astra.
	'astra-theme-js'               => array( 'header-menu', 'smooth-anchors', 'scroll-to-top' ),

	// Marketing.
	'cookie-law-info'              => array( 'consent' ),
	'cookie-law-info-wca'          => array( 'consent' ),
	'ht_ctc_app_js'                => array( 'chat' ),
	'king-addons-popup-builder-popup-module-script' => array( 'addon-popup' ),
	'king-addons-perfectscrollbar-perfectscrollbar' => array( 'addon-popup' ),
	'wcct_public_js'               => array( 'campaign' ),
);

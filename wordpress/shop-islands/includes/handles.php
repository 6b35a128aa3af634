<?php
/**
 * The scripts that islands replace: handle by handle, the islands that do a script's work. Where one of those is
 * switched off, the script keeps its file.
 *
 * @package Shop_Islands
 */

defined( 'ABSPATH' ) || exit;

$gallery = array( 'product-gallery' );
$address = array( 'country-fields' );
$origin  = array( 'order-attribution', 'order-attribution-inputs' );
// Neither of its scripts does a widget's work alone.
$elementskit = array( 'off-canvas', 'nav-menu', 'header-search', 'content-tabs', 'read-more', 'info-tip', 'counter', 'progress-bar', 'pie-chart', 'countdown', 'before-after', 'tilt', 'map', 'scroll-to-top', 'lightbox', 'newsletter', 'collapse' );

return array(
	// WooCommerce.
	'wc-add-to-cart'              => array( 'add-to-cart', 'mini-cart' ),
	'wc-cart-fragments'           => array( 'cart-session', 'mini-cart' ),
	'wc-cart'                     => array( 'cart' ),
	'woocommerce'                 => array( 'store-notice', 'ordering', 'result-count', 'notices', 'quantity', 'password-toggle', 'field-hints', 'coming-soon' ),
	'wc-account-i18n'             => array( 'notices' ),
	'wc-add-to-cart-variation'    => array( 'variations', 'variation-details' ),
	'wc-single-product'           => array( 'product-tabs', 'rating', 'product-gallery' ),
	'wc-flexslider'               => $gallery,
	'wc-photoswipe'               => $gallery,
	'wc-photoswipe-ui-default'    => $gallery,
	'wc-zoom'                     => $gallery,
	'wc-checkout'                 => array( 'checkout', 'checkout-coupon', 'checkout-login', 'country-fields' ),
	'wc-country-select'           => $address,
	'wc-address-i18n'             => $address,
	'selectWoo'                   => $address,
	'wc-address-autocomplete'     => array( 'address-autocomplete' ),
	'wc-address-autocomplete-common' => array( 'address-autocomplete' ),
	'sourcebuster-js'             => $origin,
	'wc-order-attribution'        => $origin,
	'wp-consent-api-integration'  => $origin,

	// The same, in WooCommerce before 10.3.
	'flexslider'                  => $gallery,
	'photoswipe'                  => $gallery,
	'photoswipe-ui-default'       => $gallery,
	'zoom'                        => $gallery,

	// ShopEngine.
	'shopengine-wishlist'         => array( 'wishlist' ),
	'shopengine-comparison'       => array( 'comparison', 'comparison-dialog', 'comparison-table', 'comparison-bar', 'comparison-count' ),
	'shopengine-quickview'        => array( 'quick-view' ),
	'shopengine-modal-script'     => array( 'quick-view', 'comparison-dialog' ),
	'shopengine-filter-js'        => array( 'shop-filter' ),
	'shopengine-js-front'         => array( 'swatches', 'loop-swatches' ),
	'shopengine-swatches-loop-js' => array( 'loop-swatches' ),

	// ElementsKit.
	'elementskit-elementor'       => $elementskit,
	'ekit-widget-scripts'         => $elementskit,
	'animate-circle'              => array( 'pie-chart' ),
	'odometer'                    => array( 'counter' ),

	// Astra.
	'astra-theme-js'              => array( 'header-menu', 'smooth-anchors', 'scroll-to-top' ),

	// Marketing.
	'cookie-law-info'             => array( 'consent' ),
	'cookie-law-info-wca'         => array( 'consent' ),
	'ht_ctc_app_js'               => array( 'chat' ),
	'king-addons-popup-builder-popup-module-script' => array( 'addon-popup' ),
	'king-addons-perfectscrollbar-perfectscrollbar' => array( 'addon-popup' ),
	'wcct_public_js'              => array( 'campaign' ),
);

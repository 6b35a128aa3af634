<?php
/**
 * The scripts of the same plugins that are known to stay: their handles, or the folder of all files of a kind, and why. A
 * script of these plugins that is neither here nor in handles.php is new, and the report names it.
 *
 * @package Shop_Islands
 */

defined( 'ABSPATH' ) || exit;

return array(
	// WooCommerce.
	array(
		'why'     => 'No island does the work on the form for a new payment method.',
		'handles' => array( 'wc-add-payment-method' ),
	),
	array(
		'why'     => 'No island rates passwords.',
		'handles' => array( 'wc-password-strength-meter' ),
	),
	array(
		'why'     => 'No island does the work on the form for a lost password.',
		'handles' => array( 'wc-lost-password' ),
	),
	array(
		// `jquery-payment` is the name before WooCommerce 10.3, and `wc-paypal-frontend` comes after 9.3.
		'why'     => 'Payment methods bring their own fields and buttons.',
		'handles' => array( 'wc-credit-card-form', 'wc-jquery-payment', 'jquery-payment', 'woocommerce-tokenization-form', 'wc-paypal-frontend' ),
	),
	array(
		'why'     => 'No island finds the country of a visitor behind a page cache.',
		'handles' => array( 'wc-geolocation' ),
	),
	array(
		// `accounting` is the name before WooCommerce 10.3.
		'why'     => 'No island does the work of the widget that filters by price.',
		'handles' => array( 'wc-price-slider', 'wc-jquery-ui-touchpunch', 'wc-accounting', 'accounting' ),
	),
	array(
		// From WooCommerce 10.2.
		'why'     => 'No island does the work on the form for products that are out of stock.',
		'handles' => array( 'wc-back-in-stock-form' ),
	),
	array(
		// From WooCommerce 10.1.
		'why'     => 'It is a provider of addresses, which the islands ask.',
		'handles' => array( 'a8c-address-autocomplete-service' ),
	),
	array(
		// The second name of each pair is the one before WooCommerce 10.3.
		'why'     => 'Only other plugins and themes ask for these libraries.',
		'handles' => array( 'wc-jquery-cookie', 'jquery-cookie', 'wc-jquery-tiptip', 'jquery-tiptip', 'wc-prettyPhoto', 'prettyPhoto', 'wc-prettyPhoto-init', 'prettyPhoto-init', 'wc-select2', 'select2' ),
	),
	array(
		// The second folder is the one of WooCommerce 8.3.
		'why'     => 'Blocks run their own scripts.',
		'handles' => array( 'plugins/woocommerce/assets/client/blocks/', 'plugins/woocommerce/packages/woocommerce-blocks/' ),
	),
	array(
		'why'     => 'They are for staff.',
		'handles' => array( 'plugins/woocommerce/assets/client/admin/', 'plugins/woocommerce/assets/js/admin/' ),
	),

	// ShopEngine.
	array(
		'why'     => 'It lays out widgets for which there is no island.',
		'handles' => array( 'shopengine-elementor-script', 'asrange-js' ),
	),
	array(
		'why'     => 'Themes and templates may call its functions.',
		'handles' => array( 'shopengine-js', 'shopengine-simple-scrollbar.js-js', 'lib-sqv-js' ),
	),

	// ElementsKit.
	array(
		'why'     => 'It does nothing, and goes by itself.',
		'handles' => array( 'elementskit-framework-js-frontend' ),
	),
	array(
		'why'     => 'No island does the work of these widgets.',
		'handles' => array( 'one-page-scroll', 'lottie', 'lottie-init', 'goodshare', 'datatables', 'ekit-google-gmaps' ),
	),

	// Astra.
	array(
		'why'     => 'No island does the work of these parts of the theme.',
		'handles' => array( 'astra-mobile-cart', 'astra-live-search', 'astra-sticky-add-to-cart', 'astra-shop-add-to-cart', 'astra-add-to-cart-quantity-btn', 'astra-sticky-sidebar', 'astra-theme-js-pro', 'astra-flexibility', 'astra-customevent' ),
	),

	// Marketing.
	array(
		'why'     => 'No island does the work of the older banner’s additions.',
		'handles' => array( 'cookie-law-info-ccpa', 'cookie-law-info-script-blocker' ),
	),
	array(
		'why'     => 'No island does the work of these buttons.',
		'handles' => array( 'ht_ctc_woo_js', 'ht_ctc_group_js', 'ht_ctc_share_js', 'ccw_app' ),
	),
	array(
		'why'     => 'No island does the work of other widgets than popups.',
		'handles' => array( 'plugins/king-addons/includes/widgets/', 'plugins/king-addons/includes/features/', 'plugins/king-addons/includes/assets/libraries/', 'plugins/king-addons/includes/admin/' ),
	),
);

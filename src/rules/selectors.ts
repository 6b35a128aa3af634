/** Selectors of markup that several widgets look for, as the plugins print it. A widget's own are in its contract. */

// WooCommerce's.
export const CART_WIDGET = '.widget_shopping_cart_content';
export const CHECKOUT_FORM = 'form.checkout';
/** Around the hint that holds the toggle of the checkout's login. It looks like a notice. */
export const LOGIN_TOGGLE = '.woocommerce-form-login-toggle';
/** A field of WooCommerce's forms stands in one. */
export const FIELD_WRAPPER = '.woocommerce-input-wrapper';
export const PRODUCT_FORM = 'form.cart';
export const ADD_BUTTON = '.single_add_to_cart_button';
/** Any element: bundles print several of them in one form. */
export const VARIATIONS_FORM = '.variations_form';
export const RESET_VARIATIONS = '.reset_variations';
export const GALLERY = '.woocommerce-product-gallery';

// ShopEngine's.
export const WISHLIST_BUTTON = '.shopengine_add_to_list_action';
export const COMPARISON_BUTTON = '.shopengine_comparison_add_to_list_action';
export const QUICK_VIEW_BUTTON = '.shopengine-quickview-trigger';
export const DIRECT_CHECKOUT_BUTTON = '.shopengine_direct_checkout';
/** Printed hidden: whether it is to be seen, the shopper's cookie tells. */
export const COMPARISON_BAR = '.shopengine-comparison-bottom-bar';
/** Folds the bar and unfolds it. */
export const COMPARISON_BAR_TOGGLE = '.comparison-bottom-bar-toggle';
/** Takes a product off the bar. */
export const COMPARISON_BAR_REMOVE = '.shopengine-comparison-bar-action';
/** Leads to the comparison's page. */
export const COMPARISON_LINK = '.comparison-endpoint-bottom';
export const COMPARISON_MODAL = '.shopengine-comparison-modal';

/** Around what is built with Elementor; its value is a post's number. */
export const ELEMENTOR_DOCUMENT = '[data-elementor-id]';

/**
 * Owns the selectors of plugins' markup that several widgets look for. The other selectors of a widget are in its
 * contract.
 */

// WooCommerce's.
export const CART_WIDGET = '.widget_shopping_cart_content';
export const CHECKOUT_FORM = 'form.checkout';
/** What a page has while an order is on its way: a form of WooCommerce's, or the button of its block checkout. */
export const ORDERING =
  'form.checkout.processing,#order_review.processing,.wc-block-components-checkout-place-order-button--loading';
/** ShopEngine's box with a coupon's field, which is no form. */
export const COUPON_BOX = '.shopengine-checkout-coupon';
/** The box around the toggle of the checkout's login. It looks like a notice. */
export const LOGIN_TOGGLE = '.woocommerce-form-login-toggle';
/** The element around a field of WooCommerce's forms. */
export const FIELD_WRAPPER = '.woocommerce-input-wrapper';
/** The field of an address's country. */
export const COUNTRY_FIELD = '.country_to_state';
export const PRODUCT_FORM = 'form.cart';
export const ADD_BUTTON = '.single_add_to_cart_button';
/** A variation form. It may be any element, because bundles print several of them in one form. */
export const VARIATIONS_FORM = '.variations_form';
export const RESET_VARIATIONS = '.reset_variations';
export const GALLERY = '.woocommerce-product-gallery';
/** In a variation form: the page's own gallery as it was printed, in a `template`, or in a `script` that never runs. */
export const PRINTED_GALLERY = '.wc-product-gallery-default-template';

// ShopEngine's.
export const WISHLIST_BUTTON = '.shopengine_add_to_list_action';
export const COMPARISON_BUTTON = '.shopengine_comparison_add_to_list_action';
export const QUICK_VIEW_BUTTON = '.shopengine-quickview-trigger';
export const DIRECT_CHECKOUT_BUTTON = '.shopengine_direct_checkout';
/** A form of filters, of the sort order, or of the number per page. */
export const FILTER_FORM = 'form.shopengine-filter';
/** The comparison bar. The server prints it hidden; the shopper's cookie decides whether to show it. */
export const COMPARISON_BAR = '.shopengine-comparison-bottom-bar';
/** The button that folds and unfolds the bar. */
export const COMPARISON_BAR_TOGGLE = '.comparison-bottom-bar-toggle';
/** The button that removes a product from the bar. */
export const COMPARISON_BAR_REMOVE = '.shopengine-comparison-bar-action';
/** The link to the comparison's page. */
export const COMPARISON_LINK = '.comparison-endpoint-bottom';
export const COMPARISON_MODAL = '.shopengine-comparison-modal';

/** The element around content that is built with Elementor. The attribute's value is the post's id. */
export const ELEMENTOR_DOCUMENT = '[data-elementor-id]';

/** The checkout's markup, as WooCommerce prints it (README.md has the table). */

export { CHECKOUT_FORM as FORM, COUPON_BOX } from '../../src/rules/selectors';

export const TABLE = '.woocommerce-checkout-review-order-table';
export const PAYMENT = '.woocommerce-checkout-payment';
export const METHOD = 'input[name="payment_method"]';
export const BOX = '.payment_box';
export const ORDER_BUTTON = '#place_order';
/** Class of a form whose chosen payment method draws its own order button, which hides the shop's. */
export const OWN_BUTTON = 'has-custom-place-order-button';
/** Class of the element that such a button is drawn into. */
export const BUTTON_BOX = 'wc-custom-place-order-button';
/** The jQuery event of a method that has registered its button. */
export const REGISTERED = 'wc_custom_place_order_button_registered';
export const TERMS = '#terms';
/** Shows the terms' text in the page. */
export const TERMS_LINK = '.woocommerce-terms-and-conditions-link';
export const ROW = '.form-row';
/** Class of a row whose field is wrong. */
export const INVALID = 'woocommerce-invalid';
/** Fields that are checked while the shopper fills them in. */
export const CHECKED = '.input-text, select, input[type="checkbox"]';
export const SHIP_ELSEWHERE = '#ship-to-different-address input';
export const CREATE_ACCOUNT = '#createaccount';
/** Fields whose change changes the totals at once. */
export const CHOICE = `select.shipping_method, input[name^="shipping_method"], ${SHIP_ELSEWHERE}, .update_totals_on_change select, .update_totals_on_change input[type="radio"], .update_totals_on_change input[type="checkbox"]`;
/** Fields whose change changes the totals once the address is complete. */
export const ADDRESS_CHOICE = '.address-field select';
export const ADDRESS_TEXT = '.address-field input.input-text, .update_totals_on_change input.input-text';
/**
 * Text fields for which an address provider brings suggestions: their text counts when the shopper leaves the field.
 */
export const SUGGESTED = '.autocomplete-available [name$="_address_1"]';
/** The field for a coupon's code, which a theme may print into the form. */
export const COUPON = '[name="coupon_code"]';
export const MANIPULATED = '[data-autocomplete-manipulating="true"]';
export const ORDER_NOTICES = 'woocommerce-NoticeGroup-checkout';
export const REVIEW_NOTICES = 'woocommerce-NoticeGroup-updateOrderReview';
export const INLINE_ERROR = 'checkout-inline-error-message';
export const REVIEW_ERROR = 'shop-islands-review-error';
/** Class of a region while its call is under way. */
export const UPDATING = 'updating';
/** Class of the form while an order is under way, named by WooCommerce. */
export const PROCESSING = 'processing';
/** The row of the code that comes when the shopper's hand is at the form (src/entry/chunks/checkout-page.ts). */
export const HAND = 'checkout-order';

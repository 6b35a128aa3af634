/** The cart page's markup, as WooCommerce and ShopEngine print it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';
import { LOGIN_TOGGLE } from '../../src/rules/selectors';

/** The form of a checkout on the same page. */
export { CHECKOUT_FORM as CHECKOUT } from '../../src/rules/selectors';

/** Class of WooCommerce's form. ShopEngine's form can have it, too. */
export const FORM_CLASS = 'woocommerce-cart-form';
/** The forms of WooCommerce and of ShopEngine. */
export const FORMS = [`form.${FORM_CLASS}`, 'form.shopengine-cart-form'];
export const FORM = `${FORMS}`;
export const TOTALS = '.cart_totals';
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
export const CALCULATOR_PANEL = '.shipping-calculator-form';
export const UPDATE = '[name="update_cart"]';
/** Name of the field that proves that the form is the shop's. */
export const NONCE = 'woocommerce-cart-nonce';
export const QUANTITY = 'input.qty';
/**
 * Every quantity that the form sends. ShopEngine prints the quantity of a product that is sold individually without a
 * class.
 */
export const SENT_QUANTITY = '[name$="[qty]"]';
/** Elements that "Update cart" may save: quantities, and all fields that plugins print into rows. */
export const CHANGEABLE = `${QUANTITY}, .cart_item *`;
export const ROW = '.cart_item, .quantity, .shopengine-cart-quantity';
export const MINUS = '.minus, .minus-button';
export const PLUS = '.plus, .plus-button';
export const STEPPER = `:is(${FORM}) :is(${MINUS}, ${PLUS})`;
export const COUPON_FIELD = '#coupon_code';
export const COUPON = '.coupon';
export const COUPON_ERROR = 'coupon-error-notice';
/** The shipping methods in the totals. The checkout's review has such fields of its own. */
export const SHIPPING_METHOD = '.cart_totals select.shipping_method, .cart_totals [name^="shipping_method"]';
export const NOTICES = '.woocommerce-error, .woocommerce-message, .woocommerce-info, .is-error, .is-info, .is-success';
/** Elements around the links that open a checkout's forms. They look like notices. */
export const TOGGLE_PLACES = `.woocommerce-form-coupon-toggle,${LOGIN_TOGGLE}`;
/** The element around the words for an empty cart. It looks like a notice. */
export const EMPTY = '.wc-empty-cart-message';
export const NOTICES_PLACE = '.woocommerce-notices-wrapper';
/** Classes of the form and the totals while a call is under way: WooCommerce's own and SPEC's. */
export const BUSY = ['processing', 'updating'];
/** The link that undoes a removal, in the notice about it. */
export const RESTORE = '.restore-item';
export const ORIGINAL: OriginalMark = { event: 'submit', selectors: [CALCULATOR] };
/** Events for the cart's own changes. They are commands to every island that shows the cart. */
export const NEWS = ['cart:added', 'cart:changed', 'cart:removed', 'coupon:applied', 'coupon:removed'];

/** The cart page's markup, as WooCommerce and ShopEngine print it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';
import { LOGIN_TOGGLE } from '../../src/rules/selectors';

/** A checkout on the same page. */
export { CHECKOUT_FORM as CHECKOUT } from '../../src/rules/selectors';

/** ShopEngine's form has it, too. */
export const FORM_CLASS = 'woocommerce-cart-form';
/** WooCommerce's form, and ShopEngine's. */
export const FORMS = [`form.${FORM_CLASS}`, 'form.shopengine-cart-form'];
export const FORM = `${FORMS}`;
export const TOTALS = '.cart_totals';
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
export const CALCULATOR_PANEL = '.shipping-calculator-form';
export const UPDATE = '[name="update_cart"]';
export const QUANTITY = 'input.qty';
/** Every quantity that is sent; ShopEngine prints that of what is sold one by one without a class. */
export const SENT_QUANTITY = '[name$="[qty]"]';
/** What may be saved with "Update cart": quantities, and whatever else plugins print into rows. */
export const CHANGEABLE = `${QUANTITY}, .cart_item *`;
export const ROW = '.cart_item, .quantity, .shopengine-cart-quantity';
export const MINUS = '.minus, .minus-button';
export const PLUS = '.plus, .plus-button';
export const COUPON_FIELD = '#coupon_code';
export const COUPON = '.coupon';
export const COUPON_ERROR = 'coupon-error-notice';
/** In the totals only: the checkout's review has such fields of its own. */
export const SHIPPING_METHOD = '.cart_totals select.shipping_method, .cart_totals [name^="shipping_method"]';
export const NOTICES = '.woocommerce-error, .woocommerce-message, .woocommerce-info, .is-error, .is-info, .is-success';
/** Around hints that hold the toggles of a checkout's forms. They look like notices. */
export const TOGGLE_PLACES = `.woocommerce-form-coupon-toggle,${LOGIN_TOGGLE}`;
export const NOTICES_PLACE = '.woocommerce-notices-wrapper';
/** On the form and the totals while a call is under way; WooCommerce's own name and SPEC's. */
export const BUSY = ['processing', 'updating'];
/** Undoes a removal, in the notice that tells of it. */
export const RESTORE = '.restore-item';
export const ORIGINAL: OriginalMark = { event: 'submit', selectors: [CALCULATOR] };

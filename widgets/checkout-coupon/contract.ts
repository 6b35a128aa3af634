/** The checkout's coupon form, as WooCommerce prints it (README.md has the table). */

import { COUPON_BOX as BOX, CHECKOUT_FORM as CHECKOUT } from '../../src/rules/selectors';

export { BOX, CHECKOUT };

export const TOGGLE = '.showcoupon';
/**
 * Set on a row that holds the code's field inside of the checkout's form, because a theme has printed the coupon's form
 * there.
 */
const OWN_ROW = '[data-island-coupon]';
/** WooCommerce's own form. */
export const OWN_FORM = 'form.checkout_coupon';
/**
 * A place with a code's field: WooCommerce's form, ShopEngine's box, or a theme's row, whose fields belong to the
 * checkout's form.
 */
export const FORM = `${OWN_FORM},${BOX},${OWN_ROW}`;
/** The form or the box that a toggle opens. */
export const FOLDED = `${OWN_FORM},${BOX}`;
/** The element around ShopEngine's toggle and box. */
export const PLACE = '.shopengine-checkout-coupon-form';
export const APPLY = '[name="apply_coupon"]';
export const CODE = '[name="coupon_code"]';
/** Elements with a code's field: forms, boxes, and a theme's field. */
export const HOSTS = [OWN_FORM, BOX, `${CHECKOUT} ${CODE}`];
export const ROW = '.form-row';
export const EMAIL = '#billing_email';
export const REVIEW = '.woocommerce-checkout-review-order';
/** The body of ShopEngine's cart page, which may have its box too. */
export const CART = '.shopengine-cart';
export const ERROR = 'coupon-error-notice';
export const NOTICES = '.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner';
/** Notices that an action makes obsolete. Hints (`.woocommerce-info`) hold the toggles and stay. */
export const OLD_NOTICES = '.woocommerce-error,.woocommerce-message,.is-error,.is-success';
/** Class of the form, or the review, while a call is under way. */
export const BUSY = 'processing';
/** How long the form takes to slide, in milliseconds. */
export const SLIDE = 400;

/** The checkout's login, as WooCommerce and ShopEngine print it (README.md has the table). */

export { LOGIN_TOGGLE as TOGGLE_BOX } from '../../src/rules/selectors';

export const TOGGLE = 'a.showlogin';
/** The controls that show the login. WooCommerce's is a link. */
export const SHOW = '.showlogin';
export const FORM = 'form.woocommerce-form-login,form.login';
/** ShopEngine's box around toggle and form. Its login is a call; WooCommerce's own form is a plain POST. */
export const BOX = '.shopengine-checkout-form-login';
export const BOX_FORM = `${BOX} form`;
/** The panel into which the form is moved, and which slides open. */
export const PANEL = 'shopengine-checkout-login-form';
export const SUBMIT = '.woocommerce-form-login__submit';
export const MESSAGE = 'shopengine-checkout-login-required-msg';
export const GROUP = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
/** How long the panel takes to slide, in milliseconds. */
export const SLIDE = 400;
/** Pixels that stay above the form when it has been opened. */
export const OFFSET = 50;

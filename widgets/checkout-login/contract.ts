/** The checkout's login, as WooCommerce and ShopEngine print it (README.md has the table). */

export const TOGGLE_BOX = '.woocommerce-form-login-toggle';
export const TOGGLE = 'a.showlogin';
export const FORM = 'form.woocommerce-form-login,form.login';
/** ShopEngine's box around toggle and form: its login is a call; WooCommerce's own form is a plain POST. */
export const BOX = '.shopengine-checkout-form-login';
/** What the form is moved into, and slides. */
export const PANEL = 'shopengine-checkout-login-form';
export const SUBMIT = '.woocommerce-form-login__submit';
export const MESSAGE = 'shopengine-checkout-login-required-msg';
export const GROUP = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
/** Milliseconds. */
export const SLIDE = 400;
/** Pixels that stay above the form when it has been opened. */
export const OFFSET = 50;

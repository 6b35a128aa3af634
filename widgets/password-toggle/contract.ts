/** Password fields with a show/hide toggle, as WooCommerce's forms have them (README.md has the table). */

export const WRAPPER = 'password-input';
export const TOGGLE = 'show-password-input';
/** A gateway's box, whose fields are the gateway's: a password field in it holds a card's code. */
export const GATEWAY = '.payment_box';
/** Class of the toggle while the password is readable. */
export const SHOWN = 'display-password';

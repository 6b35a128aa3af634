/** Password fields with a show/hide toggle, as WooCommerce's forms have them (README.md has the table). */

export const WRAPPER = 'password-input';
export const TOGGLE = 'show-password-input';
/** Class of the toggle while the password is readable. */
export const SHOWN = 'display-password';

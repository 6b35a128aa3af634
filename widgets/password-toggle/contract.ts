/** Password fields with a show/hide toggle, as WooCommerce's forms have them (README.md has the table). */

export const WRAPPER = 'password-input';
export const TOGGLE = 'show-password-input';
/** On the toggle while the password can be read. */
export const SHOWN = 'display-password';

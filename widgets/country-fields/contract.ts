/** The fields of an address, as WooCommerce prints them (README.md has the table). */

export { COUNTRY_FIELD as COUNTRY } from '../../src/rules/selectors';

/** The sections with the fields of one address. A country's rules apply to its own section. */
export const SECTION =
  '.woocommerce-billing-fields,.woocommerce-shipping-fields,.woocommerce-address-fields,.woocommerce-shipping-calculator';
export const STATE = '#billing_state,#shipping_state,#calc_shipping_state';
export const ROW = '.form-row';
/** The elements whose rows are sorted by priority. */
export const SORTED = '[class*="__field-wrapper"]';
export const CONTROL = 'input,select,textarea';
export const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];
/** The element that select2 and SelectWoo put beside a select. It is useless without its select. */
export const ENHANCED = '.select2-container';

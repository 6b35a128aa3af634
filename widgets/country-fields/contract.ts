/** The fields of an address, as WooCommerce prints them (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const COUNTRY = '.country_to_state';
/** What a country's rules reach. */
export const SECTION = '.woocommerce-billing-fields,.woocommerce-shipping-fields,.woocommerce-address-fields,.woocommerce-shipping-calculator';
export const STATE = '#billing_state,#shipping_state,#calc_shipping_state';
export const ROW = '.form-row';
/** Rows in here are put in the order of their priorities. */
export const SORTED = '[class*="__field-wrapper"]';
export const CONTROL = 'input,select,textarea';
export const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];
/** What select2 and SelectWoo put beside a select; it is theirs, and of no use without its select. */
export const ENHANCED = '.select2-container';

/** WooCommerce's script. */
export const ORIGINAL: OriginalMark = { event: 'change', selectors: ['select.country_to_state, input.country_to_state'] };

/** Descriptions of fields, as WooCommerce prints them (README.md has the table). */

export const WRAPPER = '.woocommerce-input-wrapper';
export const HINT = `${WRAPPER} .description`;
export const FIELD = 'input,select,textarea';
/** Milliseconds (SPEC 9). */
export const SLIDE = 250;

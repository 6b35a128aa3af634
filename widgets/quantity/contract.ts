/** A quantity beside a product, as WooCommerce prints it (README.md). */

/** Those in tables are a cart's, or stand in the form of a grouped product. */
export const FIELD = '.qty:not(td *)';

/** A quantity beside a product, as WooCommerce prints it (README.md). */

/**
 * Fields that bring their own code. Left out are fields in tables, which belong to a cart or to the form of a grouped
 * product, and fields in lists, which belong to a mini-cart or to the form of a card. These forms bring the code
 * themselves.
 */
export const FIELD = '.qty:not(td *,li *)';

/** A quantity beside a product, as WooCommerce prints it (README.md). */

/**
 * Fields that ask for their code. Those in tables are a cart's, or stand in the form of a grouped product; those in
 * lists are a mini-cart's, or stand in the form of a card. Such a form asks itself.
 */
export const FIELD = '.qty:not(td *,li *)';

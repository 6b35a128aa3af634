/** Budgets of ways through a shop that the size check and a browser test both hold. KB is 1,000 bytes of gzip. */

/** A listing before any interaction, where WooCommerce keeps where shoppers came from. */
export const LISTING = 15.9;

/** From page view to a product in the cart, without the file that keeps where shoppers came from. */
export const WAY_TO_CART = 20.7;

/** The cart page before any interaction, in a tab that knows the cart. */
export const CART_PAGE = 20.6;

/** The checkout before any interaction. */
export const CHECKOUT = 36;

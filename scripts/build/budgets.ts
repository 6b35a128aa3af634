/**
 * Budgets for the ways of a shopper through a shop. The size check and a browser test both use them. KB is 1,000 bytes
 * of gzip.
 */

/** A listing before any interaction, on a shop that records where shoppers came from. */
export const LISTING = 12;

/** The same on a shop with ShopEngine, whose cards have icon buttons. */
export const SHOPENGINE_LISTING = 18.5;

/**
 * The code that shows a cart on a page that sleeps, in addition to the code of the page with an empty cart: for a cart
 * that the tab knows, and for one that has to be fetched.
 */
export const KNOWN_CART = 3.5;
export const UNKNOWN_CART = 5.6;

/** From page view to a product in the cart. */
export const WAY_TO_CART = 25.2;

/** The cart page before any interaction, in a tab that knows the cart. */
export const CART_PAGE = 22.3;

/** The checkout before any interaction. */
export const CHECKOUT = 38;

/** A product's page before any interaction. */
export const PRODUCT = 13.6;

/** The same with variations, and with swatches or buttons beside its quantity. */
export const VARIABLE_PRODUCT = 28;
export const SWATCHES_PRODUCT = 33.8;

/** The wishlist's buttons and its page, as ShopEngine prints them (README.md has the table). */

/** The button that takes a product's row off the wishlist's page. */
export const REMOVE = '.remove-from-wishlist';
/** The button's class while its product is in the list. */
export const ACTIVE = 'active';
/** The page global of ShopEngine's wishlist. */
export const GLOBAL = 'shopEngineWishlist';

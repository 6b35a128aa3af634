/** Names that several parts must agree on: cookies, storage keys, the window's and elements' names. */

export const HASH_COOKIE = 'woocommerce_cart_hash';
/** Above 0 while there is anything in the cart; never a count (docs/decisions/spec.md). */
export const ITEMS_COOKIE = 'woocommerce_items_in_cart';

/** sessionStorage key of adds that have not been done yet. */
export const WAITING_ADDS = 'shop-islands:adds';

/** Cookie that is there when an earlier page had adds that no storage took. */
export const UNKEPT_ADDS = 'shop_islands_unkept';

/** Cookie that says which page has sent an add, where localStorage is full. */
export const DONE_ADDS = 'shop_islands_done';

/** Where the page's consent guard is found, on the window. No element can be named like a symbol. */
export const GUARD = Symbol.for('shop-islands guard');

/** The element that WooCommerce's own script for where shoppers came from defines. */
export const ATTRIBUTION_INPUTS = 'wc-order-attribution-inputs';

/** Owns names that several parts must agree on: cookies, storage keys, and names on the window and of elements. */

/** Cookie with the cart's hash, which the server sets. */
export const HASH_COOKIE = 'woocommerce_cart_hash';
/** Cookie that is above 0 while the cart holds anything. It never holds a count (docs/decisions/spec.md). */
export const ITEMS_COOKIE = 'woocommerce_items_in_cart';

/** Begins the storage keys of the cart's hash. WooCommerce adds the shop's own ending. */
export const CART_HASH = 'wc_cart_hash';

/**
 * Begins the sessionStorage key of the kept cart's language; it ends with the cart's own key. The hash does not depend
 * on the language.
 */
export const LANGUAGE = 'shop-islands:language:';

/** sessionStorage key of the time when the tab first kept the cart, in milliseconds since 1970. */
export const CREATED = 'wc_cart_created';

/** The jQuery events by which other scripts say that the cart has changed. The last two bring its fragments. */
export const CART_NEWS = ['wc_fragment_refresh', 'updated_wc_div', 'added_to_cart', 'removed_from_cart'] as const;

/** Stands for every event of the DOM that says the same. */
export const DOM_NEWS = 'dom';

/** The store with the kept cart that the page showed at its start. */
export const KEPT_CART = 'keptCart';

/** The store with the page's cart, once code has come that can fetch it. */
export const SHOWN_CART = 'shownCart';

/** sessionStorage key of the unsent adds. */
export const WAITING_ADDS = 'shop-islands:adds';

/** Cookie that says that an earlier page had adds that no storage could keep. */
export const UNKEPT_ADDS = 'shop_islands_unkept';

/** Cookie that says which page has sent an add, for a browser whose localStorage is full. */
export const DONE_ADDS = 'shop_islands_done';

/** sessionStorage key of what a shopper has typed, while a page of ours is loaded again. */
export const TYPED = 'shop-islands:typed';

/** The window's key for the page's consent guard. It is a symbol, because no element can have a symbol as its name. */
export const GUARD = Symbol.for('shop-islands guard');

/** The element that WooCommerce's own script for order attribution defines. */
export const ATTRIBUTION_INPUTS = 'wc-order-attribution-inputs';

/** Marks the functions that the loader puts on the page's jQuery, until another script replaces them. */
export const OURS = 'shopIslands';

/** Marks the tag of a plugin's script that has not run, so that the islands do its work. */
export const SILENT = 'data-island-silent';

/** The island that never steps back, whatever fails, because everything that waits for consent would start. */
export const STEADY = 'consent';

/** Stands for every island's name in the config's `disable`. */
export const ALL = '*';

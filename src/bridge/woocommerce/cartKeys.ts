/** Owns the keys under which the browser keeps the cart. */
import { pageSetting } from '../page/globals';

/** Global that names the cart's storage keys. */
export const FRAGMENT_PARAMS = 'wc_cart_fragments_params';

/** Storage key of the cart's hash; our own when the page names none. */
export function hashKey(): string {
  return pageSetting(FRAGMENT_PARAMS, 'cart_hash_key') || 'wc_cart_hash_shop_islands';
}

/** Storage key of the cart's fragments; our own when the page names none. */
export const fragmentsKey = (): string => pageSetting(FRAGMENT_PARAMS, 'fragment_name') || 'wc_fragments_shop_islands';

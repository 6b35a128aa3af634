/** Owns where the cart's hash is kept, which all tabs share. */
import { pageSetting } from './globals';

/** Global that names the cart's storage keys. */
export const FRAGMENT_PARAMS = 'wc_cart_fragments_params';

/** Storage key of the cart's hash; ours where the page names none. */
export function hashKey(): string {
  return pageSetting(FRAGMENT_PARAMS, 'cart_hash_key') || 'wc_cart_hash_shop_islands';
}

/** Owns the keys under which the browser keeps the cart. */
import { pageLanguage } from '../../dom/language';
import { CART_HASH } from '../../rules/names';
import { pageSetting } from '../page/globals';

/** Global that names the cart's storage keys. */
export const FRAGMENT_PARAMS = 'wc_cart_fragments_params';

/**
 * A key as the page names it, which may be another one in each language and currency; else our own, one for each
 * language.
 */
const keyOf = (setting: string, own: string) =>
  pageSetting(FRAGMENT_PARAMS, setting) || [own, 'shop_islands', pageLanguage()].filter(Boolean).join('_');

/** Storage key of the cart's hash. */
export const hashKey = (): string => keyOf('cart_hash_key', CART_HASH);

/** Storage key of the cart's fragments. */
export const fragmentsKey = (): string => keyOf('fragment_name', 'wc_fragments');

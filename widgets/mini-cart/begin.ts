/**
 * Owns whether a page with a cart needs the code that shows it: something has to show the cart, and WooCommerce's own
 * script must not be at work. It runs while the page sleeps.
 */

import { readCookie } from '../../src/bridge/page/cookies';
import { shopIslands } from '../../src/bridge/page/islands';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { originalsSettled } from '../../src/bridge/page/settled';
import { tabStorage } from '../../src/bridge/page/storage';
import { hashKey } from '../../src/bridge/woocommerce/cartKeys';
import { hasCartReader } from '../../src/bridge/woocommerce/cartReaders';
import { HASH_COOKIE } from '../../src/rules/names';
import { ORIGINAL_FRAGMENTS } from '../../src/rules/originals';
import { isCheckout } from './checkout';

/**
 * The code that shows the cart. Where the tab has kept another one or none, it comes with what fetches the cart; a
 * checkout has that anyway.
 */
const code = () =>
  isCheckout() || tabStorage.get(hashKey()) === readCookie(HASH_COOKIE) ? import('./enhance') : import('./unknown');

/** Fetches that code once something on the page needs it. */
export async function begin(): Promise<void> {
  await originalsSettled();
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS)) return;
  whenGlobal(hasCartReader, () => {
    // Where it does not load, it is tried in the usual way, which tells why.
    code().then(
      ({ start }) => start(),
      () => shopIslands().wake('mini-cart'),
    );
  });
}

/**
 * Owns whether a page with a cart needs the code that shows it. It does if something on the page shows the cart and
 * WooCommerce's own script is not at work. This runs while the page sleeps.
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
import { isCheckout } from './page/checkout';

/**
 * Loads the code that shows the cart. If the tab has kept another cart or none, the code comes in one file with the
 * code that fetches the cart; on a checkout that code is there anyway.
 */
const code = () =>
  isCheckout() || tabStorage.get(hashKey()) === readCookie(HASH_COOKIE)
    ? import('./enhance')
    : import('./unknown.live');

/** Fetches that code once something on the page needs it. */
export async function begin(): Promise<void> {
  await originalsSettled();
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS)) return;
  whenGlobal(hasCartReader, () => {
    // If the file does not load, the loader tries in the usual way, and reports the reason.
    code().then(
      ({ start }) => start(),
      () => shopIslands().wake('mini-cart'),
    );
  });
}

/** Owns showing the cached cart at the start, if it may be shown. */

import { pageCart } from '../../src/actions/pageCart';
import { clock } from '../../src/bridge/page/clock';
import { readCookie } from '../../src/bridge/page/cookies';
import { tabStorage } from '../../src/bridge/page/storage';
import { type CacheVerdict, judgeCache } from '../../src/rules/fragmentCache';
import { HASH_COOKIE } from '../../src/rules/names';
import { type CartState, CREATED, LANGUAGE } from '../../src/state/cart';
import { knownCart } from '../../src/state/knownCart';

/** Drops the kept cart if a page in another language kept it: not every language plugin gives each language keys of its own. */
function dropOtherLanguage({ fragments, language }: ReturnType<CartState['keys']>): void {
  const kept = tabStorage.get(LANGUAGE + fragments);
  if (kept !== null && kept !== language) tabStorage.remove(fragments);
}

/** Shows the cached cart if it may be shown. Returns whether it did, or the reason against it (SPEC 4.1, 8). */
export function restoreCart(): CacheVerdict {
  const cart = pageCart();
  dropOtherLanguage(cart.keys());
  const cached = knownCart({ ...cart, tabStorage });
  const created = Number.parseInt(tabStorage.get(CREATED) ?? '', 10);
  const verdict = judgeCache(
    {
      fragments: cached?.fragments,
      storedHash: tabStorage.get(cart.keys().hash) ?? '',
      cookieHash: readCookie(HASH_COOKIE),
      created: Number.isNaN(created) ? undefined : created,
    },
    clock.now(),
  );
  if (verdict.reuse && cached) {
    cart.$cart.set({ ...cached, source: 'loaded' });
    if (!Number.isNaN(created)) cart.refreshLater(verdict.expiresIn);
  }
  return verdict;
}

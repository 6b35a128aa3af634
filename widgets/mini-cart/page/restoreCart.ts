/**
 * Owns showing the cached cart at the start, if it may be shown. It works without the code of the cart's calls and
 * changes, which a page with a known cart needs only when a hand comes near.
 */

import { tellBody } from '../../../src/bridge/jquery/events';
import { clock } from '../../../src/bridge/page/clock';
import { readCookie } from '../../../src/bridge/page/cookies';
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { emit, shopIslands } from '../../../src/bridge/page/islands';
import { sharedStore } from '../../../src/bridge/page/shared';
import { tabStorage } from '../../../src/bridge/page/storage';
import { parseStored } from '../../../src/bridge/page/storedJson';
import { showCartWidgets } from '../../../src/bridge/woocommerce/cartWidgets';
import { cartKeys } from '../../../src/bridge/woocommerce/keptKeys';
import type { Fragments } from '../../../src/rules/cartAnswer';
import { type CacheVerdict, judgeCache } from '../../../src/rules/fragmentCache';
import { CREATED, HASH_COOKIE, KEPT_CART, LANGUAGE, SHOWN_CART } from '../../../src/rules/names';

/**
 * Drops the kept cart if a page in another language kept it: some language plugins give all languages the same keys.
 */
function dropOtherLanguage({ fragments, language }: ReturnType<typeof cartKeys>): void {
  const kept = tabStorage.get(LANGUAGE + fragments);
  if (kept !== null && kept !== language) tabStorage.remove(fragments);
}

/**
 * Puts the fragments into their regions. Returns false where it cannot, because the shopper is in a region, or because
 * only jQuery understands a region's selector.
 */
function putFragments(fragments: Fragments): boolean {
  for (const [selector, html] of Object.entries(fragments)) {
    if (typeof html !== 'string') continue;
    try {
      for (const region of document.querySelectorAll(selector)) {
        if (region.matches(':active') || region.contains(document.activeElement)) return false;
        region.replaceWith(...aliveNodes(parseHtml(html)));
      }
    } catch {
      return false;
    }
  }
  return true;
}

/** Tells other scripts and islands about the cart that the page shows now. */
function tell(fragments: Fragments, hash: string): void {
  showCartWidgets(!!hash);
  tellBody('wc_fragments_loaded');
  emit('fragments:loaded', { fragments, hash });
}

/** The functions of the cart's code, for cases in which it is needed after all. */
interface Cart {
  /** Shows a kept cart, whatever the shopper is doing in its regions. */
  show(fragments: Fragments, hash: string): void;
  refresh(): void;
}

/** Shows the cached cart if it may be shown. Returns whether it did, or the reason against it (SPEC 4.1, 8). */
export function restoreCart({ show, refresh }: Cart): CacheVerdict {
  const keys = cartKeys();
  dropOtherLanguage(keys);
  const fragments = parseStored(tabStorage.get(keys.fragments)) as Fragments | undefined;
  const hash = tabStorage.get(keys.hash) ?? '';
  const created = Number.parseInt(tabStorage.get(CREATED) ?? '', 10);
  const verdict = judgeCache(
    {
      fragments,
      storedHash: hash,
      cookieHash: readCookie(HASH_COOKIE),
      created: Number.isNaN(created) ? undefined : created,
    },
    clock.now(),
  );
  if (verdict.reuse && fragments) {
    if (SHOWN_CART in shopIslands().stores || !putFragments(fragments)) show(fragments, hash);
    else {
      sharedStore(KEPT_CART, () => ({ fragments, hash, source: 'loaded' }));
      tell(fragments, hash);
    }
    if (!Number.isNaN(created)) clock.after(verdict.expiresIn, refresh);
  }
  return verdict;
}

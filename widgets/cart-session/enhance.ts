/**
 * Watches a page that is awake for reasons to load the cart's code: there is a cart, an earlier page left adds, or
 * another script or tab asks for the cart. Without a reason, the page makes no request. On a page that sleeps, the
 * loader does the same (src/loader/sleep.ts).
 */

import { hearCartChanges, renewCart } from '../../src/actions/cartNews';
import { onEvent } from '../../src/bridge/jquery/events';
import { hasCart, readCookie } from '../../src/bridge/page/cookies';
import { shopIslands } from '../../src/bridge/page/islands';
import { originalsSettled } from '../../src/bridge/page/settled';
import { sharedStorage, tabStorage } from '../../src/bridge/page/storage';
import { hashKey } from '../../src/bridge/woocommerce/cartKeys';
import { showCartWidgets } from '../../src/bridge/woocommerce/cartWidgets';
import { createSight } from '../../src/dom/sight';
import { DOM_NEWS, TYPED, UNKEPT_ADDS, WAITING_ADDS } from '../../src/rules/names';
import { ORIGINAL_FRAGMENTS } from '../../src/rules/originals';
import { BLANK } from './contract';

function listenToOthers(): void {
  hearCartChanges();
  const showWidgets = () => showCartWidgets(true);
  onEvent('adding_to_cart', showWidgets);
  shopIslands().on('cart:adding', showWidgets);
  addEventListener('pageshow', ({ persisted }) => persisted && (hasCart() || shopIslands().stores.cart) && renewCart());
  addEventListener('storage', ({ key }) => {
    if (key === hashKey() && sharedStorage.get(key) !== tabStorage.get(key)) renewCart();
  });
}

/** Starts to watch the page. */
export async function watch(): Promise<void> {
  const isChanged = shopIslands().heard.has(DOM_NEWS);
  listenToOthers();
  if (shopIslands().leftAdds || tabStorage.get(WAITING_ADDS) || readCookie(UNKEPT_ADDS))
    shopIslands().wake('add-to-cart');
  await originalsSettled();
  if (tabStorage.get(TYPED))
    void import('../../src/bridge/page/typed').then(({ restoreTyped }) => restoreTyped(), console.warn);
  if (isChanged) renewCart();
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS)) return;
  // The mini-cart's code shows a cart that is not empty, on a page that sleeps, too.
  if (hasCart()) return;
  showCartWidgets(false);
  // The shopper has ordered or emptied the cart. Other tabs may still show it.
  if (tabStorage.get(hashKey())) sharedStorage.set(hashKey(), '');
  // If that code does not load, the widgets stay as printed.
  const fill = () => void import('./page/blankWidgets').then(({ fillBlanks }) => fillBlanks(), console.warn);
  const blanks = [...document.querySelectorAll(BLANK)];
  const sight = createSight(() => {
    sight?.disconnect();
    fill();
  });
  if (!sight && blanks[0]) fill();
  for (const blank of blanks) sight?.observe(blank);
}

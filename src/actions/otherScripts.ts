/** Takes in the cart changes that other scripts announce through jQuery. This file loads with jQuery's bridge. */

import { obeyEvent } from '../bridge/jquery/events';
import { hasCart, readCookie } from '../bridge/page/cookies';
import { emit, shopIslands } from '../bridge/page/islands';
import { reload } from '../bridge/page/reload';
import { tellBlockButtons } from '../bridge/woocommerce/blocks';
import type { Fragments } from '../rules/cartAnswer';
import { CART_NEWS, HASH_COOKIE, SHOWN_CART } from '../rules/names';
import { ORIGINAL_ADD_TO_CART } from '../rules/originals';
import type { PlainCart } from '../state/cart';
import { announce } from '../ui/messages/announcer';

type Source = 'added' | 'removed';

async function take(source: Source, [fragments, hash, $button]: unknown[]): Promise<void> {
  // Some scripts say that they have added a product, but not what the cart holds now.
  if (typeof fragments !== 'object' || !fragments) return void emit('cart:changed', {});
  const { wake } = shopIslands();
  const stores = shopIslands().stores as { [SHOWN_CART]?: PlainCart };
  // The chunk of the buttons brings the cart's state and its display. If the buttons are switched off, the mini-cart's
  // chunk does.
  await wake('add-to-cart');
  if (!stores[SHOWN_CART]) await wake('mini-cart');
  // The server has set the cookie by now, so the cookie serves when the script names no hash.
  stores[SHOWN_CART]?.receive(
    { fragments: fragments as Fragments, cartHash: typeof hash === 'string' ? hash : readCookie(HASH_COOKIE) },
    source,
  );
  const button = ($button as ArrayLike<unknown> | undefined)?.[0];
  if (!(button instanceof HTMLElement)) return;
  announce(button.dataset.success_message ?? '');
  if (source === 'added') emit('cart:received', {}, button);
}

async function receive(source: Source, args: unknown[]): Promise<void> {
  if (shopIslands().isOriginalActive(ORIGINAL_ADD_TO_CART)) return;
  tellBlockButtons();
  await take(source, args);
  // The page of an empty cart has no form that could be updated. Without a cart it would load again for ever.
  if (source === 'added' && hasCart() && document.querySelector('.wc-empty-cart-message')) reload();
}

const SOURCES = new Map<string, Source>([
  ['added_to_cart', 'added'],
  ['removed_from_cart', 'removed'],
]);

/**
 * Obeys the jQuery events by which other scripts announce that the cart has changed. Those that came while the page
 * slept are taken in the order in which they came, so that the newest cart is shown.
 */
export function hearOtherScripts(): void {
  for (const type of new Set([...shopIslands().heard.keys(), ...CART_NEWS])) {
    const source = SOURCES.get(type);
    if (source) obeyEvent(type, (_target, ...args) => receive(source, args));
  }
}

/** Takes in what other scripts do to the cart, as they tell by jQuery. Comes with jQuery's bridge. */

import { onEvent } from '../bridge/jquery/jquery';
import { readCookie } from '../bridge/page/cookies';
import { emit, shopIslands } from '../bridge/page/islands';
import type { Fragments } from '../rules/cartAnswer';
import { HASH_COOKIE } from '../rules/names';
import { ORIGINAL_ADD_TO_CART } from '../rules/originals';
import type { CartState } from '../state/cart';
import { announce } from '../ui/announcer';

async function receive(source: 'added' | 'removed', [fragments, hash, $button]: unknown[]): Promise<void> {
  if (shopIslands().isOriginalActive(ORIGINAL_ADD_TO_CART) || typeof fragments !== 'object' || !fragments) return;
  const { wake, stores } = shopIslands();
  // The cart's state, and what shows it, come with the buttons; where those are switched off, with the mini-cart.
  await wake('add-to-cart');
  if (!stores.cart) await wake('mini-cart');
  const cart = stores.cart as CartState | undefined;
  // The server has set the cookie by now, whatever that script says.
  cart?.receive({ fragments: fragments as Fragments, cartHash: typeof hash === 'string' ? hash : readCookie(HASH_COOKIE) }, source);
  const button = ($button as ArrayLike<unknown> | undefined)?.[0];
  if (!(button instanceof HTMLElement)) return;
  announce(button.dataset.success_message ?? '');
  if (source === 'added') emit('cart:received', {}, button);
}

export function hearOtherScripts(): void {
  onEvent('added_to_cart', (...args) => receive('added', args));
  onEvent('removed_from_cart', (...args) => receive('removed', args));
}

/** Keeps the page's cart true to what happens to it in the quick view's frame. */

import { trigger } from '../../src/bridge/jquery/events';
import { readCookie } from '../../src/bridge/page/cookies';
import { emit, shopIslands } from '../../src/bridge/page/islands';
import { tabStorage } from '../../src/bridge/page/storage';
import { tellCart } from '../../src/bridge/woocommerce/cartEvents';
import type { CartAnswer } from '../../src/rules/cartAnswer';
import { HASH_COOKIE, WAITING_ADDS } from '../../src/rules/names';
import { ORIGINAL_FRAGMENTS } from '../../src/rules/originals';
import type { Adds } from '../../src/state/adds';
import type { CartState } from '../../src/state/cart';

/** The page's own, once its code has come. */
const stores = () => shopIslands().stores as { cart?: CartState; adds?: Adds };

/** The cart's hash when the frame was opened, or brought a cart. */
let known = '';

/** A frame is being opened. */
export function rememberCart(): void {
  known = readCookie(HASH_COOKIE);
}

/** Takes in the cart that an add in the frame has brought, and tells the page's scripts. */
export async function takeCart({ fragments, cartHash }: CartAnswer): Promise<void> {
  // Without the button that the frame's event names.
  const answer = { fragments, cartHash };
  known = cartHash;
  await shopIslands().wake('add-to-cart');
  stores().cart?.receive(answer, 'added');
  tellCart('added_to_cart', answer);
}

async function refresh(): Promise<void> {
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS)) return trigger('wc_fragment_refresh');
  await shopIslands().wake('mini-cart');
  emit('cart:refresh', {});
}

/** True where scripts in the frame have changed the cart without a word. */
export const isCartNew = (): boolean => ![known, stores().cart?.$cart.get()?.hash].includes(readCookie(HASH_COOKIE));

/** The frame is gone: sees adds through that were not done yet, and to what the page's cart has missed. */
export function checkCart(): void {
  const { adds } = stores();
  if (!tabStorage.get(WAITING_ADDS)) {
    if (isCartNew()) refresh();
  } else if (!adds) {
    // Its start sees to what waits.
    shopIslands().wake('add-to-cart');
  } else {
    adds.resume(async ({ kind, answer }, { name = '' }) => {
      if (answer) takeCart(answer);
      else if (kind !== 'elsewhere') await (await import('../../src/actions/addFailure')).tellFailure({ isKnown: kind !== 'unknown', name });
    });
  }
}

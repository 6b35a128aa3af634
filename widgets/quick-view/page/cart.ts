/** Keeps the page's cart up to date with what happens in the quick view's frame. */

import { renewCart } from '../../../src/actions/cartNews';
import { trigger } from '../../../src/bridge/jquery/events';
import { readCookie } from '../../../src/bridge/page/cookies';
import { shopIslands } from '../../../src/bridge/page/islands';
import { tabStorage } from '../../../src/bridge/page/storage';
import { tellCart } from '../../../src/bridge/woocommerce/cartEvents';
import type { CartAnswer } from '../../../src/rules/cartAnswer';
import { HASH_COOKIE, WAITING_ADDS } from '../../../src/rules/names';
import { ORIGINAL_FRAGMENTS } from '../../../src/rules/originals';
import type { Adds } from '../../../src/state/adds';
import type { CartState } from '../../../src/state/cart';

/** The page's own stores; each is there once its code is loaded. */
const stores = () => shopIslands().stores as { cart?: CartState; adds?: Adds };

/** The cart's hash when the frame was opened, or when the frame last reported a cart. */
let known = '';

/** Notes the cart's hash when a frame is opened. */
export function rememberCart(): void {
  known = readCookie(HASH_COOKIE);
}

/** Takes over the cart that an add in the frame has returned, and tells the page's scripts. */
export async function takeCart({ fragments, cartHash }: CartAnswer): Promise<void> {
  // Without the button, which the frame's event names but this page does not have.
  const answer = { fragments, cartHash };
  known = cartHash;
  await shopIslands().wake('add-to-cart');
  stores().cart?.receive(answer, 'added');
  tellCart('added_to_cart', answer);
}

function refresh(): void {
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS)) trigger('wc_fragment_refresh');
  else renewCart();
}

/** True when a script in the frame has changed the cart without an event. */
export const isCartNew = (): boolean => ![known, stores().cart?.$cart.get()?.hash].includes(readCookie(HASH_COOKIE));

/**
 * Called when the frame is gone: finishes adds that were still waiting, and fetches the cart if this page has missed a
 * change.
 */
export function checkCart(): void {
  const { adds } = stores();
  if (!tabStorage.get(WAITING_ADDS)) {
    if (isCartNew()) refresh();
  } else if (!adds) {
    // When the code starts, it sends the waiting adds.
    shopIslands().wake('add-to-cart');
  } else {
    adds.resume(async ({ kind, answer }, { name }) => {
      if (answer) takeCart(answer);
      else if (kind !== 'elsewhere')
        await (await import('../../../src/actions/addFailure')).tellFailure({ kind, name });
    });
  }
}

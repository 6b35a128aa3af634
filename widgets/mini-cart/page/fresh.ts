/**
 * Owns the page's cart without an atom, for a page that only shows the cart. It is a file of its own to save bytes, and
 * comes in one file with the mini-cart's start.
 */
import { showCart } from '../../../src/actions/showCart';
import { keptCart, shownCart } from '../../../src/actions/shownCart';
import { lendJQuery } from '../../../src/bridge/jquery/transport';
import type { CartHolder } from '../../../src/state/cart';

/** Creates a holder that shows each cart as soon as it is set. */
function createHolder(): CartHolder {
  let known = keptCart();
  return {
    get: () => known,
    set(cart) {
      known = cart;
      if (cart) showCart(cart);
    },
  };
}

/** The page's cart. The first call creates it, unless islands watch it already. */
export async function plainCart(): Promise<ReturnType<typeof shownCart>> {
  // If jQuery's code does not load, the call goes by fetch.
  await lendJQuery(() => import('./byJQuery')).catch(() => {});
  return shownCart(createHolder());
}

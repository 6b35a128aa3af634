/** Owns what the page shows and hears of a refresh of the cart: regions that are dimmed, and a failure's event (SPEC 2.9, 4.2, 8). */

import { trigger } from '../bridge/jquery/events';
import { emit } from '../bridge/page/islands';
import { tabStorage } from '../bridge/page/storage';
import { markUpdating } from '../bridge/woocommerce/fragments';
import type { Fragments } from '../rules/cartAnswer';
import { MINI_CART } from '../rules/fragmentCache';
import type { CartState } from '../state/cart';
import { knownCart } from '../state/knownCart';

/** Refreshes that are not done yet. */
let running = 0;

/** The regions of the cart that is known; every page's mini-carts where none is. */
const regionsOf = (cart: Pick<CartState, '$cart' | 'keys'>): Fragments => knownCart({ ...cart, tabStorage })?.fragments ?? { [MINI_CART]: '' };

/** Dims the regions that a refresh is about to replace, until the last refresh is done. Tells of one that fails. */
export async function showRefresh(refreshing: Promise<void>, cart: Pick<CartState, '$cart' | 'keys'>): Promise<void> {
  running++;
  const before = regionsOf(cart);
  markUpdating(before, true);
  try {
    await refreshing;
  } catch (error) {
    trigger('wc_fragments_ajax_error');
    emit('fragments:error', { error });
  } finally {
    running--;
    markUpdating(before, false);
    // Another one may have been asked for meanwhile; it replaces what has come with this one.
    if (running) markUpdating(regionsOf(cart), true);
  }
}

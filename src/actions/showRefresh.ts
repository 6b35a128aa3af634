/**
 * Owns how the page shows that the cart refreshes: it dims the regions, and announces a failure by an event (SPEC 2.9,
 * 4.2, 8).
 */

import { tellBody } from '../bridge/jquery/events';
import { emit } from '../bridge/page/islands';
import { tabStorage } from '../bridge/page/storage';
import { markUpdating } from '../bridge/woocommerce/fragments';
import type { Fragments } from '../rules/cartAnswer';
import { MINI_CART } from '../rules/fragmentCache';
import type { PlainCart } from '../state/cart';
import { knownCart } from '../state/knownCart';

/** Refreshes that are not done yet. */
let running = 0;

/** The regions that the known cart fills; the mini-cart's region when no cart is known. */
const regionsOf = (cart: Pick<PlainCart, '$cart' | 'keys'>): Fragments =>
  knownCart({ ...cart, tabStorage })?.fragments ?? { [MINI_CART]: '' };

/**
 * Dims the regions that a refresh is about to replace, until the last refresh is done. Announces a refresh that fails.
 */
export async function showRefresh(refreshing: Promise<void>, cart: Pick<PlainCart, '$cart' | 'keys'>): Promise<void> {
  running++;
  const before = regionsOf(cart);
  markUpdating(before, true);
  try {
    await refreshing;
  } catch (error) {
    tellBody('wc_fragments_ajax_error');
    emit('fragments:error', { error });
  } finally {
    running--;
    markUpdating(before, false);
    // If another refresh is under way, it is about to replace the regions that this one has brought.
    if (running) markUpdating(regionsOf(cart), true);
  }
}

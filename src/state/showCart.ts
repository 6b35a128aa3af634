/** Owns that the page shows the cart that `$cart` holds. */
import { showCartWidgets } from '../bridge/cartWidgets';
import { applyFragments } from '../bridge/fragments';
import { emit, shopIslands } from '../bridge/islands';
import { trigger } from '../bridge/jqueryEvents';
import { sharedStore } from '../bridge/shared';
import { ORIGINAL_ADD_TO_CART } from '../rules/names';
import type { Cart } from './cart';
import { liveCart } from './live';

/** Puts the cart into the page, unless WooCommerce's own script is about to do it. */
function show({ fragments, hash, source }: Cart): void {
  const isChange = source === 'added' || source === 'removed';
  if (isChange && shopIslands().isOriginalActive(ORIGINAL_ADD_TO_CART)) return;
  applyFragments(fragments);
  showCartWidgets(!!hash);
  trigger(source === 'refreshed' ? 'wc_fragments_refreshed' : 'wc_fragments_loaded');
  emit(`fragments:${source}`, { fragments, hash });
}

/** From now on the page shows every cart that comes in. It starts once. */
export const showCarts = (): unknown => sharedStore('cartView', () => liveCart().$cart.subscribe((cart) => cart && show(cart)));

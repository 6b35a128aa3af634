/** Owns showing a cart on the page. */

import { tellBody } from '../bridge/jquery/events';
import { emit, shopIslands } from '../bridge/page/islands';
import { showCartWidgets } from '../bridge/woocommerce/cartWidgets';
import { applyFragments } from '../bridge/woocommerce/fragments';
import { ORIGINAL_ADD_TO_CART } from '../rules/originals';
import type { Cart } from '../state/cart';

/** Puts the cart's fragments into the page, unless WooCommerce's own script is about to do so. */
export function showCart({ fragments, hash, source }: Cart): void {
  const isChange = source === 'added' || source === 'removed';
  if (isChange && shopIslands().isOriginalActive(ORIGINAL_ADD_TO_CART)) return;
  applyFragments(fragments);
  showCartWidgets(!!hash);
  tellBody(source === 'refreshed' ? 'wc_fragments_refreshed' : 'wc_fragments_loaded');
  emit(`fragments:${source}`, { fragments, hash });
}

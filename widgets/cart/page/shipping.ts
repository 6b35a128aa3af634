/**
 * Owns the choice of shipping methods in the totals. It sends a choice once, and again only if the choice changes
 * meanwhile.
 */

import { trigger } from '../../../src/bridge/jquery/events';
import { emit } from '../../../src/bridge/page/islands';
import { tellBlocks } from '../../../src/bridge/woocommerce/blocks';
import { readShippingMethods } from '../../../src/dom/shippingMethods';
import { updateShippingMethod } from '../api';
import { TOTALS } from '../contract';
import { change } from './changes';
import { takeTotals, tellCheckout } from './showPage';

/** The shipping methods that are being sent. */
let chosen = '';

/** Forgets the sent choice, for a page that comes back from history: its answer never arrives. */
export function forgetShipping(): void {
  chosen = '';
}

function show(html: string): void {
  takeTotals(html);
  // The checkout's form still shows the old methods, so it must not send them.
  tellCheckout({ update_shipping_method: false });
  trigger('updated_shipping_method');
  tellBlocks();
  emit('cart:shipping', {});
}

/**
 * Sends the shipping methods that are chosen now, unless they are being sent already.
 * @param field the field that the shopper chose; its totals count, because other totals and a checkout show the old
 * choice
 */
export async function chooseShipping(field: Element): Promise<void> {
  // Read now, because an earlier answer may replace the totals before this call's turn comes.
  const methods = readShippingMethods(field.closest(TOTALS) ?? document);
  const mine = String(new URLSearchParams(methods));
  if (mine === chosen) return;
  chosen = mine;
  await change('shipping', () => updateShippingMethod(methods, show));
  if (chosen === mine) chosen = '';
}

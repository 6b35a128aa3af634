/** Owns the choice of a shipping method in the totals: it is sent once, and once more for what is chosen meanwhile. */

import { trigger } from '../../src/bridge/jquery/events';
import { emit } from '../../src/bridge/page/islands';
import { readShippingMethods } from '../../src/dom/shippingMethods';
import { updateShippingMethod } from './api';
import { change } from './changes';
import { TOTALS } from './contract';
import { takeTotals, tellCheckout } from './page';

/** Shipping methods that are on their way. */
let chosen = '';

/** The page came back from history: what it was left with has no answer any more. */
export function forgetShipping(): void {
  chosen = '';
}

function show(html: string): void {
  takeTotals(html);
  // The checkout's own form still shows the old methods: the server knows better.
  tellCheckout({ update_shipping_method: false });
  trigger('updated_shipping_method');
  emit('cart:shipping', {});
}

/**
 * Sends the shipping methods that are chosen now, unless they are on their way.
 * @param field what was chosen: other totals of the page, and a checkout, show the old choice
 */
export async function chooseShipping(field: Element): Promise<void> {
  // Read at once: by its turn an earlier answer may have put other totals in place.
  const methods = readShippingMethods(field.closest(TOTALS) ?? document);
  const mine = String(new URLSearchParams(methods));
  if (mine === chosen) return;
  chosen = mine;
  await change(() => updateShippingMethod(methods, show));
  if (chosen === mine) chosen = '';
}

/** Shows the details of the chosen variation: sale badge, stock, and the button's label. */

import { parseStored } from '../../src/bridge/page/storedJson';
import { foundVariations, onVariation } from '../../src/bridge/woocommerce/variationEvents';
import type { Variation } from '../../src/rules/variation';
import { showBadge } from './page/badge';
import { showLabel } from './page/label';
import { salePercent } from './page/saleVariations';
import { knowStock, showStock } from './page/stock';

/** Forms that show the details of a variation. */
const told = new WeakSet<Element>();

function found(form: Element, variation: Variation): void {
  told.add(form);
  showBadge(form, salePercent(variation.variation_id));
  showStock(form, variation);
}

/** Shows the product's own details again. Before the first choice, the page is as printed and needs no change. */
function reset(form: Element): void {
  if (!told.delete(form)) return;
  showBadge(form, 0);
  showStock(form);
  showLabel(form);
}

/** Starts listening to the variation forms. */
export const start = (): void => onVariation({ found, shown: showLabel, reset });

/** Remembers the printed details, and shows those of a variation that the shopper chose before this code loaded. */
export function adopt(form: HTMLElement): undefined {
  const id = Number(form.querySelector<HTMLInputElement>('.variation_id')?.value);
  knowStock(form, !id);
  if (told.has(form)) return;
  showLabel(form);
  if (!id) return;
  const list = parseStored(form.dataset.product_variations ?? null);
  const known = [foundVariations().get(form), ...(Array.isArray(list) ? list : [{ variation_id: id }])];
  const variation = known.find((one) => Number(one?.variation_id) === id);
  if (!variation) return;
  found(form, variation);
  showLabel(form, variation);
}

/** How quantity fields are found. The cart page's own island runs those of carts. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_SITE } from '../../src/rules/originals';

export const row: IslandRow = {
  name: 'quantity',
  match: 'input.qty:not(.product-quantity input.qty)',
  yieldsTo: ORIGINAL_SITE,
};

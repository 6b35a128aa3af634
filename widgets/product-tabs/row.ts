/** How a product's tabs are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_PRODUCT } from '../../src/rules/originals';
import { LINK, PLACES } from './contract';

export const row: IslandRow = {
  name: 'product-tabs',
  match: PLACES,
  click: LINK,
  yieldsTo: ORIGINAL_PRODUCT,
};

/** How a product's tabs are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_PRODUCT } from '../../src/rules/originals';
import { LINK, PLACES, REVIEW_LINK } from './contract';

export const row: IslandRow = {
  name: 'product-tabs',
  match: PLACES,
  click: LINK,
  links: REVIEW_LINK,
  yieldsTo: ORIGINAL_PRODUCT,
};

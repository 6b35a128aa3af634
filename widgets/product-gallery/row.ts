/** How a product's gallery is found, and its pictures. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_PRODUCT } from '../../src/rules/originals';
import { GALLERY, PICTURE } from './contract';

export const row: IslandRow = {
  name: 'product-gallery',
  match: GALLERY,
  click: PICTURE,
  yieldsTo: ORIGINAL_PRODUCT,
};

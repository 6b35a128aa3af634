/** How a review's rating is found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_PRODUCT } from '../../src/rules/originals';
import { SELECT } from './contract';

export const row: IslandRow = {
  name: 'rating',
  match: SELECT,
  links: '.stars a',
  yieldsTo: ORIGINAL_PRODUCT,
};

/** How grids without gaps are found, and the links that filter them. */
import type { IslandRow } from '../../src/island/types';
import { FILTER, ORIGINAL, PRINTED } from './contract';

export const row: IslandRow = {
  name: 'masonry',
  chunk: 'masonry',
  when: 'visible',
  match: PRINTED,
  click: `.filter-button-wraper ${FILTER}`,
  yieldsTo: ORIGINAL,
};

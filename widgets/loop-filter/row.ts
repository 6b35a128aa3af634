/** How filters of Elementor's loops are found. */
import type { IslandRow } from '../../src/island/types';
import { ITEM, PRINTED } from './contract';

export const row: IslandRow = {
  name: 'loop-filter',
  chunk: 'loops',
  when: 'idle',
  match: PRINTED,
  click: ITEM,
};

/** How buttons with a state are found. */
import type { IslandRow } from '../../src/island/types';
import { COMPARE, WISHLIST } from './contract';

export const row: IslandRow = {
  name: 'card-states',
  when: 'idle',
  match: [WISHLIST, COMPARE],
};

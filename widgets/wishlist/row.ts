/** How the wishlist's buttons and rows are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_WISHLIST } from '../../src/rules/originals';
import { WISHLIST_BUTTON } from '../../src/rules/selectors';
import { REMOVE } from './contract';

export const row: IslandRow = {
  name: 'wishlist',
  chunk: 'wishlist',
  when: 'idle',
  match: REMOVE,
  click: `${WISHLIST_BUTTON},${REMOVE}`,
  yieldsTo: ORIGINAL_WISHLIST,
};

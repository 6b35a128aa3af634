/** How lists of products that slide are found. */
import type { IslandRow } from '../../src/island/types';
import { HOST, ORIGINAL } from './contract';

export const row: IslandRow = {
  name: 'slider',
  chunk: 'slider',
  when: 'visible',
  match: HOST,
  yieldsTo: ORIGINAL,
};

/** How an address's first line is found. */
import type { IslandRow } from '../../src/island/types';
import { FIRST_LINES, ORIGINAL } from './contract';

export const row: IslandRow = {
  name: 'address-autocomplete',
  chunk: 'address-autocomplete',
  when: 'interaction',
  match: FIRST_LINES,
  yieldsTo: ORIGINAL,
};

/** How date fields of product edit screens are found. */
import type { IslandRow } from '../../src/island/types';
import { FIELD } from './contract';

export const row: IslandRow = {
  name: 'date-field',
  chunk: 'date-field',
  when: 'idle',
  match: FIELD,
  click: FIELD,
};

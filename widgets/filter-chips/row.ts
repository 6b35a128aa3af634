/** How pages with filters, and places for their chips, are found. */
import type { IslandRow } from '../../src/island/types';
import { FORM } from './contract';

export const row: IslandRow = {
  name: 'filter-chips',
  chunk: 'archive',
  match: FORM,
};

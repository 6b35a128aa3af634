/** How pages with filters, which may have chips, are found. */
import type { IslandRow } from '../../src/island/types';
import { FORM } from './contract';

export const row: IslandRow = {
  name: 'filter-chips',
  chunk: 'archive',
  match: FORM,
};

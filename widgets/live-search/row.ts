/** How a search with suggestions is found. */
import type { IslandRow } from '../../src/island/types';
import { FORM, ORIGINAL } from './contract';

export const row: IslandRow = {
  name: 'live-search',
  chunk: 'live-search',
  when: 'interaction',
  match: FORM,
  submit: FORM,
  yieldsTo: ORIGINAL,
};

/** How deals are found. */
import type { IslandRow } from '../../src/island/types';
import { HOST } from './contract';

export const row: IslandRow = {
  name: 'deal',
  chunk: 'deal',
  when: 'visible',
  match: HOST,
};

/** How signs with small print are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';
import { HOST } from './contract';

export const row: IslandRow = {
  name: 'info-tip',
  chunk: 'info-tip',
  when: 'visible',
  match: HOST,
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

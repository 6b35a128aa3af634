/** How pie charts are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';
import { HOST } from './contract';

export const row: IslandRow = {
  name: 'pie-chart',
  chunk: 'pie-chart',
  when: 'visible',
  match: HOST,
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

/** How numbers that count are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';

export const row: IslandRow = {
  name: 'counter',
  chunk: 'counter',
  when: 'visible',
  match: '.elementskit-funfact .number-percentage',
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

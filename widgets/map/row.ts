/** How maps are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';

export const row: IslandRow = {
  name: 'map',
  chunk: 'map',
  when: 'visible',
  match: '.ekit-google-map',
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

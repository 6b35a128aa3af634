/** How comparisons of two images are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';
import { HOST } from './contract';

export const row: IslandRow = {
  name: 'before-after',
  chunk: 'before-after',
  when: 'visible',
  match: HOST,
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

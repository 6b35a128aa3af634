/** How elements that tilt under a mouse are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';
import { HOST } from './contract';

export const row: IslandRow = {
  name: 'tilt',
  chunk: 'tilt',
  when: 'visible',
  match: HOST,
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

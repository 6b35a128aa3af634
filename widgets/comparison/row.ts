/** How the comparison's buttons are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_COMPARISON } from '../../src/rules/originals';
import { BUTTON } from './contract';

export const row: IslandRow = {
  name: 'comparison',
  chunk: 'comparison',
  when: 'interaction',
  match: BUTTON,
  click: BUTTON,
  yieldsTo: ORIGINAL_COMPARISON,
};

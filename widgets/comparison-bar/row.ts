/** How the comparison's bar is found, and the controls in it. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_COMPARISON } from '../../src/rules/originals';
import { BAR, LINK, REMOVE, TOGGLE } from './contract';

export const row: IslandRow = {
  name: 'comparison-bar',
  chunk: 'comparison',
  when: 'interaction',
  match: BAR,
  click: `${TOGGLE},${LINK},${REMOVE}`,
  yieldsTo: ORIGINAL_COMPARISON,
};

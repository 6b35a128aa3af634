/** How the comparison's table is found, and the links in it. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_COMPARISON } from '../../src/rules/originals';
import { COMPARISON_BAR_REMOVE, COMPARISON_BUTTON } from '../../src/rules/selectors';
import { COPY, HOST } from './contract';

export const row: IslandRow = {
  name: 'comparison-table',
  chunk: 'comparison',
  match: `${HOST}:not(${COMPARISON_BUTTON})`,
  click: `a.badge-comparison:not(${COMPARISON_BAR_REMOVE}),${COPY}`,
  yieldsTo: ORIGINAL_COMPARISON,
};

/** How pages with a comparison dialog are found: by the footer's wrapper. */
import type { IslandRow } from '../../src/island/types';
import { COMPARISON_MODAL } from '../../src/rules/selectors';

export const row: IslandRow = {
  name: 'comparison-dialog',
  chunk: 'comparison-dialog',
  when: 'interaction',
  view: true,
  match: COMPARISON_MODAL,
};

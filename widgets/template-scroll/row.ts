/** How templates are found, where the address names one. */
import type { IslandRow } from '../../src/island/types';
import { ELEMENTOR_DOCUMENT } from '../../src/rules/selectors';

export const row: IslandRow = {
  name: 'template-scroll',
  chunk: 'template-scroll',
  match: ELEMENTOR_DOCUMENT,
};

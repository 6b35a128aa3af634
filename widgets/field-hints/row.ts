/** How fields' descriptions are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_SITE } from '../../src/rules/originals';
import { HINT } from './contract';

export const row: IslandRow = {
  name: 'field-hints',
  match: HINT,
  yieldsTo: ORIGINAL_SITE,
};

/** How country fields are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_COUNTRIES } from '../../src/rules/originals';
import { COUNTRY } from './contract';

export const row: IslandRow = {
  name: 'country-fields',
  match: COUNTRY,
  yieldsTo: ORIGINAL_COUNTRIES,
};

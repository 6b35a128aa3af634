/** How country fields are found. */
import type { IslandRow } from '../../src/island/types';
import { COUNTRY, ORIGINAL } from './contract';

export const row: IslandRow = {
  name: 'country-fields',
  match: COUNTRY,
  yieldsTo: ORIGINAL,
};

/** How the add-on's popups are found. */
import type { IslandRow } from '../../src/island/types';
import { HOST, ORIGINAL } from './contract';

export const row: IslandRow = {
  name: 'addon-popup',
  chunk: 'addon-popup',
  match: HOST,
  yieldsTo: ORIGINAL,
};

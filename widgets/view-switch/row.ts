/** How the archive's view switches are found. */
import type { IslandRow } from '../../src/island/types';
import { SWITCH } from './contract';

export const row: IslandRow = {
  name: 'view-switch',
  chunk: 'archive',
  match: SWITCH,
  click: SWITCH,
  yieldsTo: { event: 'click', selectors: [SWITCH] },
};

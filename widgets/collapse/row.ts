/** How ElementsKit's toggles are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL, TOGGLE } from './contract';

export const row: IslandRow = {
  name: 'collapse',
  chunk: 'collapse',
  when: 'visible',
  match: TOGGLE,
  click: TOGGLE,
  yieldsTo: ORIGINAL,
};

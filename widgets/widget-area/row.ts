/** How widget areas whose content is loaded later are found. */
import type { IslandRow } from '../../src/island/types';
import { AREA, ORIGINAL } from './contract';

export const row: IslandRow = {
  name: 'widget-area',
  chunk: 'widget-area',
  when: 'visible',
  match: AREA,
  yieldsTo: ORIGINAL,
};

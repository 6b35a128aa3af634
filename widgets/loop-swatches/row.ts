/** How swatches on cards are found. */
import type { IslandRow } from '../../src/island/types';
import { GROUP, MAP_GROUP, SERVER_GROUP, SWATCH } from './contract';

export const row: IslandRow = {
  name: 'loop-swatches',
  chunk: 'loop-swatches',
  when: 'visible',
  match: [SERVER_GROUP, MAP_GROUP],
  click: `:is(${GROUP}) ${SWATCH}`,
};

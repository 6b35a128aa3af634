/** How the bar that shows a page's reading progress is found. */
import type { IslandRow } from '../../src/island/types';
import { HOST } from './contract';

export const row: IslandRow = {
  name: 'reading-progress',
  chunk: 'reading-progress',
  when: 'idle',
  match: [HOST, '[data-island~="reading-progress"]'],
};

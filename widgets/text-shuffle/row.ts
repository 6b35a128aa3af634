/** How texts are found that come out of mixed letters: a theme names them. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'text-shuffle',
  chunk: 'text-shuffle',
  when: 'visible',
  match: '[data-island~="text-shuffle"]',
};

/** How texts that appear out of mixed letters are found: a theme marks them. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'text-shuffle',
  chunk: 'text-shuffle',
  when: 'visible',
  match: '[data-island~="text-shuffle"]',
};

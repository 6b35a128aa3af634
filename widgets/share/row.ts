/** How share and copy links are found: a theme marks them. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'share',
  chunk: 'share',
  match: ['[data-island~="share"]', '[data-island~="copy-link"]'],
};

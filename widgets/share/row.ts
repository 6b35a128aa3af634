/** How links to share a page are found: a theme names them. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'share',
  match: ['[data-island~="share"]', '[data-island~="copy-link"]'],
};

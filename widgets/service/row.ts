/** How the declarations of embedded services are found. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'service',
  chunk: 'service',
  match: 'script[data-island~="service"]',
};

/** How embedded services are found: a shop names them. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'service',
  chunk: 'service',
  match: 'script[data-island~="service"]',
};

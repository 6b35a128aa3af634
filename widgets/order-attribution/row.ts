/** Where a shopper came from is any page's. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'order-attribution',
  match: 'body',
};

/**
 * How the island is found: by the page's global, which a shop prints if it wants to know where its shoppers come from.
 * Every page view counts as part of a visit.
 */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'order-attribution',
  chunk: 'alone',
  alone: 'alone',
  global: 'wc_order_attribution',
};

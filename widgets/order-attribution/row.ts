/**
 * The page's global asks for it, where a shop wants to know where its shoppers come from. Every page view counts as
 * part of a visit.
 */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'order-attribution',
  chunk: 'alone',
  alone: 'alone',
  global: 'wc_order_attribution',
};

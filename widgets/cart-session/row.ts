/** Loaded on every page, because every page belongs to the shopper's cart. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'cart-session',
  chunk: 'core',
  match: 'body',
};

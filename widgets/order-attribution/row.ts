/** Loaded on every page, because every page view counts as part of a visit. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'order-attribution',
  match: 'body',
};

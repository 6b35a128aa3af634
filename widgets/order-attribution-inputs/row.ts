/** How a checkout's places for an order's source are found. */
import type { IslandRow } from '../../src/island/types';
import { HOSTS } from './contract';

export const row: IslandRow = {
  name: 'order-attribution-inputs',
  chunk: 'order-attribution-inputs',
  match: HOSTS,
};

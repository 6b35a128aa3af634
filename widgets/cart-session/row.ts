/** Every page has one cart, whatever it shows of it. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'cart-session',
  chunk: 'core',
  match: 'body',
};

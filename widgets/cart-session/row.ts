/**
 * Begins with the core chunk. A cart widget that WooCommerce's script would fill or hide brings that chunk once it is
 * seen.
 */
import type { IslandRow } from '../../src/island/types';
import { BLANK, HIDDEN_IF_EMPTY } from './contract';

export const row: IslandRow = {
  name: 'cart-session',
  chunk: 'core',
  when: 'interaction',
  wakes: [BLANK, HIDDEN_IF_EMPTY],
};

/** How what opens the cart's drawer is found. */
import type { IslandRow } from '../../src/island/types';
import { OPENER } from './contract';

export const row: IslandRow = {
  name: 'mini-cart-drawer',
  when: 'interaction',
  view: true,
  match: OPENER,
  click: OPENER,
};

/** How the elements that open the cart's drawer are found. */
import type { IslandRow } from '../../src/island/types';
import { OPENER } from './contract';

export const row: IslandRow = {
  name: 'mini-cart-drawer',
  when: 'interaction',
  view: true,
  match: OPENER,
  click: OPENER,
};

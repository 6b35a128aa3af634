/** How what opens the cart's drawer is found. */
import type { IslandRow } from '../../src/island/types';
import { OPENER } from './contract';

export const row: IslandRow = { name: 'mini-cart-drawer', match: OPENER, view: true, when: 'interaction', click: OPENER };

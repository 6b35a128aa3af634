/** How Elementor's menu is found, and the controls that open its parts. */
import type { IslandRow } from '../../src/island/types';
import { ICON, MENU, TITLE, TOGGLE } from './contract';

export const row: IslandRow = {
  name: 'mega-menu',
  chunk: 'mega-menu',
  match: MENU,
  click: `${TOGGLE},${ICON},${TITLE}.e-click`,
};

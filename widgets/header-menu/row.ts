/** How Astra's header is found, and the controls in it. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ASTRA } from '../../src/rules/originals';
import { ARROW, DRAWER, DRAWER_CLOSE, HEADER, HOST, OVERLAY, SEARCH_ICON, SUBMENU_TOGGLE, TOGGLE } from './contract';

export const row: IslandRow = {
  name: 'header-menu',
  chunk: 'header-menu',
  match: HOST,
  click: `:is(${HEADER},${DRAWER}) :is(${SEARCH_ICON},${TOGGLE},${SUBMENU_TOGGLE},${ARROW},.menu-link),${OVERLAY},${DRAWER_CLOSE}`,
  yieldsTo: ORIGINAL_ASTRA,
};

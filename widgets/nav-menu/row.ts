/** How ElementsKit's menu is found, and the controls that open its parts. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';
import { HOST, INDICATOR, ITEM, TOGGLER } from './contract';

export const row: IslandRow = {
  name: 'nav-menu',
  chunk: 'nav-menu',
  match: HOST,
  click: `${TOGGLER},${INDICATOR},${ITEM}>a`,
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

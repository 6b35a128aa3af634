/** How ElementsKit's tabs are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';
import { TAB, TABS } from './contract';

export const row: IslandRow = {
  name: 'content-tabs',
  chunk: 'content-tabs',
  when: 'visible',
  named: 'data-ekit-handler-id',
  match: TABS,
  click: TAB,
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

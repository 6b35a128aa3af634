/** How the button of a header's search is found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';
import { BUTTON } from './contract';

export const row: IslandRow = {
  name: 'header-search',
  chunk: 'header-search',
  match: BUTTON,
  click: BUTTON,
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};

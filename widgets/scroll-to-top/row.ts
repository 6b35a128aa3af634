/** How buttons that lead to the top of the page are found. */
import type { IslandRow } from '../../src/island/types';
import { ASTRA, ELEMENTSKIT, ELEMENTSKIT_BUTTON, ESSENTIAL_ADDONS, ORIGINAL, OWN } from './contract';

export const row: IslandRow = {
  name: 'scroll-to-top',
  chunk: 'scroll-to-top',
  when: 'idle',
  match: [ASTRA, ESSENTIAL_ADDONS, OWN, ELEMENTSKIT],
  click: `${ASTRA},${ESSENTIAL_ADDONS},${OWN},${ELEMENTSKIT_BUTTON}`,
  yieldsTo: ORIGINAL,
};

/** How the choice of a currency is found. */
import type { IslandRow } from '../../src/island/types';
import { SWITCHER } from './contract';

export const row: IslandRow = {
  name: 'currency-switcher',
  chunk: 'currency-switcher',
  when: 'idle',
  match: SWITCHER,
  change: `${SWITCHER} select`,
};

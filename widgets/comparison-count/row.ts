/** How the comparison's counters and its bar are found. */
import type { IslandRow } from '../../src/island/types';
import { BAR } from './contract';

export const row: IslandRow = {
  name: 'comparison-count',
  match: [BAR, '.shopengine-comparison-counter'],
};

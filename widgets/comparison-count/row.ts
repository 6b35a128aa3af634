/** How what counts the comparison's products is found. */
import type { IslandRow } from '../../src/island/types';
import { BAR } from './contract';

export const row: IslandRow = {
  name: 'comparison-count',
  match: [BAR, '.shopengine-comparison-counter'],
};

/** How the settings of social proof are found: a shop prints them. */
import type { IslandRow } from '../../src/island/types';
import { SETTINGS } from './contract';

export const row: IslandRow = {
  name: 'social-proof',
  chunk: 'social-proof',
  match: SETTINGS,
};

/** How the "coming soon" banner and its dismiss link are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_SITE } from '../../src/rules/originals';
import { BANNER } from './contract';

export const row: IslandRow = {
  name: 'coming-soon',
  chunk: 'coming-soon',
  match: BANNER,
  click: `${BANNER} [class*=dismiss]`,
  yieldsTo: ORIGINAL_SITE,
};

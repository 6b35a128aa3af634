/** How the store notice is found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_SITE } from '../../src/rules/originals';
import { NOTICE } from './contract';

export const row: IslandRow = {
  name: 'store-notice',
  alone: 'store-notice',
  match: NOTICE,
  click: `${NOTICE} [class*=dismiss]`,
  yieldsTo: ORIGINAL_SITE,
};

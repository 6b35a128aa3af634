/** How the line that counts an archive's products is found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_SITE } from '../../src/rules/originals';

export const row: IslandRow = {
  name: 'result-count',
  chunk: 'alone',
  alone: 'alone',
  match: '.woocommerce-result-count',
  yieldsTo: ORIGINAL_SITE,
};

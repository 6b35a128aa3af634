/** How an archive's sort order is found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_SITE } from '../../src/rules/originals';

const FORM = '.woocommerce-ordering';

export const row: IslandRow = {
  name: 'ordering',
  chunk: 'core',
  when: 'interaction',
  match: FORM,
  change: `${FORM} .orderby`,
  yieldsTo: ORIGINAL_SITE,
};

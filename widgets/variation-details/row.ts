/** How the details around a variation form are found: by the form. */
import type { IslandRow } from '../../src/island/types';
import { VARIATIONS_FORM } from '../../src/rules/selectors';

export const row: IslandRow = {
  name: 'variation-details',
  match: VARIATIONS_FORM,
};

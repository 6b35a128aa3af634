/** How a variation form is found, the link that resets it, and how its submit is kept. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_VARIATIONS } from '../../src/rules/originals';
import { VARIATIONS_FORM } from '../../src/rules/selectors';
import { RESET } from './contract';

export const row: IslandRow = {
  name: 'variations',
  match: VARIATIONS_FORM,
  click: RESET,
  submit: `form${VARIATIONS_FORM}:not([data-ajax])`,
  yieldsTo: ORIGINAL_VARIATIONS,
};

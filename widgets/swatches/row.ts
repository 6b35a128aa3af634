/** How swatches on the product page are found. */
import type { IslandRow } from '../../src/island/types';
import { VARIATIONS_FORM } from '../../src/rules/selectors';
import { GROUP, ORIGINAL, PRINTED } from './contract';

export const row: IslandRow = {
  name: 'swatches',
  match: `${VARIATIONS_FORM} ${GROUP}`,
  click: `${VARIATIONS_FORM} ${PRINTED}`,
  yieldsTo: ORIGINAL,
};

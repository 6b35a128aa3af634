/** How swatches on the product page are found. */
import type { IslandRow } from '../../src/island/types';
import { VARIATIONS_FORM } from '../../src/rules/selectors';
import { GROUP, ORIGINAL, SWATCH } from './contract';

/** The groups that the server printed, without those of a view. */
const PRINTED = `${VARIATIONS_FORM} :not([data-island-view])>${GROUP}`;

export const row: IslandRow = {
  name: 'swatches',
  when: 'visible',
  match: PRINTED,
  click: `${PRINTED} ${SWATCH}`,
  yieldsTo: ORIGINAL,
};

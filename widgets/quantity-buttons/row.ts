/** How the buttons beside a quantity are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_QUANTITY } from '../../src/rules/originals';
import { PRODUCT_FORM } from '../../src/rules/selectors';
import { STEP } from './contract';

export const row: IslandRow = {
  name: 'quantity-buttons',
  match: PRODUCT_FORM,
  click: STEP,
  yieldsTo: ORIGINAL_QUANTITY,
};

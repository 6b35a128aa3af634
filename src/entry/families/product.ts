/** The family of what works in a product's form from the start: swatches, and buttons beside quantities. */
import { FORM as AJAX_FORM } from '../../../widgets/product-form/contract';
import { row as productForm } from '../../../widgets/product-form/row';
import { STEP } from '../../../widgets/quantity-buttons/contract';
import { row as quantityButtons } from '../../../widgets/quantity-buttons/row';
import { SWATCH } from '../../../widgets/swatches/contract';
import { row as swatches } from '../../../widgets/swatches/row';
import type { IslandRow } from '../../island/types';
import { UNKEPT_ADDS } from '../../rules/names';
import { VARIATIONS_FORM } from '../../rules/selectors';

/** Swatches and buttons of a product's form. */
const FORM_CONTROLS = `${VARIATIONS_FORM} ${SWATCH},${STEP}`;

/** What the loader looks for: every host of the members, and every action that one of them takes. */
export const row: IslandRow = {
  name: 'product',
  family: true,
  match: FORM_CONTROLS,
  click: FORM_CONTROLS,
  submit: AJAX_FORM,
  unkept: UNKEPT_ADDS,
};

/** The rows that come with the family's code, in the order in which they are asked. */
export const members: readonly IslandRow[] = [swatches, quantityButtons, productForm];

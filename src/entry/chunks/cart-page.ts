/**
 * What the cart page does before anybody touches it, its island's row, and the row that wakes the fields of its
 * shipping calculator.
 */

import { CALCULATOR_PANEL, FORMS, ORIGINAL, STEPPER } from '../../../widgets/cart/contract';
import { adopt, beginLook, step } from '../../../widgets/cart/page/look';
import { COUNTRY } from '../../../widgets/country-fields/contract';
import { defineIsland } from '../../island/defineIsland';
import type { IslandRow } from '../../island/types';
import { members } from '../families/cart-page';

// Exported for the island's chunk too, so that both share this module and its state.
export * from '../../../widgets/cart/page/look';

/** The island comes with the first hand. Before that, its forms look as if it were there, and their steppers work. */
const look: IslandRow = { name: 'cart-look', match: FORMS, click: STEPPER, yieldsTo: ORIGINAL };

/** As a rule the calculator is folded up, and then nothing of the checkout is needed. */
const calculatorFields: IslandRow = {
  name: 'calculator-fields',
  chunk: 'checkout-page',
  family: true,
  when: 'visible',
  match: `${CALCULATOR_PANEL} ${COUNTRY}`,
};

export const rows = [...members, look, calculatorFields];
export default [
  defineIsland({ name: look.name, mode: 'enhance', start: beginLook, adopt, onIntent: ({ target }) => step(target) }),
];

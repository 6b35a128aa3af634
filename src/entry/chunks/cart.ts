/** The cart page's island with its row, and what wakes the fields of its shipping calculator. */
import cart from '../../../widgets/cart';
import { CALCULATOR_PANEL } from '../../../widgets/cart/contract';
import { COUNTRY } from '../../../widgets/country-fields/contract';
import { cartPageRows } from '../../../widgets/families';
import type { IslandRow } from '../../island/types';

/** As a rule the calculator is folded up, and then nothing of the checkout is needed. */
const calculatorFields: IslandRow = {
  name: 'calculator-fields',
  chunk: 'checkout-page',
  family: true,
  when: 'visible',
  match: `${CALCULATOR_PANEL} ${COUNTRY}`,
};

export const rows = [...cartPageRows, calculatorFields];
export default [cart];

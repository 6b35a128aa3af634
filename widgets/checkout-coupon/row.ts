/** How the checkout's coupon form is found, and what opens, sends and undoes it. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_CHECKOUT } from '../../src/rules/originals';
import { APPLY, BOX, CHECKOUT, CODE, OWN_FORM, REVIEW, TOGGLE } from './contract';

export const row: IslandRow = {
  name: 'checkout-coupon',
  match: [OWN_FORM, BOX, `${CHECKOUT} ${CODE}`],
  click: `${TOGGLE},${REVIEW} .woocommerce-remove-coupon,:is(${BOX},${CHECKOUT}) ${APPLY}`,
  submit: OWN_FORM,
  yieldsTo: ORIGINAL_CHECKOUT,
};

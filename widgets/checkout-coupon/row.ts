/** How the checkout's coupon form is found, and the controls that open and send it or remove a coupon. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_CHECKOUT } from '../../src/rules/originals';
import { APPLY, BOX, CHECKOUT, HOSTS, OWN_FORM, REVIEW, TOGGLE } from './contract';

export const row: IslandRow = {
  name: 'checkout-coupon',
  chunk: 'checkout-coupon',
  when: 'interaction',
  match: HOSTS,
  click: `${TOGGLE},${REVIEW} .woocommerce-remove-coupon,:is(${BOX},${CHECKOUT}) ${APPLY}`,
  submit: OWN_FORM,
  yieldsTo: ORIGINAL_CHECKOUT,
};

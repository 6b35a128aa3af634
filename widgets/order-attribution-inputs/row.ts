/** How a checkout's places for an order's source are found. */
import type { IslandRow } from '../../src/island/types';
import { CHECKOUT_FORM } from '../../src/rules/selectors';
import { ELEMENT } from './contract';

export const row: IslandRow = {
  name: 'order-attribution-inputs',
  chunk: 'order-attribution-inputs',
  // The checkout's own chunk has the code for its form.
  match: [`${ELEMENT}:not(${CHECKOUT_FORM} *)`, '.wp-block-woocommerce-checkout', '.wp-block-woocommerce-cart'],
};

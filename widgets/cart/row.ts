/** How the cart page's forms are found, and the shopper's actions in them. */
import type { IslandRow } from '../../src/island/types';
import { CALCULATOR, FORM, FORMS, NEWS, ORIGINAL, RESTORE, TOTALS } from './contract';

export const row: IslandRow = {
  name: 'cart',
  chunk: 'cart',
  when: 'interaction',
  match: FORMS,
  beside: 'add-to-cart',
  hears: NEWS,
  click: `:is(${FORM}) :is(.product-remove>a),.woocommerce-cart ${RESTORE},${TOTALS} :is(.woocommerce-remove-coupon,.shipping-calculator-button)`,
  submit: `${FORM},${CALCULATOR}`,
  change: `${TOTALS} :is(select.shipping_method,[name^="shipping_method"])`,
  yieldsTo: ORIGINAL,
};

/** The cart page's family. It hears the cart's own changes as commands. */
import {
  CALCULATOR,
  FORM as CART_FORM,
  FORMS as CART_FORMS,
  NEWS,
  ORIGINAL as ORIGINAL_CART,
  RESTORE,
  TOTALS,
} from '../../../widgets/cart/contract';
import { row as cart } from '../../../widgets/cart/row';
import type { IslandRow } from '../../island/types';

/** What the loader looks for: every host of the members, and every action that one of them takes. */
export const row: IslandRow = {
  name: 'cart-page',
  family: true,
  match: CART_FORMS,
  hears: NEWS,
  click: `:is(${CART_FORM}) :is(.product-remove>a,[class*=plus],[class*=minus]),${TOTALS} a,${RESTORE}`,
  submit: `${CART_FORM},${CALCULATOR}`,
  change: `${TOTALS} *`,
  yieldsTo: ORIGINAL_CART,
};

/** The rows that come with the family's code, in the order in which they are asked. */
export const members: readonly IslandRow[] = [cart];

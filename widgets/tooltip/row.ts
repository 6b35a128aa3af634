/** How buttons with a tooltip are found. */
import type { IslandRow } from '../../src/island/types';
import {
  COMPARISON_BUTTON,
  DIRECT_CHECKOUT_BUTTON,
  QUICK_VIEW_BUTTON,
  WISHLIST_BUTTON,
} from '../../src/rules/selectors';
import { ADD_TO_CART, SWITCHED_ON } from './contract';

export const row: IslandRow = {
  name: 'tooltip',
  chunk: 'tooltip',
  when: 'interaction',
  match: [
    WISHLIST_BUTTON,
    COMPARISON_BUTTON,
    QUICK_VIEW_BUTTON,
    DIRECT_CHECKOUT_BUTTON,
    `${SWITCHED_ON} ${ADD_TO_CART}`,
  ],
};

/** How the icon buttons of products' cards are found. */
import type { IslandRow } from '../../src/island/types';
import {
  COMPARISON_BAR,
  COMPARISON_BUTTON,
  DIRECT_CHECKOUT_BUTTON,
  QUICK_VIEW_BUTTON,
  WISHLIST_BUTTON,
} from '../../src/rules/selectors';

export const row: IslandRow = {
  name: 'card-buttons',
  when: 'idle',
  match: [WISHLIST_BUTTON, COMPARISON_BUTTON, QUICK_VIEW_BUTTON, DIRECT_CHECKOUT_BUTTON, COMPARISON_BAR],
};

/** How add-to-cart buttons are found, and how a press is kept. */
import type { IslandRow } from '../../src/island/types';
import { UNKEPT_ADDS, WAITING_ADDS } from '../../src/rules/names';

/**
 * Excludes the buttons of WooCommerce's blocks. Their class `wc-interactive` cannot tell them apart, because we set it
 * on any button while a click is dispatched.
 */
const BUTTON = '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([class*=product-button__])';

export const row: IslandRow = {
  name: 'add-to-cart',
  when: 'interaction',
  match: BUTTON,
  click: BUTTON,
  busy: 'loading',
  skip: 'wc-interactive',
  outlives: WAITING_ADDS,
  unkept: UNKEPT_ADDS,
};

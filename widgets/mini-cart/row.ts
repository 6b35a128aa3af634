/** How the server's mini-carts are found, and the links that remove from them. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ADD_TO_CART } from '../../src/rules/originals';
import { CONTENT } from './contract';

export const row: IslandRow = {
  name: 'mini-cart',
  when: 'interaction',
  match: CONTENT,
  hears: ['cart:refresh'],
  // ShopEngine's cart page has this class too.
  click: '.remove_from_cart_button:not(.product-remove>a)',
  yieldsTo: ORIGINAL_ADD_TO_CART,
  alone: 'alone',
  cart: true,
};

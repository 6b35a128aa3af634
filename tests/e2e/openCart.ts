/** Opens the cart page with one of each of these products in the cart, and forgets the calls before that. */
import type { Shop } from './shop';

/** Fills the cart by calls, opens its page, and forgets those calls. */
export const openCart = async (shop: Shop, ...products: number[]) => {
  await shop.fill(...products);
  await shop.open('/cart/');
  shop.calls.length = 0;
};

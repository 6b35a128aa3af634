/** The cart page, with one of each of these in the cart; the calls before it are forgotten. */
import type { Shop } from './shop';

/** Fills the cart by calls, opens its page, and forgets those calls. */
export const openCart = async (shop: Shop, ...products: number[]) => {
  await shop.fill(...products);
  await shop.open('/cart/');
  shop.calls.length = 0;
};

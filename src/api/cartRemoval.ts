/**
 * Owns the call that removes an item (SPEC 7.1). A file of its own to save bytes: every add needs the cart's other
 * calls, but not this one.
 */
import type { CartAnswer } from '../rules/cartAnswer';
import { readCart } from './cart';
import { postForJson, wcAjaxUrl } from './request';

/** POST `remove_from_cart` (SPEC 7.1). Rejects when the answer has no fragments. */
export const removeFromCart = <T>(cartItemKey: string, use: (answer: CartAnswer) => T): Promise<T> =>
  postForJson(wcAjaxUrl('remove_from_cart'), { cart_item_key: cartItemKey }, (json) => use(readCart(json)));

/** Owns the cart page's addresses and fields, and whether the cart shows that a change has worked. Pure. */
import type { DrawerCart, DrawerItem } from './contract';

const NONCE = '_wpnonce';

/** The nonce that the remove link carries; "" when it has none. */
export const nonceIn = (removeUrl: string, base: string): string =>
  (URL.canParse(removeUrl, base) && new URL(removeUrl, base).searchParams.get(NONCE)) || '';

/**
 * The nonce that the cart's links carry now, which serves for every change; where they have none, that of an earlier
 * link.
 */
export const newestNonce = (cart: DrawerCart | null, removeUrl: string, base: string): string =>
  [...(cart?.items ?? []), { removeUrl }].map((link) => nonceIn(link.removeUrl, base)).find(Boolean) ?? '';

/** An address with another nonce. */
export function withNonce(address: string, nonce: string): string {
  const url = new URL(address);
  if (nonce) url.searchParams.set(NONCE, nonce);
  return url.href;
}

/** The address that puts a removed item back: the remove link's, with `undo_item` instead of `remove_item`. */
export function undoUrl(removeUrl: string, base: string): string {
  const url = new URL(removeUrl, base);
  const key = url.searchParams.get('remove_item') ?? '';
  url.searchParams.delete('remove_item');
  url.searchParams.set('undo_item', key);
  return url.href;
}

/** The fields that set one quantity, as the cart page expects them. */
export const quantityFields = (cartItemKey: string, quantity: number, nonce: string) => ({
  cart: { [cartItemKey]: { qty: quantity } },
  update_cart: 'Update Cart',
  'woocommerce-cart-nonce': nonce,
});

/** The item in the cart; undefined when the cart does not have it, or is unknown. */
export const itemIn = (cart: DrawerCart | null, cartItemKey: string): DrawerItem | undefined =>
  cart?.items.find((item) => item.cartItemKey === cartItemKey);

/**
 * True when the cart has this quantity of an item; an item that is not in it has quantity 0. The cart decides, whatever
 * the cart page has answered. An unknown cart cannot contradict.
 */
export const hasQuantity = (cart: DrawerCart | null, cartItemKey: string, quantity: number): boolean =>
  !cart || (itemIn(cart, cartItemKey)?.quantity ?? 0) === quantity;

/** True when the cart has the item, or is unknown. */
export const hasItem = (cart: DrawerCart | null, cartItemKey: string): boolean =>
  !cart || !hasQuantity(cart, cartItemKey, 0);

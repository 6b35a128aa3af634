/** Owns the addresses and fields that follow from a remove link. Pure. */

const NONCE = '_wpnonce';

/** The nonce that the remove link carries; "" when it has none. */
export const nonceIn = (removeUrl: string, base: string): string => new URL(removeUrl, base).searchParams.get(NONCE) ?? '';

/** The address that puts a removed item back: the remove link's, asking for the opposite. */
export function undoUrl(removeUrl: string, base: string): string {
  const url = new URL(removeUrl, base);
  const key = url.searchParams.get('remove_item') ?? '';
  url.searchParams.delete('remove_item');
  url.searchParams.set('undo_item', key);
  return url.href;
}

/** What the cart page takes to set one quantity. */
export const quantityFields = (cartItemKey: string, quantity: number, nonce: string) => ({
  cart: { [cartItemKey]: { qty: quantity } },
  update_cart: 'Update Cart',
  'woocommerce-cart-nonce': nonce,
});

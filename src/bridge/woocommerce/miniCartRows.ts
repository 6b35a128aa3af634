/** Owns reading rows from the mini-cart fragment. */
import type { Fragments } from '../../rules/cartAnswer';
import { type CartRow, countOf } from '../../rules/cartContents';
import { MINI_CART } from '../../rules/fragmentCache';
import { parseHtml } from '../page/html';

/** How many of a product the mini-cart fragment shows; undefined when it does not say. */
export function countInFragments(productId: string, fragments: Fragments): number | undefined {
  const html = fragments[MINI_CART];
  if (typeof html !== 'string') return undefined;
  const rows = [...parseHtml(html).querySelectorAll('.woocommerce-mini-cart-item, .mini_cart_item')].map(
    (item): CartRow => ({
      productId: item.querySelector('[data-product_id]')?.getAttribute('data-product_id') ?? '',
      quantityText: item.querySelector('.quantity')?.textContent ?? '',
    }),
  );
  return countOf(productId, rows);
}

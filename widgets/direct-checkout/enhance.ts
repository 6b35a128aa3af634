/** Gives direct-checkout links life: one call adds the product, then the checkout is opened. */

import { addProduct } from '../../src/actions/addProduct';
import { shopIslands } from '../../src/bridge/page/islands';
import { readLink } from './read';

/** False leaves the link to the browser. */
export function press(link: HTMLElement): void | false {
  const product = readLink(link, location.href);
  if (!product) return false;
  addProduct(link, product);
}

/** Adds that an earlier page left are first. */
export const start = (): Promise<void> => shopIslands().wake('add-to-cart');

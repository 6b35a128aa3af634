/** Makes direct-checkout links work: one call adds the product, then the checkout opens. */

import { addProduct } from '../../src/actions/addProduct';
import { shopIslands } from '../../src/bridge/page/islands';
import { readLink } from './read';

/** Handles a press. Returns false to leave the link to the browser. */
export function press(link: HTMLElement): void | false {
  const product = readLink(link, location.href);
  if (!product) return false;
  addProduct(link, product);
}

/** The adds that an earlier page left come first. */
export const start = (): Promise<void> => shopIslands().wake('add-to-cart');

/** Owns the comparison page's address, which names the products that the page shows. */

import { reload } from '../../../src/bridge/page/reload';

const productIds = () => new URLSearchParams(location.search).get('product_ids') ?? '';

/** The products that the address named when the page was printed or last changed; undefined before `watchAddress`. */
let shown: string | undefined;

/**
 * Reloads the page when Back or Forward leads to another list: the server then makes the list that the address names
 * the shopper's own again, and prints it. Call it on every comparison page, because a reload keeps the history.
 */
export function watchAddress(): void {
  if (shown !== undefined) return;
  shown = productIds();
  addEventListener('popstate', () => productIds() !== shown && reload());
}

/** Adds the page's new address to the browser's history (SPEC 2.7). */
export function showAddress(address: string): void {
  if (address !== location.href) history.pushState(null, '', address);
  shown = productIds();
}

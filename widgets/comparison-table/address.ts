/** Keeps the comparison page's address: it names the products that the page shows. */

const productIds = () => new URLSearchParams(location.search).get('product_ids') ?? '';

/** The products that the address named when the page was printed or last changed; undefined while nobody watches. */
let shown: string | undefined;

/**
 * Follows Back and Forward between lists: the server makes the one that the address names the shopper's again, and
 * prints it. To be called on every page of a comparison: after a reload the entries before and after are still there.
 */
export function watchAddress(): void {
  if (shown !== undefined) return;
  shown = productIds();
  addEventListener('popstate', () => productIds() !== shown && location.reload());
}

/** Puts a new address into the browser's history (SPEC 2.7). */
export function showAddress(address: string): void {
  if (address !== location.href) history.pushState(null, '', address);
  shown = productIds();
}

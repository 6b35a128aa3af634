/** Owns where a direct-checkout link leads. Pure. */

/** The query argument by which WooCommerce adds a product, whatever the page. */
export const ADD = 'add-to-cart';
export const QUANTITY = 'quantity';

/** The checkout's default route (SPEC 2.1), where the page names none. */
const CHECKOUT = '/checkout/';

/** The http or https address; undefined for anchors, other schemes and nonsense. */
export function addressOf(href: string, base: string): URL | undefined {
  try {
    const url = new URL(href, base);
    return href && href[0] !== '#' && /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

const isSamePage = (a: URL, b: URL) => a.origin + a.pathname === b.origin + b.pathname;

/**
 * Address of the checkout: the link's own, unless it leads to this page or to the product's page, else the first usable
 * one of the others. It has no parameters that add to the cart.
 * @param productPages addresses of the product; texts that are no address are ignored
 * @param base address of the page
 */
export function checkoutAddress(
  link: URL | undefined,
  productPages: readonly string[],
  others: readonly string[],
  base: string,
): URL {
  const noCheckout = [base, ...productPages].map((page) => addressOf(page, base));
  const named = link && !noCheckout.some((page) => page && isSamePage(page, link)) ? link.href : '';
  const found = [named, ...others].map((one) => addressOf(one, base)).find(Boolean) ?? new URL(CHECKOUT, base);
  for (const name of [ADD, QUANTITY]) found.searchParams.delete(name);
  return found;
}

/** The checkout's address with the parameters that add the product. */
export function addingAddress(checkout: URL, productId: string, quantity: string): string {
  const url = new URL(checkout);
  url.searchParams.set(ADD, productId);
  if (quantity !== '1') url.searchParams.set(QUANTITY, quantity);
  return url.href;
}

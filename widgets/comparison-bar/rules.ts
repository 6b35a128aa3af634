/** Owns the address of the comparison page (SPEC 2.7). Pure. */
import { safeLink } from '../../src/rules/link';

/**
 * The address of the comparison page with its products: `product_ids` is added to the query that is there. Undefined
 * where the address leads to no page.
 * @param page address of the page, for relative ones
 */
export function compareAddress(address: string, productIds: readonly number[], page: string): string | undefined {
  const safe = address && safeLink(address, page);
  if (!safe) return undefined;
  const url = new URL(safe, page);
  url.searchParams.delete('product_ids');
  // Not with `searchParams`, which would encode the commas.
  if (productIds.length) url.search += `${url.search ? '&' : '?'}product_ids=${productIds.join()}`;
  return url.href;
}

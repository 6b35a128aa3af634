/** Owns the way to the comparison page (SPEC 2.7). Pure. */
import { safeLink } from '../../src/rules/link';

/**
 * The comparison page with its products: `product_ids` joins whatever query the address has. Undefined where the
 * address leads to no page.
 * @param page address of the page, for relative ones
 */
export function compareAddress(address: string, productIds: readonly number[], page: string): string | undefined {
  const safe = address && safeLink(address, page);
  if (!safe) return undefined;
  const url = new URL(safe, page);
  url.searchParams.delete('product_ids');
  // As a plain list, which `searchParams` would encode.
  if (productIds.length) url.search += `${url.search ? '&' : '?'}product_ids=${productIds.join()}`;
  return url.href;
}

/** Owns which parts of a text match a term, and the address of the shop's own search page. Pure. */
import { isSearchRoute, siteOf } from './route.rules';

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at every match of the term, in upper or lower case. The term is plain text, not a pattern. */
export function piecesOf(text: string, term: string): Piece[] {
  if (!term) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${term.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`, 'gi');
  return text.split(pattern).flatMap((part, index) => (part ? [{ text: part, isMatch: index % 2 === 1 }] : []));
}

/** Fields that only the route uses. */
const INTERNAL = ['nonce', '_wp_http_referer', '_wpnonce', 'rest_route'];

/** Only the route understands a category's id. WordPress's pages expect its slug. */
const isForPages = ([name, value]: readonly [string, string]) =>
  !INTERNAL.includes(name) && !(name === 'product_cat' && /^[\d,]*$/.test(value));

/**
 * The address of the shop's search page for a form's fields: `/?s=…&post_type=product`. Undefined where the form's
 * action is not the search route: then it leads to a page already.
 * @param action the form's action, relative to `base`
 */
export function searchPage(
  action: string,
  base: string,
  fields: readonly (readonly [name: string, value: string])[],
): string | undefined {
  const url = new URL(action, base);
  if (!isSearchRoute(url.href)) return undefined;
  const query = new URLSearchParams(
    [...url.searchParams, ...fields].filter(isForPages).map(([name, value]) => [name, value.trim()]),
  );
  if (!query.has('post_type')) query.set('post_type', 'product');
  return `${siteOf(url)}?${query}`;
}

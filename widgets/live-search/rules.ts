/** Owns what of a text matches a term, and where a search leads without its route. Pure. */
import { isSearchRoute, siteOf } from './route.rules';

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Takes a text apart at every place where the term stands, in whatever case. The term is text: its signs mean nothing. */
export function piecesOf(text: string, term: string): Piece[] {
  if (!term) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${term.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`, 'gi');
  return text.split(pattern).flatMap((part, index) => (part ? [{ text: part, isMatch: index % 2 === 1 }] : []));
}

/** For the route alone. */
const INTERNAL = ['nonce', '_wp_http_referer', '_wpnonce', 'rest_route'];

/** Ids mean something to the route only; WordPress's pages take a category's slug. */
const isForPages = ([name, value]: readonly [string, string]) => !INTERNAL.includes(name) && !(name === 'product_cat' && /^[\d,]*$/.test(value));

/**
 * The shop's search page for what a form holds: `/?s=…&post_type=product`. Undefined where the form leads to a page
 * already: its action is no REST route, which would print bare HTML.
 * @param action the form's, relative to `base`
 */
export function searchPage(action: string, base: string, fields: readonly (readonly [name: string, value: string])[]): string | undefined {
  const url = new URL(action, base);
  if (!isSearchRoute(url.href)) return undefined;
  const query = new URLSearchParams([...url.searchParams, ...fields].filter(isForPages).map(([name, value]) => [name, value.trim()]));
  if (!query.has('post_type')) query.set('post_type', 'product');
  return `${siteOf(url)}?${query}`;
}

/**
 * The products that a visitor has marked, by the comparison's cookie and the account's wishlist. Every button and
 * counter of a page shows these marks.
 */
import type { Visitor } from './visitor';

/** The comparison's list. The server alone writes it; the browser keeps it. */
export const COMPARISON_COOKIE = 'shopengine_comparison_id_list';

export interface Marks {
  /** Ids in the wishlist; none for guests. */
  wished: readonly number[];
  /** Ids in the comparison, each once. */
  compared: readonly number[];
  /** True in a quick view's frame, in which nothing of comparison and quick view is printed. */
  isFramed: boolean;
  /** Without ShopEngine nothing of it is printed. */
  isPlain?: boolean;
}

/** All ids of a comma list; an id that was added twice appears twice. */
export const idsIn = (list = ''): number[] =>
  list
    .split(',')
    .map((id) => Number.parseInt(id, 10))
    .filter((id) => id > 0);

/** The ids in their order, each once. */
export const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

const wishlistOf = ({ user, wishlist }: Visitor): readonly number[] => (user ? wishlist : []);

/** The marks on a page that is for no particular visitor. */
export const noMarks: Marks = { wished: [], compared: [], isFramed: false };

/** @param cookie the comparison's cookie, decoded */
export const marksOf = (visitor: Visitor, cookie: string | undefined, query: URLSearchParams): Marks => ({
  wished: wishlistOf(visitor),
  compared: distinct(idsIn(cookie)),
  isFramed: !!query.get('shopengine_quickview'),
});

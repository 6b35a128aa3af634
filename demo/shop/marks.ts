/**
 * What a visitor has marked: the comparison's cookie, the account's wishlist. Every button and counter of a page shows
 * it.
 */
import type { Visitor } from './visitor';

/** The comparison's list. The server alone writes it; the browser keeps it. */
export const COMPARISON_COOKIE = 'shopengine_comparison_id_list';

export interface Marks {
  /** Ids in the wishlist; none for guests. */
  wished: readonly number[];
  /** Ids in the comparison, each once. */
  compared: readonly number[];
  /** In a quick view's frame nothing of comparison and quick view is printed. */
  isFramed: boolean;
  /** Without ShopEngine nothing of it is printed. */
  isPlain?: boolean;
}

/** Ids of a comma list as it stands, an id that was added twice too. */
export const idsIn = (list = ''): number[] =>
  list
    .split(',')
    .map((id) => Number.parseInt(id, 10))
    .filter((id) => id > 0);

/** The ids in their order, each once. */
export const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

const wishlistOf = ({ user, wishlist }: Visitor): readonly number[] => (user ? wishlist : []);

/** What a page shows of nobody in particular. */
export const noMarks: Marks = { wished: [], compared: [], isFramed: false };

/** @param cookie the comparison's cookie, decoded */
export const marksOf = (visitor: Visitor, cookie: string | undefined, query: URLSearchParams): Marks => ({
  wished: wishlistOf(visitor),
  compared: distinct(idsIn(cookie)),
  isFramed: !!query.get('shopengine_quickview'),
});

/** Owns the comparison list as the shopper's cookie has it (SPEC 3.7, 4.10). The server writes the cookie. */
import type { ReadableAtom } from 'nanostores';
import { COMPARISON_COOKIE, comparedIds } from '../rules/comparison';
import { atom } from './listAtom';

type ComparisonChange = 'Added' | 'Removed';

export interface ComparisonDependencies {
  readCookie(name: string): string;
  /** Tells everybody else: scripts on this page, and other tabs. */
  tell(change: ComparisonChange, productId: number): void;
}

export interface ComparisonList {
  /** Ids of the compared products. */
  $ids: ReadableAtom<readonly number[]>;
  /** Reads the cookie again. */
  refresh(): void;
  /** After the server has changed the list. @param productId 0 when the list was only shown */
  changed(change: ComparisonChange, productId: number): void;
}

export function createComparisonList({ readCookie, tell }: ComparisonDependencies): ComparisonList {
  const read = () => comparedIds(readCookie(COMPARISON_COOKIE));
  const $ids = atom<readonly number[]>(read());
  const list: ComparisonList = {
    $ids,
    refresh() {
      const ids = read();
      if (ids.join() !== $ids.get().join()) $ids.set(ids);
    },
    changed(change, productId) {
      list.refresh();
      tell(change, productId);
    },
  };
  return list;
}

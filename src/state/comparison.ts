/** Owns the comparison list of the shopper's cookie (SPEC 3.7, 4.10). Only the server writes the cookie. */
import type { ReadableAtom } from 'nanostores';
import { COMPARISON_COOKIE, comparedIds } from '../rules/comparison';
import { atom } from './listAtom';

type ComparisonChange = 'Added' | 'Removed';

export interface ComparisonDependencies {
  readCookie(name: string): string;
  /** Tells other scripts on this page and other tabs. */
  tell(change: ComparisonChange, productId: number): void;
}

export interface ComparisonList {
  /** Ids of the compared products. */
  $ids: ReadableAtom<readonly number[]>;
  /** Reads the cookie again. */
  refresh(): void;
  /** Call it when the server has changed the list. @param productId 0 when the list was only shown */
  changed(change: ComparisonChange, productId: number): void;
}

/** Creates the state of the comparison list. */
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

/** Owns which filters of the archive are on, as shoppers read them. Who runs the filters writes it; who shows them reads it. */
import type { WritableAtom } from 'nanostores';
import { sharedStore } from '../bridge/page/shared';
import { atom } from './listAtom';

/** A filter that is on. */
export interface ActiveFilter {
  /** Its own among all filters. */
  id: string;
  words: string;
  /** Takes it off. */
  remove(): void;
}

export interface ActiveFilters {
  /** In the address's order. */
  filters: readonly ActiveFilter[];
  /** Takes all of them off. */
  clear(): void;
}

/** The page's one list of active filters; the first call creates it. */
export const activeFilters = (): WritableAtom<ActiveFilters> => sharedStore('activeFilters', () => atom<ActiveFilters>({ filters: [], clear() {} }));

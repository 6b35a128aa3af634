/**
 * Owns which filters of the archive are on, in the shopper's words. The code that runs the filters writes the list; the
 * code that shows them reads it.
 */
import type { WritableAtom } from 'nanostores';
import { sharedStore } from '../bridge/page/shared';
import { atom } from './listAtom';

/** A filter that is on. */
export interface ActiveFilter {
  /** A value that no other filter has. */
  id: string;
  words: string;
  /** Switches the filter off. */
  remove(): void;
}

export interface ActiveFilters {
  /** The filters, in the order of the address. */
  filters: readonly ActiveFilter[];
  /** Switches all filters off. */
  clear(): void;
}

/** The page's one list of active filters; the first call creates it. */
export const activeFilters = (): WritableAtom<ActiveFilters> =>
  sharedStore('activeFilters', () => atom<ActiveFilters>({ filters: [], clear() {} }));

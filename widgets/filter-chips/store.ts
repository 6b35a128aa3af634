/** Owns what the chips show, and where the focus goes after the last one. */
import type { ReadableAtom } from 'nanostores';
import type { ActiveFilters } from '../../src/state/activeFilters';
import { atom } from '../../src/state/listAtom';

export interface FilterChipsStore {
  $active: ReadableAtom<ActiveFilters>;
  /** A filter has been on. */
  $isWanted: ReadableAtom<boolean>;
  /** The last chip has gone, and had the focus: the results get it. */
  leave(): void;
  stop(): void;
}

/** @param end runs when the chips leave the page */
export function createFilterChips($active: ReadableAtom<ActiveFilters>, leave: () => void, end: () => void): FilterChipsStore {
  const $isWanted = atom(false);
  const stopListening = $active.subscribe(({ filters }) => filters.length && $isWanted.set(true));
  const stop = () => {
    stopListening();
    end();
  };
  return { $active, $isWanted, leave, stop };
}

/** Owns which filters the chips show, and where the focus goes after the last chip. */
import type { ReadableAtom } from 'nanostores';
import type { ActiveFilters } from '../../src/state/activeFilters';
import { atom } from '../../src/state/listAtom';

export interface FilterChipsStore {
  $active: ReadableAtom<ActiveFilters>;
  /** Turns true once a filter is active. */
  $isWanted: ReadableAtom<boolean>;
  /** Gives the focus to the results when the last chip has gone while it had the focus. */
  leave(): void;
  stop(): void;
}

/** Creates the chips' store. @param end is called when the chips leave the page */
export function createFilterChips(
  $active: ReadableAtom<ActiveFilters>,
  leave: () => void,
  end: () => void,
): FilterChipsStore {
  const $isWanted = atom(false);
  const stopListening = $active.subscribe(({ filters }) => filters.length && $isWanted.set(true));
  const stop = () => {
    stopListening();
    end();
  };
  return { $active, $isWanted, leave, stop };
}

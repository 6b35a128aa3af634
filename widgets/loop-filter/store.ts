/**
 * Owns the filters of one loop: it shows a choice at once, keeps it when the loop has loaded, and undoes it when that
 * fails.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Filters } from '../../src/rules/loopFilter';

export interface LoopFilterDependencies {
  /**
   * Loads the loop for the filters and shows it. Rejects when the loop stays as it is. A call that a newer one has
   * replaced never settles. @param isNew true to add a new address to the history
   */
  show(filters: Filters, isNew: boolean): Promise<void>;
  /** Drops the call that is under way. */
  stop(): void;
}

export interface LoopFilterStore {
  /** The filters that the buttons show. */
  $filters: ReadableAtom<Filters>;
  $isBusy: ReadableAtom<boolean>;
  /**
   * Loads the loop; the newest choice counts. After a failure it restores the filters of the shown loop, and rejects.
   */
  choose(filters: Filters, isNew: boolean): Promise<void>;
  /** Takes in filters that the loop shows, or will show, without making a call. */
  accept(filters: Filters): void;
}

/** Creates the store of one loop. @param initial the printed filters */
export function createLoopFilterStore(initial: Filters, { show, stop }: LoopFilterDependencies): LoopFilterStore {
  const $filters = atom(initial);
  const $isBusy = atom(false);
  let shown = initial;

  return {
    $filters,
    $isBusy,
    async choose(filters, isNew) {
      $filters.set(filters);
      $isBusy.set(true);
      try {
        await show(filters, isNew);
        shown = filters;
      } catch (error) {
        $filters.set(shown);
        throw error;
      } finally {
        $isBusy.set(false);
      }
    },
    accept(filters) {
      stop();
      $isBusy.set(false);
      shown = filters;
      $filters.set(filters);
    },
  };
}

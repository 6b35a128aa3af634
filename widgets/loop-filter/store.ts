/** Owns what the filters of one loop hold: shown at once, kept when the loop follows, taken back when it does not. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Filters } from '../../src/rules/loopFilter';

export interface LoopFilterDependencies {
  /**
   * Brings the loop for the filters and shows it. Rejects when it stays as it is; a call that a newer one overtook never
   * settles. @param isNew true when the address is to become a new one
   */
  show(filters: Filters, isNew: boolean): Promise<void>;
  /** Drops the call that is on its way. */
  stop(): void;
}

export interface LoopFilterStore {
  /** What the buttons show. */
  $filters: ReadableAtom<Filters>;
  $isBusy: ReadableAtom<boolean>;
  /** Asks for the loop; the newest choice counts. Rejects once the filters are again what the loop shows. */
  choose(filters: Filters, isNew: boolean): Promise<void>;
  /** Takes in what the loop shows, or will show, by other means. */
  accept(filters: Filters): void;
}

/** @param initial what the server printed */
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

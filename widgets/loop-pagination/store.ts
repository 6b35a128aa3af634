/** Owns the state of a list that grows: it loads one page at a time, may retry a failed one, and stops at the end. */
import { atom, type ReadableAtom } from 'nanostores';

export type MoreStatus = 'idle' | 'loading' | 'failed' | 'ended';

export interface MoreDependencies {
  /** Loads the next page. Resolves with true while there are more. */
  load(): Promise<boolean>;
}

export interface MoreStore {
  $status: ReadableAtom<MoreStatus>;
  /**
   * Loads the next page, unless one is loading or there is none. Rejects when it does not load; another call tries
   * again.
   */
  more(): Promise<void>;
  /** Starts with a new list. A call for the old list no longer counts. */
  renew(hasMore: boolean): void;
}

/** Creates the store of one list. */
export function createMoreStore(hasMore: boolean, { load }: MoreDependencies): MoreStore {
  const $status = atom<MoreStatus>(hasMore ? 'idle' : 'ended');
  /** Counts the lists, so that a call knows its own. */
  let list = 0;

  return {
    $status,
    async more() {
      if (['loading', 'ended'].includes($status.get())) return;
      const mine = list;
      const conclude = (status: MoreStatus) => mine === list && $status.set(status);
      $status.set('loading');
      try {
        conclude((await load()) ? 'idle' : 'ended');
      } catch (error) {
        conclude('failed');
        throw error;
      }
    },
    renew(hasMoreNow) {
      list += 1;
      $status.set(hasMoreNow ? 'idle' : 'ended');
    },
  };
}

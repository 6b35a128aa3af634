/** Owns how a list grows: one page at a time, again after a failure, and no further than its end. */
import { atom, type ReadableAtom } from 'nanostores';

export type MoreStatus = 'idle' | 'loading' | 'failed' | 'ended';

export interface MoreDependencies {
  /** Brings the next page. Gives true while there are more. */
  load(): Promise<boolean>;
}

export interface MoreStore {
  $status: ReadableAtom<MoreStatus>;
  /** Loads the next page, unless one is on its way or there is none. Rejects when it cannot be had; then it can be tried again. */
  more(): Promise<void>;
  /** The list is another one now. What is on its way for the old one does not count. */
  renew(hasMore: boolean): void;
}

export function createMoreStore(hasMore: boolean, { load }: MoreDependencies): MoreStore {
  const $status = atom<MoreStatus>(hasMore ? 'idle' : 'ended');
  /** Counts lists. */
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

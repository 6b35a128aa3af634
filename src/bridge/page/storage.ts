/** Owns sessionStorage and localStorage, which may be missing, forbidden or full. Nothing here throws. */

export interface Store {
  get(key: string): string | null;
  /** False when nothing could be written. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

function createStore(open: () => Storage): Store {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Lives as long as the tab; copied into a tab that this one opens. */
export const tabStorage: Store = createStore(() => sessionStorage);

/** Lives until it is deleted; shared by all tabs. */
export const sharedStorage: Store = createStore(() => localStorage);

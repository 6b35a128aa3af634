/** Owns sessionStorage and localStorage, which may be missing, forbidden or full. Nothing here throws. */

export interface Store {
  get(key: string): string | null;
  /** Writes a value. Returns false when the storage does not take it. */
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

/** sessionStorage: lives as long as the tab. The browser copies it into a tab that this one opens. */
export const tabStorage: Store = createStore(() => sessionStorage);

/** localStorage: lives until it is deleted; all tabs share it. */
export const sharedStorage: Store = createStore(() => localStorage);

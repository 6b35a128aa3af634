/** A storage in memory, which can be full or forbidden. */
import type { Store } from '../../src/bridge/page/storage';

export interface FakeStore extends Store {
  values: Map<string, string>;
  isFull: boolean;
}

/** A storage with the given values. Set `isFull` to refuse every write. */
export function createStorage(initial: Record<string, string> = {}): FakeStore {
  const values = new Map(Object.entries(initial));
  const store: FakeStore = {
    values,
    isFull: false,
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      if (store.isFull) return false;
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
  };
  return store;
}

/** The one way a view reads a store. */
import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The store's value; the component renders again when it changes. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value =>
  useSyncExternalStore(store.listen as (onChange: () => void) => () => void, store.get);

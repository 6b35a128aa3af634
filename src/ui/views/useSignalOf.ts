/**
 * Turns a store into a signal, for values that change many times a second: only the parts of a view that read it render
 * again.
 */
import { type ReadonlySignal, useSignal } from '@preact/signals-react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';

/** A signal with the store's value, while the view is mounted. */
export function useSignalOf<Value>(store: ReadableAtom<Value>): ReadonlySignal<Value> {
  const signal = useSignal(store.get());
  useLayoutEffect(
    () =>
      store.subscribe((value) => {
        signal.value = value as Value;
      }),
    [store, signal],
  );
  return signal;
}

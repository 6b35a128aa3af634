/** The way from a store to a signal, for what changes many times a second: only the parts of a view that read it render anew. */
import { type ReadonlySignal, useSignal } from '@preact/signals-react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';

/** A signal that has a store's value for as long as the view is there. */
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

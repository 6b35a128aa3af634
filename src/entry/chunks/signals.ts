/** Signals for views: what changes many times a second inside one island. Fetched with the first view that has any. */
export {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals-react';
export { useSignals } from '@preact/signals-react/runtime';

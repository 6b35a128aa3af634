/** Owns values that a view must not lose: stores, signals, and whatever another hook tells apart by identity. */
import { useState } from 'react';

/**
 * A value that is created anew only when a dependency has changed. `useMemo` does not promise that: React may drop its
 * value at any time.
 * @param create gets the value before, if there is one
 */
export function useStableMemo<Value>(create: (before?: Value) => Value, dependencies: readonly unknown[]): Value {
  const [kept, keep] = useState(() => ({ value: create(), dependencies }));
  if (dependencies.every((dependency, index) => Object.is(dependency, kept.dependencies[index]))) return kept.value;
  const next = { value: create(kept.value), dependencies };
  keep(next);
  return next.value;
}

/** Owns values that a view must not lose: stores, signals, and whatever another hook tells apart by identity. */
import { useState } from 'react';

/**
 * A value that is created anew only when a dependency has changed. `useMemo` does not promise that: React may drop its
 * value at any time.
 */
export function useStableMemo<Value>(create: () => Value, dependencies: readonly unknown[]): Value {
  const [kept, keep] = useState(() => ({ value: create(), dependencies }));
  if (dependencies.every((dependency, index) => Object.is(dependency, kept.dependencies[index]))) return kept.value;
  const next = { value: create(), dependencies };
  keep(next);
  return next.value;
}

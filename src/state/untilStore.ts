/** Owns a signal that ends something, such as a message, once a store says so. */
import type { ReadableAtom } from 'nanostores';

/** Aborts with the first later value for which `isOver` returns true. */
export function untilStore<T>({ listen }: Pick<ReadableAtom<T>, 'listen'>, isOver: (value: T) => boolean): AbortSignal {
  const ending = new AbortController();
  const stop = listen((value) => {
    if (!isOver(value)) return;
    stop();
    ending.abort();
  });
  return ending.signal;
}

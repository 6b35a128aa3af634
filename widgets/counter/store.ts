/** Owns whether a number counts, and how far it has come. */
import type { ReadableAtom } from 'nanostores';
import { atom } from '../../src/state/timeAtom';
import type { Counter } from './contract';
import { between } from './rules';

export interface CounterStore {
  /**
   * False where nothing counts: the text is empty, is no number or is shown already, or the visitor wants reduced
   * motion. False again at the end.
   */
  $isCounting: ReadableAtom<boolean>;
  /** How much of the count is done, 0 to 1. */
  $share: ReadableAtom<number>;
  /** Stops the count, because the island leaves its host. */
  stop(): void;
}

export interface CounterDependencies {
  /** True if the visitor wants reduced motion. */
  isStill: boolean;
  /** Moves from 0 to 1 once the number is in sight. Returns how to stop. */
  move(reach: (share: number) => void): () => void;
  /** Puts a text into the host. */
  write(text: string): void;
}

/**
 * Creates a counter's store. A text that does not count is shown at once. A counter that leaves the page writes the
 * number that it has reached, and continues from there when it comes back.
 */
export function createCounterStore(
  { text, printed, from, to }: Counter,
  { isStill, move, write }: CounterDependencies,
): CounterStore {
  const isThere = !text || text === printed;
  if (!isThere && (to === undefined || isStill)) write(text);
  const $isCounting = atom(!isThere && to !== undefined && !isStill);
  const $share = atom(0);
  const reach = (share: number) => {
    $share.set(share);
    if (share === 1) $isCounting.set(false);
  };
  const stop = $isCounting.get() ? move(reach) : () => {};
  return {
    $isCounting,
    $share,
    stop() {
      stop();
      const share = $share.get();
      if (share > 0 && to !== undefined) write(share < 1 ? between(from, to, share) : text);
    },
  };
}

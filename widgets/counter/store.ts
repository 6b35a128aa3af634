/** Owns whether a number counts, and how far it has come. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Counter } from './contract';
import { between } from './rules';

export interface CounterStore {
  /** False where nothing counts: nothing was typed, or no number, or it is there already, or motion is not wanted. */
  $isWanted: ReadableAtom<boolean>;
  time: Clock;
  /** Takes how much of the way is done, 0 to 1. */
  reach(share: number): void;
  /** Shows the number at its end, without a view. */
  showEnd(): void;
  /** The island leaves its host. */
  stop(): void;
}

export interface CounterDependencies {
  /** Motion is not wanted. */
  isStill: boolean;
  time: Clock;
  /** Puts a text into the host. */
  write(text: string): void;
}

/** What does not count is shown at once; one that leaves the page leaves what it has reached, and goes on from there. */
export function createCounterStore({ text, printed, from, to }: Counter, { isStill, time, write }: CounterDependencies): CounterStore {
  const isThere = !text || text === printed;
  let share = 0;
  if (!isThere && (to === undefined || isStill)) write(text);
  return {
    $isWanted: atom(!isThere && to !== undefined && !isStill),
    time,
    reach(next) {
      share = next;
    },
    showEnd() {
      share = 1;
      write(text);
    },
    stop() {
      if (share > 0 && to !== undefined) write(share < 1 ? between(from, to, share) : text);
    },
  };
}

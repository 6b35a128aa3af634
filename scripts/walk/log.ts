/** Owns the log of calls: functions of the islands call `__enter` (instrument.ts). */
import type { Calls } from './walks';

let calls = 0;
let note: (file: string) => void = () => {};

(globalThis as { __enter?(file: string): void }).__enter = (file) => {
  calls++;
  note(file);
};

/** How many calls there have been in all. */
export const callsSoFar = (): number => calls;

/** Counts calls by file, until `isOver` returns true at a call. */
export function logUntil(isOver: () => boolean): Calls {
  const log = new Map<string, number>();
  const count = (file: string) => {
    // The calls that `isOver` itself makes are no part of the walk.
    note = () => {};
    if (isOver()) return;
    log.set(file, (log.get(file) ?? 0) + 1);
    note = count;
  };
  note = count;
  return log;
}

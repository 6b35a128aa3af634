/** Owns when a deal is looked at again: twice a second while a clock is shown, at its end in any case. */
import type { Clock } from '../../src/bridge/clock';

export interface Countdown {
  /** Shows what is left now, and goes on until the end. */
  run(): void;
  stop(): void;
}

/**
 * @param interval milliseconds; Infinity where only the end matters
 * @param show is told the milliseconds that are left, never counted but always read off the clock
 */
export function createCountdown(end: number, interval: number, { now, after }: Clock, show: (left: number) => void): Countdown {
  let stop = () => {};
  const run = () => {
    stop();
    const left = end - now();
    show(left);
    if (left > 0) stop = after(Math.min(left, interval), run);
  };
  return { run, stop: () => stop() };
}

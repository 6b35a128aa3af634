/** Owns how much time a deal has left, and its end. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Ticks } from '../../src/state/ticks';
import { atom } from '../../src/state/timeAtom';
import { type Deal, TICK } from './contract';

export interface DealStore {
  /** Milliseconds that are left; 0 when the deal is over, and for a deal without an end. */
  $left: ReadableAtom<number>;
  /** True while a clock runs or a bar has a share to show, until the deal is over. */
  $isShown: ReadableAtom<boolean>;
  /** Shows the block again after another script has hidden it by its own numbers. */
  showAgain(): void;
  stop(): void;
}

export interface DealDependencies {
  clock: Pick<Clock, 'now'>;
  ticks: Ticks;
  showAgain(): void;
  /** Called when the deal is over. */
  onEnd(): void;
}

/**
 * Creates a deal's store. It checks the time as long as the deal runs: every `TICK` milliseconds with a clock, and only
 * at the end without one.
 */
export function createDeal(
  { end = 0, clock: parts, bars }: Deal,
  { clock, ticks, showAgain, onEnd }: DealDependencies,
): DealStore {
  const $left = atom(0);
  const isRunning = !!parts && end > clock.now();
  const $isShown = atom(isRunning || bars.some(({ share }) => share !== undefined));
  const look = () => {
    const left = Math.max(end - clock.now(), 0);
    $left.set(left);
    if (left) return parts ? Math.min(left, TICK) : left;
    $isShown.set(false);
    onEnd();
    return Number.POSITIVE_INFINITY;
  };
  const stop = end ? ticks.add(look) : () => {};
  return { $left, $isShown, showAgain, stop };
}

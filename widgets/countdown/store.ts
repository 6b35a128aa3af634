/** Owns how much time a countdown has left, and when it is over. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Ticks } from '../../src/state/ticks';
import { atom } from '../../src/state/timeAtom';
import { FLIP_AFTER } from './contract';
import { untilNext } from './rules';

export interface CountdownStore {
  /** Milliseconds that are left; 0 when the countdown is over. */
  $left: ReadableAtom<number>;
  /** Milliseconds that were left when the leaves last began to turn; 0 before that. */
  $turned: ReadableAtom<number>;
  /**
   * True while the countdown runs. A countdown that is over needs no view. Neither does one without an end, which stays
   * as the server printed it.
   */
  $isShown: ReadableAtom<boolean>;
  stop(): void;
}

/**
 * Creates the store of one countdown.
 * @param end milliseconds since 1970, by the visitor's clock; undefined where there is none
 */
export function createCountdown(
  end: number | undefined,
  onEnd: () => void,
  { now, after }: Clock,
  ticks: Ticks,
): CountdownStore {
  const $left = atom(end === undefined ? 0 : Math.max(end - now(), 0));
  const $turned = atom(0);
  const $isShown = atom(!!$left.get());
  let stopTurning = () => {};

  const look = (until: number) => {
    const left = Math.max(until - now(), 0);
    $left.set(left);
    if (left) {
      stopTurning = after(FLIP_AFTER, () => $turned.set(left));
      return untilNext(left);
    }
    $isShown.set(false);
    onEnd();
    return Number.POSITIVE_INFINITY;
  };
  const stop = end === undefined ? () => {} : ticks.add(() => look(end));

  return {
    $left,
    $turned,
    $isShown,
    stop() {
      stop();
      stopTurning();
    },
  };
}

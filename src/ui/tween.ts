/** Owns motion from a start to an end, frame by frame; at once where motion is to be reduced. */
import { type Clock, clock } from '../bridge/page/clock';
import type { Cleanup } from '../island/types';
import { reducedMotion } from './scrollSnap';
import { whenSeen } from './seen';

/** Time in frames: `after` calls back with the browser's next one, and not while nobody sees the page. */
export const frames: Clock = {
  now: clock.now,
  after(_milliseconds, run) {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};

/** Milliseconds of a frame, for clocks that count them. */
const FRAME = 16;

/** Slow, fast, slow. */
const swing = (share: number) => (1 - Math.cos(share * Math.PI)) / 2;

/**
 * Shows each step of a motion, from 0 to 1; the last one is 1.
 * @param milliseconds how long it takes
 */
function tween(milliseconds: number, show: (share: number) => void, { now, after }: Clock = frames): Cleanup {
  const start = now();
  const length = reducedMotion().matches ? 0 : milliseconds;
  let stop: Cleanup = () => {};
  const step = () => {
    const passed = now() - start;
    if (passed >= length) return show(1);
    show(swing(passed / length));
    stop = after(FRAME, step);
  };
  step();
  return () => stop();
}

/**
 * The same, once the element is in sight with its whole height; the end alone where the shopper has scrolled past it.
 * Returns how to stop waiting, or the motion.
 */
export function tweenWhenSeen(element: Element, milliseconds: number, show: (share: number) => void, clock: Clock = frames): Cleanup {
  let stop = whenSeen(
    element,
    () => {
      stop = tween(milliseconds, show, clock);
    },
    () => show(1),
  );
  return () => stop();
}

/** Owns motion from a start to an end, frame by frame, and at once with reduced motion. */
import { type Clock, clock } from '../../bridge/page/clock';
import type { Cleanup } from '../../island/types';
import { whenInView } from '../scrolling/inView';
import { reducedMotion } from '../scrolling/scrollSnap';

/** Time in frames: `after` calls back in the browser's next one, and not while nobody sees the page. */
export const frames: Clock = {
  now: clock.now,
  after(_milliseconds, run) {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};

/** The length of a frame in milliseconds, for clocks that count it. */
const FRAME = 16;

/** Eases in and out. */
const swing = (share: number) => (1 - Math.cos(share * Math.PI)) / 2;

/**
 * Calls back with each step of a motion, from 0 to 1; the last one is 1.
 * @param milliseconds the duration
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
 * Runs a motion when the whole height of the element is visible; shows only the end if the shopper has scrolled past
 * it. Returns how to stop the waiting or the motion.
 */
export function tweenWhenSeen(
  element: Element,
  milliseconds: number,
  show: (share: number) => void,
  clock: Clock = frames,
): Cleanup {
  let stop = whenInView(
    element,
    () => {
      stop = tween(milliseconds, show, clock);
    },
    () => show(1),
  );
  return () => stop();
}

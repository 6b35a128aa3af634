/** Owns telling when a part of the page is seen as a whole: one observer for all. Next to the trigger `visible`, which comes 200 px early. */
import type { Cleanup } from '../island/types';

interface Waiting {
  run(): void;
  onPassed: (() => void) | undefined;
}

const waiting = new WeakMap<Element, Waiting>();
let observer: IntersectionObserver | undefined;

/** Of the height that counts as all of it: pages are scrolled by fractions of pixels. */
const NEARLY = 0.95;
const threshold = Array.from({ length: 21 }, (_, index) => index / 20);

/** What is higher than half the window counts as seen when it fills that half: else it might never be. */
const isSeen = ({ isIntersecting, intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
  isIntersecting && intersectionRect.height >= Math.min(boundingClientRect.height, innerHeight / 2) * NEARLY;

/** What is above the window has been scrolled past: before its code came, or faster than the browser tells. What is not displayed has no place. */
export const isPassed = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean => !isIntersecting && boundingClientRect.bottom < 0;

function tell(entry: IntersectionObserverEntry): void {
  const { run, onPassed } = waiting.get(entry.target) ?? {};
  if (isSeen(entry)) run?.();
  else if (isPassed(entry)) onPassed?.();
}

/**
 * Runs once, when the element is in sight with its whole height; returns how to stop waiting.
 * @param onPassed runs instead where the shopper has scrolled past the element; without it the element goes on waiting
 */
export function whenSeen(element: Element, run: () => void, onPassed?: () => void): Cleanup {
  observer ??= new IntersectionObserver((entries) => entries.forEach(tell), { threshold });
  const stop = () => {
    observer?.unobserve(element);
    waiting.delete(element);
  };
  const after = (then: () => void) => () => {
    stop();
    then();
  };
  waiting.set(element, { run: after(run), onPassed: onPassed && after(onPassed) });
  observer.observe(element);
  return stop;
}

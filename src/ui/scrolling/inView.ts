/**
 * Owns telling when a part of the page is fully visible: one observer for all. The trigger `visible` fires earlier, 200
 * px outside the window.
 */
import type { Cleanup } from '../../island/types';

interface Waiting {
  run(): void;
  onPassed: (() => void) | undefined;
}

const waiting = new WeakMap<Element, Waiting>();
let observer: IntersectionObserver | undefined;

/** The share of the height that counts as the whole, because pages scroll by fractions of pixels. */
const NEARLY = 0.95;
const threshold = Array.from({ length: 21 }, (_, index) => index / 20);

/**
 * An element that is higher than half the window counts as seen when it fills that half; otherwise it might never
 * count.
 */
const isSeen = ({ isIntersecting, intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
  isIntersecting && intersectionRect.height >= Math.min(boundingClientRect.height, innerHeight / 2) * NEARLY;

/**
 * True for an element above the window: the shopper scrolled past it before its code loaded, or faster than the browser
 * reports. An element that is not displayed has no place.
 */
export const isPassed = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean =>
  !isIntersecting && boundingClientRect.bottom < 0;

function tell(entry: IntersectionObserverEntry): void {
  const { run, onPassed } = waiting.get(entry.target) ?? {};
  if (isSeen(entry)) run?.();
  else if (isPassed(entry)) onPassed?.();
}

/**
 * Runs once, when the whole height of the element is visible; returns how to stop waiting.
 * @param onPassed runs instead if the shopper has scrolled past the element; without it the element goes on waiting
 */
export function whenInView(element: Element, run: () => void, onPassed?: () => void): Cleanup {
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

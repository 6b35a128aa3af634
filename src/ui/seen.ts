/** Owns telling when a part of the page is seen as a whole: one observer for all. Next to the trigger `visible`, which comes 200 px early. */
import type { Cleanup } from '../island/types';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Of the height that counts as all of it: pages are scrolled by fractions of pixels. */
const NEARLY = 0.95;
const threshold = Array.from({ length: 21 }, (_, index) => index / 20);

/** What is higher than half the window counts as seen when it fills that half: else it might never be. */
const isSeen = ({ isIntersecting, intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
  isIntersecting && intersectionRect.height >= Math.min(boundingClientRect.height, innerHeight / 2) * NEARLY;

/** Runs once, when the element is in sight with its whole height; returns how to stop waiting. */
export function whenSeen(element: Element, run: () => void): Cleanup {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (isSeen(entry)) waiting.get(entry.target)?.();
    },
    { threshold },
  );
  const stop = () => {
    observer?.unobserve(element);
    waiting.delete(element);
  };
  waiting.set(element, () => {
    stop();
    run();
  });
  observer.observe(element);
  return stop;
}

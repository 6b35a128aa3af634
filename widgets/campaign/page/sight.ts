/** Owns the observer that tells for all timers and bars of a page whether they are in sight. */
import type { Cleanup } from '../../../src/island/types';
import { isPassed } from '../../../src/ui/scrolling/inView';

/** @param isPassed true when the element is above the window, because the shopper has scrolled past it */
type Tell = (isSeen: boolean, isPassed: boolean) => void;

const watched = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Tells when an element comes into sight and when it leaves it. */
export function watchSight(element: Element, tell: Tell): Cleanup {
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting, isPassed(entry));
  });
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
  };
}

/** Owns what is in sight: one observer for all timers and bars of a page. */
import type { Cleanup } from '../../src/island/types';

const watched = new WeakMap<Element, (isSeen: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Tells when an element comes into sight and when it leaves it. */
export function watchSight(element: Element, tell: (isSeen: boolean) => void): Cleanup {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) watched.get(target)?.(isIntersecting);
  });
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
  };
}

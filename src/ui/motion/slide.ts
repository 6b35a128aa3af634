/** Owns sliding a part of the page open and closed, and at once with reduced motion. */
import { setShown } from '../../dom/shown';
import { reducedMotion } from '../scrolling/scrollSnap';

const running = new WeakMap<Element, { animation: Animation; isShown: boolean }>();

/**
 * True for an element that is open or is opening. An element that is closing does not count, although it is still
 * visible.
 */
export const isOpen = (element: Element): boolean =>
  running.get(element)?.isShown ?? getComputedStyle(element).display !== 'none';

/**
 * Slides an element open or closed. The caller sets the ARIA attributes, at once.
 * @param milliseconds 0 opens or closes at once
 */
export function slide(element: HTMLElement, isShown: boolean, milliseconds: number): void {
  const before = running.get(element)?.animation;
  running.delete(element);
  // A cancelled animation needs no further report.
  before?.finished.catch(() => {});
  before?.cancel();
  if (isShown) setShown(element, true);
  if (!milliseconds || reducedMotion().matches) return setShown(element, isShown);
  const heights = ['0px', `${element.scrollHeight}px`];
  const height = isShown ? heights : heights.reverse();
  const animation = element.animate(
    { height, overflow: ['hidden', 'hidden'] },
    { duration: milliseconds, easing: 'ease' },
  );
  running.set(element, { animation, isShown });
  animation.onfinish = () => {
    running.delete(element);
    setShown(element, isShown);
  };
}

/** Owns sliding a part of the page open and shut; at once where motion is to be reduced. */
import { setShown } from '../dom/shown';
import { reducedMotion } from './scrollSnap';

const running = new WeakMap<Element, { animation: Animation; isShown: boolean }>();

/** Whether an element is open, or about to be: one that slides shut is still to be seen. */
export const isOpen = (element: Element): boolean => running.get(element)?.isShown ?? getComputedStyle(element).display !== 'none';

/**
 * Slides an element open or shut. What it means for ARIA is the caller's to say, at once.
 * @param milliseconds 0 for at once
 */
export function slide(element: HTMLElement, isShown: boolean, milliseconds: number): void {
  const before = running.get(element)?.animation;
  running.delete(element);
  // Cancelled, it is done: nothing is left to be told of.
  before?.finished.catch(() => {});
  before?.cancel();
  if (isShown) setShown(element, true);
  if (!milliseconds || reducedMotion().matches) return setShown(element, isShown);
  const heights = ['0px', `${element.scrollHeight}px`];
  const height = isShown ? heights : heights.reverse();
  const animation = element.animate({ height, overflow: ['hidden', 'hidden'] }, { duration: milliseconds, easing: 'ease' });
  running.set(element, { animation, isShown });
  animation.onfinish = () => {
    running.delete(element);
    setShown(element, isShown);
  };
}

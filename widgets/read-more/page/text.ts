/** Owns showing a text whole or cut short. */
import { reducedMotion } from '../../../src/ui/scrolling/scrollSnap';
import { OPEN, type ReadMoreSettings } from '../contract';

/** Shows a text whole or cut short. */
export function cut(
  text: HTMLElement,
  isOpen: boolean,
  { height, duration }: Pick<ReadMoreSettings, 'height' | 'duration'>,
): void {
  const before = `${text.clientHeight}px`;
  text.classList.toggle(OPEN, isOpen);
  text.style.overflow = isOpen ? '' : 'hidden';
  text.style.height = isOpen ? 'auto' : `${height}px`;
  if (!isOpen) text.scrollTop = 0;
  if (duration && !reducedMotion().matches)
    text.animate?.(
      { height: [before, `${text.clientHeight}px`], overflow: ['hidden', 'hidden'] },
      { duration, easing: 'ease' },
    );
}

/** Removes all styles that `cut` has set. */
export function uncut(text: HTMLElement): void {
  text.style.overflow = '';
  text.style.height = '';
}

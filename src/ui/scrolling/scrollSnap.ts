/**
 * Owns a row that scrolls and snaps: it tells which item stands first, and scrolls to another one, in right-to-left
 * text too.
 */
import { isRightToLeft } from '../../dom/direction';

/** The media query of visitors who want less motion; callers ask `matches`, or listen. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** The row rests after this many milliseconds without a scroll event. */
const REST = 100;

export interface ScrollSnap {
  /** The index of the item that stands first, or will stand first when the row rests. */
  readonly index: number;
  /** Scrolls an item to the row's start. */
  show(index: number, isInstant?: boolean): void;
}

/**
 * @param items returns the row's items, which may come and go
 * @param onShown runs when another item stands first, or is on its way there
 */
export function createScrollSnap(
  track: HTMLElement,
  items: () => readonly Element[],
  onShown: (index: number) => void,
  signal: AbortSignal,
): ScrollSnap {
  let index = 0;
  let rest: ReturnType<typeof setTimeout>;

  /** Pixels from the row's start to the item's, in the reading direction. */
  const distance = (item: Element): number => {
    const [outer, inner] = [track, item].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    const gap = isRightToLeft(track) ? outer.right - inner.right : inner.left - outer.left;
    return gap - (Number.parseFloat(getComputedStyle(track).paddingInlineStart) || 0);
  };

  const settle = () => {
    const gaps = items().map((item) => Math.abs(distance(item)));
    const nearest = Math.max(0, gaps.indexOf(Math.min(...gaps)));
    if (nearest === index) return;
    index = nearest;
    onShown(index);
  };

  track.addEventListener(
    'scroll',
    () => {
      clearTimeout(rest);
      rest = setTimeout(settle, REST);
    },
    { passive: true, signal },
  );

  return {
    get index() {
      return index;
    },
    show(next, isInstant) {
      const item = items()[next];
      if (!item) return;
      index = next;
      onShown(next);
      const left = track.scrollLeft + distance(item) * (isRightToLeft(track) ? -1 : 1);
      // Not `scrollBy`, which would stop at a snap position on its way.
      track.scrollTo({ left, behavior: isInstant || reducedMotion().matches ? 'instant' : 'smooth' });
    },
  };
}

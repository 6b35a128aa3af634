/** Owns how many products a slider shows, and its next position (SPEC 9, Layout). Pure. */

interface Counts {
  slides: number;
  mobile: number | undefined;
  tablet: number | undefined;
}

/** How many slides are side by side at a width in pixels. */
export function slidesFor(width: number, { slides, mobile, tablet }: Counts): number {
  if (width >= 900) return slides;
  if (width >= 770) return tablet ?? 3;
  return width >= 540 ? (tablet ?? 2) : (mobile ?? 1);
}

/** True when the slider can loop: only if some products are out of view. */
export const canLoop = (isLoop: boolean, shown: number, items: number): boolean => isLoop && shown < items;

/** The last position: the highest index of a slide that can be first. */
export const lastPosition = (shown: number, items: number): number => Math.max(0, items - shown);

/** The first slide after a step. A step past an end goes to the other end if the slider wraps, else nowhere. */
export function stepTo(index: number, step: number, last: number, wraps: boolean): number {
  const next = index + step;
  if (next > last) return wraps ? 0 : last;
  return next < 0 ? (wraps ? last : 0) : next;
}

/** Owns how many products a slider shows and where it goes next (SPEC 9, Layout). Pure. */

interface Counts {
  slides: number;
  mobile: number | undefined;
  tablet: number | undefined;
}

/** Slides side by side in a given width, in pixels. */
export function slidesFor(width: number, { slides, mobile, tablet }: Counts): number {
  if (width >= 900) return slides;
  if (width >= 770) return tablet ?? 3;
  return width >= 540 ? (tablet ?? 2) : (mobile ?? 1);
}

/** A loop makes sense only while something is out of view. */
export const canLoop = (isLoop: boolean, shown: number, items: number): boolean => isLoop && shown < items;

/** The furthest slide that can stand first. */
export const lastPosition = (shown: number, items: number): number => Math.max(0, items - shown);

/** The slide that stands first after a step. A step over an end goes to the other one, or nowhere. */
export function stepTo(index: number, step: number, last: number, wraps: boolean): number {
  const next = index + step;
  if (next > last) return wraps ? 0 : last;
  return next < 0 ? (wraps ? last : 0) : next;
}

/** Owns the gallery's arithmetic, and what its options mean before its code is there. Pure. */
import type { FlexsliderOptions } from './contract';

/**
 * How far to move the enlarged picture so that the pointer is over the same spot in picture and frame: 0 to frame −
 * picture.
 * @param pointer distance of the pointer from the frame's edge
 */
export const zoomShift = (pointer: number, frame: number, picture: number): number =>
  Math.min(0, Math.max(0, Math.min(1, pointer / (frame || 1))) * (frame - picture));

/** True where the shop's row has thumbnails and nothing else: no arrows, no motion of its own, no numbers. */
export const hasOnlyThumbs = (options: FlexsliderOptions): boolean => {
  const { directionNav, slideshow, controlNav = 'thumbnails' } = options ?? {};
  return (
    controlNav === 'thumbnails' && [directionNav, slideshow].every((one) => !one || one === '0' || one === 'false')
  );
};

/** The slide after a step. A step past an end goes to the other end if the row loops, else nowhere. */
export function stepTo(index: number, by: number, count: number, isLoop: boolean): number {
  const next = index + by;
  if (next >= 0 && next < count) return next;
  return isLoop ? (next + count) % count : index;
}

/**
 * The index of the place that is nearest to the wanted one. If two places are equally near, it is the earlier one. -1
 * without places.
 */
export const nearest = (places: readonly number[], wanted: number): number =>
  places.reduce((best, place) => (best < 0 || Math.abs(place - wanted) < Math.abs(best - wanted) ? place : best), -1);

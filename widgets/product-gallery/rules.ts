/** Owns the gallery's arithmetic. Pure. */

/**
 * How far the enlarged picture moves, so that the pointer is over the same spot of it as of the frame: 0 to frame − picture.
 * @param pointer distance of the pointer from the frame's edge
 */
export const zoomShift = (pointer: number, frame: number, picture: number): number =>
  Math.min(0, Math.max(0, Math.min(1, pointer / (frame || 1))) * (frame - picture));

/** The slide after a step. A step over an end goes to the other one, or nowhere. */
export function stepTo(index: number, by: number, count: number, isLoop: boolean): number {
  const next = index + by;
  if (next >= 0 && next < count) return next;
  return isLoop ? (next + count) % count : index;
}

/** The place, among some, that is nearest to one; the earlier of two. -1 where there is none. */
export const nearest = (places: readonly number[], wanted: number): number =>
  places.reduce((best, place) => (best < 0 || Math.abs(place - wanted) < Math.abs(best - wanted) ? place : best), -1);

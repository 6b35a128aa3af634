/** Owns the gallery's arithmetic. Pure. */

/**
 * How far the enlarged picture moves, so that the pointer is over the same spot of it as of the frame: 0 to frame − picture.
 * @param pointer distance of the pointer from the frame's edge
 */
export const zoomShift = (pointer: number, frame: number, picture: number): number =>
  Math.min(0, Math.max(0, Math.min(1, pointer / (frame || 1))) * (frame - picture));

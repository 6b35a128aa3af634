/** Owns the place of the line. Pure. */

/** How far an arrow key and a page key move the line, in per cent. */
const STEP = 5;
const PAGE = 20;

/** A place within the images. @param split per cent */
export const clampSplit = (split: number): number => Math.min(Math.max(split, 0), 100);

const MOVES: Record<string, number> = {
  ArrowLeft: -STEP,
  ArrowUp: -STEP,
  ArrowRight: STEP,
  ArrowDown: STEP,
  PageUp: -PAGE,
  PageDown: PAGE,
};
const ENDS: Record<string, number> = { Home: 0, End: 100 };

/**
 * The place to which a key moves the line, in per cent. Arrow keys move it in their own direction in right-to-left
 * pages, too. Undefined for other keys.
 */
export function splitAfter(key: string, split: number): number | undefined {
  const move = MOVES[key];
  return move === undefined ? ENDS[key] : clampSplit(Math.round(split) + move);
}

/** How far a finger may move in a tap, in pixels. */
const STILL = 8;

interface Way {
  x: number;
  y: number;
}

/** True for a finger that has hardly moved. */
export const isTap = ({ x, y }: Way): boolean => Math.abs(x) <= STILL && Math.abs(y) <= STILL;

/** True when a finger has moved in the line's direction rather than across it, which scrolls the page. */
export function isAlong({ x, y }: Way, isVertical: boolean): boolean {
  const [along, across] = isVertical ? [y, x] : [x, y];
  return Math.abs(along) > STILL && Math.abs(along) > Math.abs(across);
}

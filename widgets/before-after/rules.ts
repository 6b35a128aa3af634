/** Owns where the line is. Pure. */

/** Per cent that an arrow key, and a page key, moves it. */
const STEP = 5;
const PAGE = 20;

/** Per cent, 0 to 100. */
export const clampSplit = (split: number): number => Math.min(Math.max(split, 0), 100);

const MOVES: Record<string, number> = { ArrowLeft: -STEP, ArrowUp: -STEP, ArrowRight: STEP, ArrowDown: STEP, PageUp: -PAGE, PageDown: PAGE };
const ENDS: Record<string, number> = { Home: 0, End: 100 };

/** Where a key moves the line: keys go where they point to. Undefined for all others. */
export function splitAfter(key: string, split: number): number | undefined {
  const move = MOVES[key];
  return move === undefined ? ENDS[key] : clampSplit(Math.round(split) + move);
}

/** Pixels that a finger may go in a tap. */
const STILL = 8;

interface Way {
  x: number;
  y: number;
}

export const isTap = ({ x, y }: Way): boolean => Math.abs(x) <= STILL && Math.abs(y) <= STILL;

/** True once a finger has gone the line's way, and not the way that scrolls the page. */
export function isAlong({ x, y }: Way, isVertical: boolean): boolean {
  const [along, across] = isVertical ? [y, x] : [x, y];
  return Math.abs(along) > STILL && Math.abs(along) > Math.abs(across);
}

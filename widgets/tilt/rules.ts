/** Owns how far something tilts. Pure. */
import type { Tilt } from './contract';

/**
 * Degrees for a place of the mouse on it.
 * @param x from the left, 0 to 1
 * @param y from the top, 0 to 1
 */
export function anglesAt(x: number, y: number, { max, disabledAxis }: Tilt): { x: number; y: number } {
  const turn = (share: number) => Math.round((share - 0.5) * max * 100) / 100;
  return { x: disabledAxis === 'x' ? 0 : turn(y), y: disabledAxis === 'y' ? 0 : turn(1 - x) };
}

export const transformOf = ({ x, y }: { x: number; y: number }, { perspective, scale }: Tilt): string =>
  `perspective(${perspective}px) rotateX(${x}deg) rotateY(${y}deg) scale(${scale})`;

/** Owns how far an element tilts. Pure. */
import type { Tilt } from './contract';

/**
 * The angles in degrees for a position of the mouse on the element.
 * @param x the distance from the left edge, 0 to 1
 * @param y the distance from the top edge, 0 to 1
 */
export function anglesAt(x: number, y: number, { max, disabledAxis }: Tilt): { x: number; y: number } {
  const turn = (share: number) => Math.round((share - 0.5) * max * 100) / 100;
  return { x: disabledAxis === 'x' ? 0 : turn(y), y: disabledAxis === 'y' ? 0 : turn(1 - x) };
}

/**
 * The direction in which the light grows, towards the mouse: degrees, clockwise from the top.
 * @param x the distance from the left edge, 0 to 1
 * @param y the distance from the top edge, 0 to 1
 */
export const lightAt = (x: number, y: number): number => Math.round((Math.atan2(x - 0.5, 0.5 - y) * 180) / Math.PI);

/** The CSS transform for the angles. */
export const transformOf = ({ x, y }: { x: number; y: number }, { perspective, scale }: Tilt): string =>
  `perspective(${perspective}px) rotateX(${x}deg) rotateY(${y}deg) scale(${scale})`;

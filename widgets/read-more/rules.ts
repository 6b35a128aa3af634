/** Owns a text's measures. Pure. */

/** SPEC 9, Layout: pixels, and milliseconds. */
export const HEIGHT = 80;
export const DURATION = 300;

/** A number from 0 on, also one that is printed as text; else the fallback. */
export function amount(value: string, fallback: number): number {
  const found = Number.parseFloat(value);
  return found >= 0 ? found : fallback;
}

/** True where cutting it short hides anything; a pixel may come of rounding. */
export const isLong = (whole: number, height: number): boolean => whole > height + 1;

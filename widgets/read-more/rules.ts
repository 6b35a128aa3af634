/** Owns the height of a text that is cut short. Pure. */

/** The defaults (SPEC 9, Layout), in pixels and milliseconds. */
export const HEIGHT = 80;
export const DURATION = 300;

/** The number in a text; the fallback for a negative or broken one. */
export function amount(value: string, fallback: number): number {
  const found = Number.parseFloat(value);
  return found >= 0 ? found : fallback;
}

/** True when cutting the text short hides something. One pixel more may be an error of rounding. */
export const isLong = (whole: number, height: number): boolean => whole > height + 1;

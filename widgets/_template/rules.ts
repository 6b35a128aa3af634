/** Owns how the counter counts. Pure. */

/** The next count; the same one where the maximum is reached. */
export const nextCount = (count: number, max: number | undefined): number =>
  max === undefined || count < max ? count + 1 : count;

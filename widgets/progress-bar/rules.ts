/** Owns how much of a bar is full. Pure. */

/** 0 to 100, whatever the shop says. */
export const shareOf = (value: number): number => Math.min(Math.max(value, 0), 100);

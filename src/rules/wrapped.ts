/** Owns going round in a row. Pure. */

/** The place before or after; the last is followed by the first. 0 in an empty row. */
export const wrapped = (index: number, count: number): number => (count ? (index + count) % count : 0);

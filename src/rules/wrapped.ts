/** Owns wrapping around in a row. Pure. */

/** The index within the row: one past the last is the first, one before the first is the last. 0 in an empty row. */
export const wrapped = (index: number, count: number): number => (count ? (index + count) % count : 0);

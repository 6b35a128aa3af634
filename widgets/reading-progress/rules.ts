/** Owns the bar's width. Pure. */

/** A share from 0 to 1 as a CSS width, rounded so that invisible changes are not written. */
export const widthOf = (share: number): string => `${Math.round(share * 1000) / 10}%`;

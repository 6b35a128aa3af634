/** Owns how a counted number is written. Pure. */

/** With thousands commas (SPEC 9), before the decimal point only. */
export const withCommas = (digits: string): string => digits.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** What is shown on the way: whole numbers. */
export const between = (from: number, to: number, share: number): string => withCommas(`${Math.floor(from + (to - from) * share)}`);

/** Owns how a counted number is written. Pure. */

/** The number with thousands commas (SPEC 9), which stand only before the decimal point. */
export const withCommas = (digits: string): string =>
  digits.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** The number that is shown on the way, which is a whole number. */
export const between = (from: number, to: number, share: number): string =>
  withCommas(`${Math.floor(from + (to - from) * share)}`);

/** The position of a column of ten digits on its way to one of them, as a CSS `translate`. */
export const rolled = (digit: string, share: number): string => `0 ${-10 * Number(digit) * share}%`;

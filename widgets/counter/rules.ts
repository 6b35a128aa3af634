/** Owns how a counted number is written. Pure. */

/** With thousands commas (SPEC 9), before the decimal point only. */
export const withCommas = (digits: string): string =>
  digits.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** What is shown on the way: whole numbers. */
export const between = (from: number, to: number, share: number): string =>
  withCommas(`${Math.floor(from + (to - from) * share)}`);

/** Where a column of ten digits stands on its way to one of them, as a CSS `translate`. */
export const rolled = (digit: string, share: number): string => `0 ${-10 * Number(digit) * share}%`;

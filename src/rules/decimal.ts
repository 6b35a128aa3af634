/**
 * Owns numbers that shoppers type or shops print: with a point or a comma before the decimals, and signs between
 * thousands. Pure.
 */

/**
 * The number in "1.5", "1,5", "1.234,50", "1,234.50" or "1 234,5"; NaN where a text does not begin with one. The last
 * point or comma stands before the decimals.
 */
export const decimal = (text: string): number =>
  Number.parseFloat(text.replace(/[\s'’]|[.,](?=.*[.,])/g, '').replace(',', '.'));

/** A number written as `like` is: with a comma before the decimals where that has one. */
export const decimalText = (value: number, like: string): string =>
  like.includes(',') ? `${value}`.replace('.', ',') : `${value}`;

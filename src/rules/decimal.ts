/** Owns numbers that shoppers type or shops print: with a point or a comma before the decimals, and signs between thousands. Pure. */

const SPACES = /[\s'’]/g;
const THOUSANDS = /[.,](?=.*[.,])/g;

/**
 * The number in "1.5", "1,5", "1.234,50", "1,234.50" or "1 234,5"; NaN where a text does not begin with one. The last point or
 * comma stands before the decimals, unless the same sign stands there twice, as in "1.234.567".
 */
export function decimal(text: string): number {
  const number =
    text
      .trim()
      .match(/^[+-]?[\d.,\s'’]+/)?.[0]
      .replace(SPACES, '') ?? '';
  const signs = number.replace(/[^.,]/g, '');
  const isWhole = signs.length > 1 && signs === (signs[0] as string).repeat(signs.length);
  return Number.parseFloat(isWhole ? number.replaceAll(signs[0] as string, '') : number.replace(THOUSANDS, '').replace(',', '.'));
}

/** A number written as `like` is: with a comma before the decimals where that has one. */
export const decimalText = (value: number, like: string): string => (like.includes(',') ? String(value).replace('.', ',') : String(value));

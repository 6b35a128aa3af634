/**
 * Owns which texts that editors type are numbers. A text that is not clearly a number is shown as it was typed. Pure.
 */

/** Up to 15 digits, which a number keeps exactly, or groups of three with commas; then decimals after a point. */
const PLAIN = /^-?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d+)?$/;

const PER_CENT = /^(-?\d{1,15})(?:[.,](\d{1,2}))?\s*%?$/;

/** The number in "12500", "12,500" or "99.5"; undefined for "8,9", "1 234", "1e3", "99.9%" and any other text. */
export const typedNumber = (text: string): number | undefined =>
  PLAIN.test(text) ? Number(text.replaceAll(',', '')) : undefined;

/**
 * The filled share of a bar or ring in percent, 0 to 100, from "65", "65.5", "65,5" or "65%"; undefined for any other
 * text.
 */
export function typedShare(text: string): number | undefined {
  const [, whole, decimals = '0'] = PER_CENT.exec(text) ?? [];
  const share = typedNumber(text) ?? (whole === undefined ? undefined : Number(`${whole}.${decimals}`));
  return share === undefined ? undefined : Math.min(Math.max(share, 0), 100);
}

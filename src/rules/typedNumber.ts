/** Owns which texts of editors are numbers: what is not plainly one is shown as it was typed, and nothing is made of it. Pure. */

/** Digits, at most so many as a number keeps exactly; or groups of three between commas; then decimals behind a point. */
const PLAIN = /^-?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d+)?$/;

const PER_CENT = /^(-?\d{1,15})(?:[.,](\d{1,2}))?\s*%?$/;

/** The number of "12500", "12,500" or "99.5"; undefined for "8,9", "1 234", "1e3", "99.9%" and all else. */
export const typedNumber = (text: string): number | undefined => (PLAIN.test(text) ? Number(text.replaceAll(',', '')) : undefined);

/** How much of a bar or a ring a text fills, 0 to 100: "65", "65.5", "65,5" and "65%"; undefined for all else. */
export function typedShare(text: string): number | undefined {
  const [, whole, decimals = '0'] = PER_CENT.exec(text) ?? [];
  const share = typedNumber(text) ?? (whole === undefined ? undefined : Number(`${whole}.${decimals}`));
  return share === undefined ? undefined : Math.min(Math.max(share, 0), 100);
}

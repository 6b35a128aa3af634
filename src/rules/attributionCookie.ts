/**
 * Owns how cookies hold a visit's source, so that other plugins and WooCommerce's own script read the same (SPEC 3.8,
 * order attribution). Pure.
 */
import { decoded } from './decoded';

const DELIMITER = '|||';

/** The cookies' names without their prefix. `promo` is only read and deleted. */
export const COOKIES = [
  'migrations',
  'current_add',
  'first_add',
  'current',
  'first',
  'udata',
  'session',
  'promo',
] as const;

export const PREFIX = 'sbjs_';

/** The decoded content of the cookies, without missing ones. */
export type Jar = Partial<Record<(typeof COOKIES)[number], string>>;

/** The text of a cookie in the form in which the browser stores it. */
export function encodeCookie(text: string, isBase64: boolean): string {
  // `escape` leaves the asterisk alone.
  const encoded = encodeURIComponent(text)
    .replace(/[!~'()]/g, escape)
    .replaceAll('*', '%2A');
  return isBase64 ? btoa(encoded).replace(/=+$/, '') : encoded;
}

/** Decodes the result of `encodeCookie`, in either form, because a shop may switch between them. */
export function decodeCookie(stored: string): string {
  try {
    return decoded(/^[\w+/]+$/.test(stored) ? atob(stored) : stored);
  } catch {
    return decoded(stored);
  }
}

/** Joins values into one text. Escapes a bar in a value, because a bar separates values; `unpack` decodes it. */
export const pack = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${value.replaceAll('|', '%7C')}`)
    .join(DELIMITER);

/** Splits a text that `pack` or the plugin's script has made into its values. */
export const unpack = (text = ''): Map<string, string> =>
  new Map(
    text.split(DELIMITER).map((part) => {
      const [key = '', ...value] = part.split('=');
      return [key, decoded(value.join('='))];
    }),
  );

const MINUTES_OF_MONTH = 30 * 24 * 60;

/** The default lifetime of SPEC 9, in months. */
const LIFETIME = 0.00001;

/**
 * How many minutes the cookies keep the source; 0 means until the browser closes. Without a lifetime on the page, SPEC
 * 9's 0.00001 months apply, which are 0 minutes. A lifetime that is 0 or no number means half a year, as in
 * WooCommerce's script.
 */
export const minutesOf = (months: unknown): number => Math.trunc((Number(months ?? LIFETIME) || 6) * MINUTES_OF_MONTH);

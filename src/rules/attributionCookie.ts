/**
 * Owns how a visit's source is written into cookies, so that other plugins and WooCommerce's own script read the same
 * (SPEC 3.8, order attribution). Pure.
 */
import { decoded } from './decoded';

const DELIMITER = '|||';

/** The cookies' names without their prefix; `promo` is only ever read and deleted. */
export const COOKIES = ['migrations', 'current_add', 'first_add', 'current', 'first', 'udata', 'session', 'promo'] as const;

export const PREFIX = 'sbjs_';

/** What the cookies say, decoded; missing ones are left out. */
export type Jar = Partial<Record<(typeof COOKIES)[number], string>>;

/** A cookie's value as it is stored. */
export function encodeCookie(text: string, isBase64: boolean): string {
  // `escape` leaves the asterisk alone.
  const encoded = encodeURIComponent(text)
    .replace(/[!~'()]/g, escape)
    .replaceAll('*', '%2A');
  return isBase64 ? btoa(encoded).replace(/=+$/, '') : encoded;
}

/** What `encodeCookie` made, in either form; a shop may change between them. */
export function decodeCookie(stored: string): string {
  try {
    return decoded(/^[\w+/]+$/.test(stored) ? atob(stored) : stored);
  } catch {
    return decoded(stored);
  }
}

/** Joins values to one text. A bar in a value, which would begin another, is escaped; values are decoded when read. */
export const pack = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${value.replaceAll('|', '%7C')}`)
    .join(DELIMITER);

/** The values of a text that `pack` made, here or in the plugin's script. */
export const unpack = (text = ''): Map<string, string> =>
  new Map(
    text.split(DELIMITER).map((part) => {
      const [key = '', ...value] = part.split('=');
      return [key, decoded(value.join('='))];
    }),
  );

const MINUTES_OF_MONTH = 30 * 24 * 60;

/** SPEC 9, in months. */
const LIFETIME = 0.00001;

/**
 * Minutes that the source is kept; 0 until the browser is closed. Where the page names no lifetime, SPEC 9's 0.00001 months
 * count, which are 0 minutes. 0, and what is no number, is half a year, as in WooCommerce's own script.
 */
export const minutesOf = (months: unknown): number => Math.trunc((Number(months ?? LIFETIME) || 6) * MINUTES_OF_MONTH);

/** Owns the few cookies that every page reads. Their names and values need no encoding (docs/decisions.md). */
import { HASH_COOKIE, ITEMS_COOKIE } from '../rules/names';

/** A cookie's raw value; "" when it is missing or cookies are off. @param all asking the browser takes long after each change */
export const readCookie = (name: string, all = document.cookie): string => `; ${all}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';

/** Sets a cookie on path `/` (SPEC 9) until the browser is closed. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not everywhere yet
  document.cookie = `${name}=${value}; path=/; SameSite=Lax`;
}

/** True while there is anything in the cart, as far as the server's cookies tell. */
export const hasCart = (): boolean => Number(readCookie(ITEMS_COOKIE)) > 0 || !!readCookie(HASH_COOKIE);

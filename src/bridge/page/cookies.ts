/** Owns the one way to write cookies, and what the server's cookies say about the cart. */
import { readCookie } from '../../dom/cookie';
import { HASH_COOKIE, ITEMS_COOKIE } from '../../rules/names';

export { readCookie };

/** Encodes the characters that would end a part of a cookie and begin an attribute. */
const encoded = (part: string): string => part.replace(/[;\p{Cc}]/gu, encodeURIComponent);

export interface CookieOptions {
  /** Default: until the browser is closed. 0 deletes the cookie. */
  seconds?: number | undefined;
  /** Also for hosts below this domain. Default: this host alone. */
  domain?: string | undefined;
  /** Default: `/` (SPEC 4.7). */
  path?: string;
  /** Default: `Lax`. */
  sameSite?: 'Lax' | 'Strict';
}

/** Sets a cookie; it is `Secure` on an https page. Nothing in its name or value can become an attribute. */
export function writeCookie(
  name: string,
  value: string,
  { seconds, domain, path = '/', sameSite = 'Lax' }: CookieOptions = {},
): void {
  const pair = `${encoded(name).replaceAll('=', '%3D')}=${encoded(value)}`;
  const lifetime = seconds === undefined ? '' : `;max-age=${seconds}`;
  const place = `${domain ? `;domain=${domain}` : ''};path=${encoded(path)}`;
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not everywhere yet
  document.cookie = `${pair}${lifetime}${place};SameSite=${sameSite}${secure}`;
}

/** True while the server's cookies say that the cart holds something. */
export const hasCart = (): boolean => Number(readCookie(ITEMS_COOKIE)) > 0 || !!readCookie(HASH_COOKIE);

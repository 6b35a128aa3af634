/** Owns the cookies of a visit's source. Where cookies are off, nothing is kept and nothing throws. */

import { readCookie, writeCookie } from '../../src/bridge/page/cookies';
import { COOKIES, decodeCookie, encodeCookie, type Jar, PREFIX } from '../../src/rules/attributionCookie';
import { bareHost } from '../../src/rules/attributionSource';

export interface CookieSettings {
  /** 0: until the browser is closed. */
  minutes: number;
  /** From the last page view on. */
  sessionMinutes: number;
  isBase64: boolean;
}

/** Every form in which a cookie of this host may have been set, the usual one first. */
const domains = () => [`.${bareHost(location.hostname)}`, `.${location.hostname}`, ''];

/** What the cookies say. */
export function readJar(): Jar {
  const all = document.cookie;
  const stored = COOKIES.map((name) => [name, readCookie(PREFIX + name, all)] as const);
  return Object.fromEntries(stored.filter(([, value]) => value).map(([name, value]) => [name, decodeCookie(value)]));
}

/** Writes what has changed, and what has to be kept for longer: for the host and those below it, as WooCommerce's script does. */
export function writeJar(jar: Jar, { minutes, sessionMinutes, isBase64 }: CookieSettings): void {
  const [domain] = domains();
  const all = document.cookie;
  for (const [key, text] of Object.entries(jar)) {
    const name = PREFIX + key;
    const value = encodeCookie(text, isBase64);
    const lifetime = key === 'session' ? sessionMinutes : minutes;
    if (lifetime || readCookie(name, all) !== value) writeCookie(name, value, { seconds: lifetime ? lifetime * 60 : undefined, domain });
  }
}

/** Deletes the cookies, whichever form they were set in. */
export function deleteJar(): void {
  for (const name of COOKIES) for (const domain of domains()) if (readCookie(PREFIX + name)) writeCookie(PREFIX + name, '', { seconds: 0, domain });
}

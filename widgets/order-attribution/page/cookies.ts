/** Owns the cookies of a visit's source. If cookies are off, it keeps nothing and does not throw. */

import { readCookie, writeCookie } from '../../../src/bridge/page/cookies';
import { COOKIES, decodeCookie, encodeCookie, type Jar, PREFIX } from '../../../src/rules/attributionCookie';
import { bareHost } from '../../../src/rules/attributionSource';

/** Every domain for which a script may have set the cookies, the usual one first. */
const domains = () => {
  const { hostname } = location;
  return [`.${bareHost(hostname)}`, `.${hostname}`, ''];
};

/** Reads the cookies. */
export function readJar(): Jar {
  const all = document.cookie;
  const stored = COOKIES.flatMap((name) => {
    const value = readCookie(PREFIX + name, all);
    return value ? [[name, decodeCookie(value)]] : [];
  });
  return Object.fromEntries(stored);
}

/**
 * Writes changed cookies and those whose lifetime must be extended, for the host and its subdomains, as WooCommerce's
 * script does.
 * @param minutes how long the source is kept; 0 until the browser closes
 * @param sessionMinutes how long a session lasts after the last page view
 */
export function writeJar(jar: Jar, minutes: number, sessionMinutes: number, isBase64: boolean): void {
  const [domain] = domains();
  const all = document.cookie;
  for (const [key, text] of Object.entries(jar)) {
    const name = PREFIX + key;
    const value = encodeCookie(text, isBase64);
    const lifetime = key === 'session' ? sessionMinutes : minutes;
    if (lifetime || readCookie(name, all) !== value)
      writeCookie(name, value, { seconds: lifetime * 60 || undefined, domain });
  }
}

/** Deletes the cookies, whatever their domain. */
export function deleteJar(): void {
  const all = document.cookie;
  for (const name of COOKIES.filter((one) => readCookie(PREFIX + one, all)))
    for (const domain of domains()) writeCookie(PREFIX + name, '', { seconds: 0, domain });
}

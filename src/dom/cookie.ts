/** Owns reading cookies. */

/**
 * A cookie's raw value; "" when it is missing or cookies are off.
 * @param all the text of all cookies: a caller that reads several passes it, because the browser takes long to give it
 * after each change
 */
export const readCookie = (name: string, all = document.cookie): string =>
  `; ${all}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';

/** Owns short notes in cookies, for what has to outlive the page where the browser's storage takes nothing more. */
import { readCookie, writeCookie } from './cookies';
import type { Store } from './storage';

/** How long a note stands, in seconds. */
const LIFETIME = 600;

/** Values need no encoding: letters, digits, dots and dashes. Shared by all tabs. */
export const notes: Store = {
  get: (name) => readCookie(name) || null,
  set(name, value) {
    writeCookie(name, value, { seconds: LIFETIME });
    return readCookie(name) === value;
  },
  remove: (name) => writeCookie(name, '', { seconds: 0 }),
};

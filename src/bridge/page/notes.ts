/** Owns short notes in cookies. They outlive the page when the browser's storage is full. */
import { readCookie, writeCookie } from './cookies';
import type { Store } from './storage';

/** How long a note lives, in seconds. */
const LIFETIME = 600;

/** The notes; all tabs share them. Values may hold only letters, digits, dots and dashes, which need no encoding. */
export const notes: Store = {
  get: (name) => readCookie(name) || null,
  set(name, value) {
    writeCookie(name, value, { seconds: LIFETIME });
    return readCookie(name) === value;
  },
  remove: (name) => writeCookie(name, '', { seconds: 0 }),
};

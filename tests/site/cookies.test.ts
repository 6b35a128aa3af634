// @vitest-environment node
/** The cookies of the demo shop that runs in a page: what its server sets and what scripts of a page see. */
import { expect, it } from 'vitest';
import {
  deleteCookie,
  getCookie,
  readCookies,
  setCookie,
  writeCookie,
} from '../../scripts/site/live/substitutes/cookies';

it('a page can read the cookies that the server has set, encoded, except those that are `httpOnly`', () => {
  setCookie(undefined, 'compared', '101,102', { maxAge: 60 });
  setCookie(undefined, 'visitor', 'secret', { httpOnly: true });
  expect(readCookies()).toBe('compared=101%2C102');
  expect(getCookie(undefined, 'visitor')).toBe('secret');
});

it('the server gets the cookies that a page has written, until they expire or are deleted', () => {
  writeCookie('choice=a%20b; path=/; max-age=600; SameSite=Lax');
  expect(getCookie(undefined, 'choice')).toBe('a b');
  writeCookie('choice=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  expect(getCookie(undefined, 'choice')).toBeUndefined();
  setCookie(undefined, 'compared', 'deleted', { maxAge: 0 });
  expect(getCookie(undefined, 'compared')).toBeUndefined();
  deleteCookie(undefined, 'visitor');
  expect(getCookie(undefined, 'visitor')).toBeUndefined();
});

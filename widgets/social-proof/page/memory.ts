/**
 * Owns the stored data about a visitor: cookies under the service's names, and localStorage entries for later pages.
 */

import { readCookie, writeCookie } from '../../../src/bridge/page/cookies';
import { expireCookies } from '../../../src/bridge/page/expireCookies';
import { sharedStorage } from '../../../src/bridge/page/storage';
import { parseStored, toJson } from '../../../src/bridge/page/storedJson';
import { recordOf } from '../../../src/rules/values';
import * as names from '../contract';

/** The most characters of a list of ids. Browsers accept about 4,000 per cookie; the oldest ids are dropped first. */
const LONGEST = 3000;
const PAGES = 20;

/** Reads the ids in a cookie. */
export const readIds = (cookie: string): string[] => readCookie(cookie).split('.').filter(Boolean);

/** Adds an id to a cookie. @param seconds for which the cookie is kept from now on */
export function addId(cookie: string, id: string, seconds: number): void {
  const ids = [...readIds(cookie).filter((one) => one !== id), id];
  while (ids.join('.').length > LONGEST) ids.shift();
  writeCookie(cookie, ids.join('.'), { seconds });
}

/** The visitor's random id. It is made at the first visit, and kept for 30 days after the last. */
export function visitorId(): string {
  const known = readCookie(names.VISITOR_COOKIE);
  const id = /^\w{1,64}$/.test(known)
    ? known
    : [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  writeCookie(names.VISITOR_COOKIE, id, { seconds: names.VISITOR_SECONDS });
  return id;
}

/**
 * Adds a page to the visit's history. After 29 minutes without a page view, a new visit begins. True for the first page
 * of a visit.
 */
export function visit(page: string, now: number): boolean {
  const { at, pages } = recordOf(parseStored(sharedStorage.get(names.VISIT_KEY)));
  const isNew = !(now - Number(at) <= names.VISIT_PAUSE);
  const history = isNew || !Array.isArray(pages) ? [] : pages;
  sharedStorage.set(names.VISIT_KEY, toJson({ at: now, pages: [...history, page].slice(-PAGES) }));
  return isNew;
}

/**
 * Counts a report to the service; false where the limit is reached. The count begins anew ten minutes after its first
 * report.
 * @param now milliseconds since 1970
 */
export function count(limit: number, now: number): boolean {
  const [told = 0, since = now] = readCookie(names.COUNT_COOKIE).split('.').filter(Boolean).map(Number);
  const left = names.COUNT_SECONDS - Math.floor((now - since) / 1000);
  const isOver = !(left > 0 && left <= names.COUNT_SECONDS);
  const before = isOver ? 0 : told;
  if (before >= limit) return false;
  writeCookie(names.COUNT_COOKIE, `${before + 1}.${isOver ? now : since}`, {
    seconds: isOver ? names.COUNT_SECONDS : left,
  });
  return true;
}

/**
 * Deletes the stored data about the visitor.
 * @param isAll true deletes also which widgets were closed
 */
export function forget(isAll: boolean): void {
  const { VISITOR_COOKIE, SHOWN_COOKIE, SUBMITTED_COOKIE, COUNT_COOKIE, VIEW_COOKIE, CLOSED_COOKIE } = names;
  expireCookies([
    VISITOR_COOKIE,
    SHOWN_COOKIE,
    SUBMITTED_COOKIE,
    COUNT_COOKIE,
    VIEW_COOKIE,
    ...(isAll ? [CLOSED_COOKIE] : []),
  ]);
  for (const key of [names.VISIT_KEY, names.PENDING_KEY]) sharedStorage.remove(key);
}

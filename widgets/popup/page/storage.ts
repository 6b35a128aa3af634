/**
 * Owns what popups remember of a visitor, in the format of Elementor's own script, so that a visitor's history carries
 * over. Entries that keep a popup away from a visitor (closed for good, shown often enough) need no consent. Counts of
 * pages and visits need it: without consent they stay in memory.
 */

import { type Store, sharedStorage, tabStorage } from '../../../src/bridge/page/storage';
import { parseStored, toJson } from '../../../src/bridge/page/storedJson';
import { isAllowed } from '../../../src/consent/answer';
import { whenGranted, whileRefused } from '../../../src/consent/changes';
import { recordOf, type Values } from '../../../src/rules/values';
import { ACTIVE_SESSION_KEY, ELEMENTOR_STORAGE, PAGE_VIEWS_KEY, SESSIONS_KEY } from '../period.rules';

/** Matches the keys of counters. */
const IS_COUNTER = new RegExp(
  `^(${PAGE_VIEWS_KEY}|${SESSIONS_KEY}|${ACTIVE_SESSION_KEY}|popup_.+_initial(PageViews|Sessions))$`,
);

const FUNCTIONAL = 'functional';

const copyOf = (value: unknown): Values => ({ ...recordOf(value) });

const entriesOf = (store: Store): Values => copyOf(parseStored(store.get(ELEMENTOR_STORAGE)));

function write(store: Store, change: (entries: Values, expiration: Values) => void): void {
  const entries = entriesOf(store);
  const expiration = copyOf(entries.__expiration);
  change(entries, expiration);
  store.set(ELEMENTOR_STORAGE, toJson({ ...entries, __expiration: expiration }));
}

/**
 * Reads a kept value; undefined where there is none, or where its time is over.
 * @param now milliseconds since 1970
 */
export function readKept(key: string, now: number): unknown {
  const entries = entriesOf(sharedStorage);
  const end = copyOf(entries.__expiration)[key];
  return typeof end === 'number' && end < now ? undefined : entries[key];
}

/**
 * Keeps a value.
 * @param seconds for how long. A value that is still kept gets the new value, but keeps its end
 */
export function keep(key: string, value: unknown, now: number, seconds?: number): void {
  write(sharedStorage, (entries, expiration) => {
    const isNew = readKept(key, now) === undefined;
    entries[key] = value;
    if (isNew) delete expiration[key];
    if (isNew && seconds) expiration[key] = now + seconds * 1000;
  });
}

const memory: Values = {};
const mayCount = () => isAllowed(FUNCTIONAL);

/** A stored value as a count; 0 for anything that is no number. */
export const countOf = (value: unknown): number => Number(value) || 0;

/** Reads a counter of pages or visits. */
export const readCounter = (key: string, now: number): number => countOf(mayCount() ? readKept(key, now) : memory[key]);

/** Sets a counter: in the storage where the visitor has agreed, else in memory. */
export function setCounter(key: string, value: number, now: number): void {
  if (mayCount()) keep(key, value, now);
  else memory[key] = value;
}

function count(now: number): void {
  setCounter(PAGE_VIEWS_KEY, readCounter(PAGE_VIEWS_KEY, now) + 1, now);
  if ((mayCount() ? entriesOf(tabStorage) : memory)[ACTIVE_SESSION_KEY]) return;
  setCounter(SESSIONS_KEY, readCounter(SESSIONS_KEY, now) + 1, now);
  if (mayCount()) write(tabStorage, (entries) => Object.assign(entries, { [ACTIVE_SESSION_KEY]: true }));
  else memory[ACTIVE_SESSION_KEY] = true;
}

function forget(): void {
  for (const store of [sharedStorage, tabStorage]) {
    if (store.get(ELEMENTOR_STORAGE) === null) continue;
    write(store, (entries) => {
      for (const key of Object.keys(entries)) if (IS_COUNTER.test(key)) delete entries[key];
    });
  }
}

/**
 * Counts this page, and this visit where it is new. Where the visitor is asked for consent, both are stored as soon as
 * consent is given.
 */
export function countVisit(now: number): void {
  count(now);
  if (!mayCount()) whenGranted(FUNCTIONAL, () => count(now));
  whileRefused(FUNCTIONAL, forget);
}

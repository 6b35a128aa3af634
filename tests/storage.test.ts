/**
 * Checks the code against the table of docs/storage.md, which must have every key that is read or stored, with purpose,
 * lifetime and category.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fits, storageTable } from './helpers/storageTable';

const sources = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '') }));

// The plugin's file that stores a visitor's wish for no islands.
const VISIT = 'wordpress/shop-islands/includes/class-visit.php';
sources.push({ file: VISIT, code: readFileSync(VISIT, 'utf8') });

const rows = storageTable();
const isKnown = (key: string) => rows.some((row) => fits(row, key) || row.key.startsWith(key));

/** Finds keys: constants whose names say that they are keys, and texts that begin as the islands' own keys do. */
const KEYS = [/\b[A-Z][A-Z_]*_(?:COOKIE|KEY|STORAGE)\b[^=\n]*= *['`]([^'`]+)['`]/g, /['`](shop-islands:[\w-]+)['`]/g];
/** Names for the Web Locks API, which stores nothing. */
const LOCKS = ['shop-islands:cart'];
/** Keys inside one entry of the storage, not of the storage itself. */
const inside = /^(?:activeSession|pageViews|sessions|popup_\{id\}_.*)$/;

const keys = sources.flatMap(({ file, code }) =>
  KEYS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, key = '']) => ({ file, key }))),
);

describe('the table of cookies and storage', () => {
  it('has every key that the code names', () => {
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter(({ key }) => !isKnown(key) && !inside.test(key) && !LOCKS.includes(key))).toEqual([]);
  });

  it('has no key that the code does not know', () => {
    // Keys whose names come from the page: the cart's, and the cookies of the WP Consent API.
    const named = /^(wc_fragments_|wc_cart_hash_|wp_consent_)/;
    // Keys by which tabs send each other values, under names of their own.
    const told = /^shop-islands:(comparison|wishlist)$/;
    const all = sources.map(({ code }) => code).join('\n');
    const missing = rows.filter(
      ({ key }) => !named.test(key) && !told.test(key) && !all.includes(key.replace(/\{.*$/, '')),
    );
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('says for each what it is for, how long it lives, and which category it needs', () => {
    const categories = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'];
    expect(
      rows.filter(({ purpose, lifetime, category }) => !purpose || !lifetime || !categories.includes(category)),
    ).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});

describe('the code', () => {
  it('reaches cookies and storage in few places only', () => {
    const reaching = sources
      .filter(({ code }) => /document\.cookie|\b(?:local|session)Storage\b|cookieStore/.test(code))
      .map(({ file }) => file);
    expect(reaching.sort()).toEqual([
      'src/bridge/page/cookies.ts',
      'src/bridge/page/expireCookies.ts',
      'src/bridge/page/storage.ts',
      'src/dom/cookie.ts',
      'src/loader/outlive.ts',
      'widgets/order-attribution/page/cookies.ts',
      // This file runs on pages on which no island may run.
      VISIT,
    ]);
  });

  it('writes cookies by one function, and by the loader, which comes without it and writes one name of its own', () => {
    expect(
      sources
        .filter(({ code }) => /document\.cookie\s*=[^=]|cookieStore\.set/.test(code))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['src/bridge/page/cookies.ts', 'src/loader/outlive.ts']);
  });

  it('names keys by constants, never in a call', () => {
    const literal = /\b(?:readCookie|writeCookie|(?:tab|shared)Storage\.(?:get|set|remove))\(\s*['"`]/;
    expect(sources.filter(({ code }) => literal.test(code)).map(({ file }) => file)).toEqual([]);
  });
});

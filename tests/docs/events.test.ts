// @vitest-environment node
/**
 * Checks docs/events.md against the code: every event that the code dispatches, and every member of
 * `window.shopIslands`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('_template'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const page = readFileSync('docs/events.md', 'utf8');
/** Rows shorten every name after the first ("`island:fragments:loaded`, `:added`"); this writes the full names. */
const inFull = page.replace(/`island:([a-z-]+):([a-z-]+)`((?:, `:[a-z-]+`)+)/g, (_all, family, first, more) =>
  [first, ...more.match(/[a-z-]+/g)].map((name: string) => `\`island:${family}:${name}\``).join(', '),
);
const named = new Set([...inFull.matchAll(/`island:([a-z:-]+)`/g)].map(([, name]) => name as string));

test('the page names every event that the code announces', () => {
  const told = [...source.matchAll(/\bemit\('([a-z:-]+)'/g)].map(([, name]) => name as string);
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((name) => !named.has(name))).toEqual([]);
});

test('the page names no event that the code does not know', () => {
  const isKnown = (name: string) =>
    source.includes(`'${name}'`) || source.includes(`island:${name}`) || source.includes(`\`${name.split(':')[0]}:\${`);
  expect([...named].filter((name) => !isKnown(name))).toEqual([]);
});

test('the page names every event that is typed, and every event that it names is typed', () => {
  const [, map = ''] =
    readFileSync('src/island/events.ts', 'utf8').match(/export interface IslandEvents \{\n([\s\S]*?)\n\}/) ?? [];
  const typed = [...map.matchAll(/^ {2}'?([a-z:-]+)'?: /gm)].map(([, name]) => name as string);
  expect(typed.sort()).toEqual([...named].sort());
});

test('the page has every member of window.shopIslands, and no other', () => {
  const [, type = ''] = source.match(/export interface ShopIslands \{\n([\s\S]*?)\n\}/) ?? [];
  const members = [...type.matchAll(/^ {2}(?:readonly )?(\w+)[(<:]/gm)].map(([, name]) => name);
  const cells = [...(page.split('## `window.shopIslands`')[1] ?? '').matchAll(/^\| (`[^|]+) \|/gm)].map(
    ([, cell]) => cell as string,
  );
  const told = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name));
  expect(told.sort()).toEqual(members.sort());
});

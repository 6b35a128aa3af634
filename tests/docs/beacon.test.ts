// @vitest-environment node
/** Checks docs/beacon.md against the code: the fields of a report, and their possible values. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTIONS } from '../../src/rules/beacon';

const page = readFileSync('docs/beacon.md', 'utf8');
const code = readFileSync('src/rules/beacon.ts', 'utf8');
const row = (field: string) => page.match(new RegExp(`^\\| \`${field}\` \\| (.+) \\|$`, 'm'))?.[1] ?? '';
const wordsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word]) => word as string);

test('the example has every field of a report, and no other', () => {
  const [, type = ''] = code.match(/export interface BeaconReport \{\n([\s\S]*?)\n\}/) ?? [];
  const [, example = '{}'] = page.match(/```json\n([\s\S]*?)```/) ?? [];
  expect(Object.keys(JSON.parse(example)).sort()).toEqual(wordsOf(type, /^ {2}(\w+):/gm).sort());
});

test('the page names every action, mode and kind of page', () => {
  const [, modes = ''] = code.match(/export type Mode = (.*);/) ?? [];
  const [, pages = ''] = code.match(/const PAGES[^=]*= \[\n([\s\S]*?)\n\];/) ?? [];
  const [actions = ''] = row('actions').split('. `buckets`');
  expect(wordsOf(actions, /`([\w-]+)`/g)).toEqual([...ACTIONS.map(([action]) => action), 'other']);
  expect(wordsOf(row('mode'), /`(\w+)`/g).sort()).toEqual(wordsOf(modes, /'(\w+)'/g).sort());
  expect(wordsOf(row('page'), /`(\w+)`/g).sort()).toEqual([...wordsOf(pages, /\['(\w+)'/g), 'other'].sort());
});

test('the buckets on the page have the same limits as in the code', () => {
  const [, ends = ''] = code.match(/const BUCKETS = \[(.*)\]/) ?? [];
  expect(row('actions')).toContain(`up to ${ends} ms`);
});

// @vitest-environment node
/** The documents that a script makes are committed as the script makes them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisionPages, headingsOf } from '../../scripts/docs/decisions';
import { madePages } from '../../scripts/docs/madePages';
import { allIslands } from '../../widgets/allIslands';

test.each(Object.entries(madePages))('%s is what `npm run docs` writes', (path, make) => {
  expect(readFileSync(path, 'utf8'), 'Run `npm run docs` and commit what it writes.').toBe(make());
});

test('the table of islands has one row for each island, with a whole sentence', () => {
  const rows = [
    ...readFileSync('docs/islands.md', 'utf8').matchAll(/^\| \[([\w-]+)\]\(.+?\) \| ([A-Z].+\.) \| (?:yes )?\|$/gm),
  ];
  expect(
    rows.map(([, name]) => name),
    'Begin the README of each island with one sentence that says what the island does, and run `npm run docs`.',
  ).toEqual(allIslands.map(({ name }) => name).sort());
});

/** In the tables of the page about the specification, each row has its own date. */
const dated = decisionPages().filter((file) => file !== 'spec.md');

test.each(dated)('%s has rulings with dates, the newest last', (file) => {
  const dates = headingsOf(file).map((heading) => heading.match(/^(\d{4}-\d\d-\d\d) · \S/)?.[1]);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).not.toContain(undefined);
  expect(dates).toEqual([...dates].sort());
});

test('each ruling about the specification has its date, the newest of a table last', () => {
  const tables = readFileSync('docs/decisions/spec.md', 'utf8').split('|---|---|---|\n').slice(1);
  expect(tables.length).toBeGreaterThan(3);
  for (const table of tables) {
    const dates = [...(table.split('\n\n')[0] as string).matchAll(/^\| (.+?) \|/gm)].map(([, date]) => date as string);
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
    expect(dates).toEqual([...dates].sort());
  }
});

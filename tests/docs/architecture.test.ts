// @vitest-environment node
/** Checks docs/architecture.md against the code: the chunks, what wakes them, and their budgets. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as budgets from '../../scripts/build/budgets';
import { allIslands } from '../../widgets/allIslands';
import { registry } from '../../widgets/registry';

const page = readFileSync('docs/architecture.md', 'utf8');
/** Cells of the rows of a section's table. */
function rowsOf(title: string): string[][] {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  const rows = [...(section.split('\n## ')[0] as string).matchAll(/^\| (.+) \|$/gm)].map(([, row]) =>
    (row as string).split(' | '),
  );
  return rows.slice(1);
}

const islands = [...registry.filter(({ family }) => !family), ...allIslands];
/** Islands with a chunk of their own, as the build has it. */
const alone = islands.filter(({ name, chunk }) => chunk || registry.some((row) => row.name === name));
const chunks = new Set([
  ...readdirSync('src/entry/chunks').map((file) => file.replace('.ts', '')),
  ...alone.map(({ name, chunk = name }) => chunk),
]);

const told = rowsOf('Chunks').map(([names = '', , when = '']) => ({
  names: [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => name as string),
  when,
}));

test('the table names every chunk, and no other', () => {
  expect(chunks.size).toBeGreaterThan(60);
  expect(
    told.flatMap(({ names }) => names).sort(),
    'Give each chunk its place in the table “Chunks” of docs/architecture.md, and take out what is no chunk. A chunk ' +
      'is a file of src/entry/chunks/, or what a row names (“chunk” in widgets/NAME/row.ts).',
  ).toEqual([...chunks].sort());
});

test.each([
  ['where there is one', 'load'],
  ['when one comes near the view', 'visible'],
  ['when one comes into sight', 'visible'],
  ['while the page is idle, where there is one', 'idle'],
  ['when a hand comes near', 'interaction'],
  ['with the first touch', 'interaction'],
])('each chunk that the table loads “%s” has the trigger %s', (words, trigger) => {
  const named = told.filter(({ when }) => when === words).flatMap(({ names }) => names);
  const rows = islands.filter(({ name, chunk = name }) => named.includes(chunk));
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.filter(({ when = 'load' }) => when !== trigger).map(({ name }) => name),
    'The table “Chunks” of docs/architecture.md and “when” in widgets/NAME/row.ts say different things: mend one.',
  ).toEqual([]);
});

test('the budgets are those that `npm run size` holds, in its order', () => {
  const calls = readFileSync('.size-limit.ts', 'utf8').replace(/\s+/g, ' ');
  const most = [...calls.matchAll(/limit\((?:(?!limit\().)*?, ([A-Z_\d.]+),? ?\)(?=[,)])/g)].map(
    ([, one]) => one as string,
  );
  const held = most.map((one) => String((budgets as Record<string, number>)[one] ?? one));
  expect(held.length).toBeGreaterThan(10);
  expect(rowsOf('Budgets').map(([, budget]) => budget?.match(/^[\d.]+/)?.[0])).toEqual(held);
});

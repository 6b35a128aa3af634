/**
 * `npm run walk`: counts the files and the calls that a shopper's actions go through, and writes the table of
 * docs/architecture.md. `npm run walk -- NAME` lists the files of one walk.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { filesOf, PAGE, tableOf, withTable } from './walk/table';
import { type Calls, WALKS } from './walk/walks';

/** Runs walks. Returns no result for a walk that failed, and prints the reason. */
async function measure(names: readonly string[]): Promise<Map<string, Calls>> {
  const vitest = await startVitest(
    'test',
    names.map((name) => `scripts/walk/${name}.walk.ts`),
    {
      config: 'scripts/walk/vitest.config.ts',
      watch: false,
      reporters: ['minimal'],
      maxWorkers: '100%',
      env: { WALK: 'measure' },
    },
  );
  const tests = vitest.state.getTestModules().flatMap((file) => [...file.children.allTests('passed')]);
  const measured = new Map(tests.map((test) => [test.name, new Map(test.meta().calls)]));
  await vitest.close();
  return new Map(names.flatMap((name) => (measured.has(name) ? [[name, measured.get(name) as Calls]] : [])));
}

const all = Object.keys(WALKS);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length) {
  console.error(`There is no walk ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}
const names = asked.length ? asked : all;
const walks = await measure(names);
if (asked.length) for (const [name, calls] of walks) console.log(`${WALKS[name]}\n${filesOf(calls)}\n`);
console.log(tableOf(walks));
if (walks.size < names.length) process.exitCode = 1;
else if (!asked.length) writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), tableOf(walks)));

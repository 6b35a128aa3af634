/**
 * `npm run mutate -- FOLDER …`: changes the code of a folder in one place at a time, runs its unit tests, and names
 * each change that no test notices. If a folder's own tests notice fewer than the goal, all tests that import the code
 * run on the remaining changes. A path names a single file of a folder. Without arguments the command lists the
 * folders. It fails if the tests notice fewer changes than the goal.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { FOLDERS, type Folder, folderOf } from './mutate/folders';
import { GOAL, isUntold, placeOf, scoreOf, settled, untoldOf } from './mutate/report';

type Options = ConstructorParameters<typeof Stryker>[0];

const OPTIONS: Options = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
  // One test run at a time, because the machine has other work too.
  concurrency: 1,
  // A test that waits in vain has noticed the change too. A busy machine needs longer.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  ignorePatterns: [
    'dist',
    'dist.new',
    'dist.start',
    'release',
    'storybook-static',
    'test-results',
    'wordpress',
    'docs',
  ],
  tempDirName: '.stryker-tmp',
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  // No warning about slow mutants in a module's constants. Each of them needs all tests that import the module, but
  // they matter most.
  warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
  logLevel: 'warn' as Options['logLevel'],
  allowConsoleColors: false,
};

/** @param units the patterns of the test files; without them, all tests that import the code run */
async function change(mutate: readonly string[], units?: readonly string[]) {
  // The environment is all that Stryker passes on to the tests.
  if (units) process.env.MUTATE_UNITS = units.join(' ');
  else delete process.env.MUTATE_UNITS;
  const changes = await new Stryker({ ...OPTIONS, mutate: [...mutate] }).runMutationTest();
  return changes.map((one) => ({ ...one, fileName: relative('.', one.fileName) }));
}

function say(what: string, changes: Awaited<ReturnType<typeof change>>): void {
  for (const line of untoldOf(changes, (file) => readFileSync(file, 'utf8'))) console.log(line);
  console.log(`${what}: ${scoreOf(changes).toFixed(1)} of 100 told, of ${changes.length}`);
}

async function changeFolder(name: string, { files, units }: Folder): Promise<boolean> {
  const first = await change(files, units);
  say(`${name}, by its own units`, first);
  if (scoreOf(first) >= GOAL) return true;
  const changes = settled(first, await change(first.filter(isUntold).map(placeOf)));
  say(`${name}, by every unit that leads there`, changes);
  return scoreOf(changes) >= GOAL;
}

const asked = process.argv.slice(2).map((name) => [name, folderOf(name)] as const);
const unknown = asked.flatMap(([name, folder]) => (folder ? [] : name));
let isWell = !unknown.length;

if (!asked.length || unknown.length) {
  if (unknown.length) console.log(`There is no ${unknown.join(', ')} here.`);
  console.log(`npm run mutate -- FOLDER …, or a file of a folder. There are:\n${Object.keys(FOLDERS).join('\n')}`);
} else for (const [name, folder] of asked) isWell = (await changeFolder(name, folder as Folder)) && isWell;

process.exit(isWell ? 0 : 1);

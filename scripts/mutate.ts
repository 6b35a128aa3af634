/**
 * `npm run mutate -- FOLDER …`: changes the code of a folder in one place at a time, runs the units that lead there, and names
 * each change that no unit has told. A file of a folder is asked for by its path. Without either it says which folders there
 * are. It fails where fewer are told than the goal.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { FOLDERS, patternsOf } from './mutate/folders';
import { GOAL, scoreOf, untoldOf } from './mutate/report';

type Options = ConstructorParameters<typeof Stryker>[0];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !patternsOf(name));

if (!asked.length || unknown.length) {
  if (unknown.length) console.log(`There is no ${unknown.join(', ')} here.`);
  console.log(`npm run mutate -- FOLDER …, or a file of a folder. There are:\n${Object.keys(FOLDERS).join('\n')}`);
  process.exit(unknown.length ? 1 : 0);
}

const optionsOf = (name: string): Options => ({
  mutate: [...(patternsOf(name) ?? [])],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
  // One at a time: others work on this machine, too.
  concurrency: 1,
  // A unit that waits for what never comes has told the change, too. A machine that does other things needs longer.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 15,
  ignorePatterns: ['dist', 'release', 'storybook-static', 'test-results', 'wordpress', 'docs'],
  tempDirName: '.stryker-tmp',
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  // Constants of a module need every unit that leads there, each time; they are what matters most.
  warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
  logLevel: 'warn' as Options['logLevel'],
  allowConsoleColors: false,
});

let isBelow = false;
for (const name of asked) {
  const changes = await new Stryker(optionsOf(name)).runMutationTest();
  const own = changes.map((change) => ({ ...change, fileName: relative('.', change.fileName) }));
  const score = scoreOf(own);
  isBelow ||= score < GOAL;
  for (const line of untoldOf(own, (file) => readFileSync(file, 'utf8'))) console.log(line);
  console.log(`${name}: ${own.length} changes, ${score.toFixed(1)} of 100 told`);
}
process.exit(isBelow ? 1 : 0);

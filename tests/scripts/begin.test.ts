// @vitest-environment node
/** A command that cannot run says why in one sentence, without a stack trace. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodeProblem } from '../../scripts/begin.mjs';
import { sharesOf } from '../../scripts/shares.mjs';

test('a Node that is too old is refused with the oldest version that will do', () => {
  expect(nodeProblem('20.11.1', '>=20.12')).toBe(
    'This needs Node 20.12 or newer, and this is Node 20.11.1: install a newer one from nodejs.org.',
  );
  expect(['18.20.0', '9.0.0'].map((version) => nodeProblem(version, '>=20.12'))).not.toContain(undefined);
  expect(['20.12.0', '20.20.2', '22.1.0', '100.0.0'].map((version) => nodeProblem(version, '>=20.12'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

/** Runs a command in a folder, and returns its exit code and its output. */
function say(cwd: string, words: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr: stderr.trim() };
}

describe('in a checkout without packages', () => {
  let checkout: string;
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'shop-islands-checkout-'));
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(name, join(checkout, name), { recursive: true });
  });
  afterEach(() => rmSync(checkout, { recursive: true }));

  /**
   * A stand-in for npm, which prints a text and fails. @param offline the text if npm is told to use its cache first
   */
  function npmThatSays(text: string, offline = text): string {
    const file = join(checkout, 'npm.mjs');
    const said = `process.argv.includes('--prefer-offline') ? ${JSON.stringify(offline)} : ${JSON.stringify(text)}`;
    writeFileSync(file, `process.stderr.write(${said});\nprocess.exitCode = 1;\n`);
    return file;
  }

  test.each(['start', 'test', 'dev'])('npm run %s without a network says so', (name) => {
    const npm = npmThatSays('npm error code ENOTFOUND\nnpm error network request to https://registry.example failed\n');
    expect(say(checkout, [`scripts/${name}.mjs`], { npm_execpath: npm })).toMatchObject({
      status: 1,
      stderr:
        'The packages could not be fetched, because the npm registry does not answer: connect to the network and try again.',
    });
  });

  test('npm asks the registry if its cache does not know a version yet', () => {
    const npm = npmThatSays('npm error code EACCES\n', 'npm error code ETARGET\n');
    expect(say(checkout, ['scripts/start.mjs'], { npm_execpath: npm }).stderr).toBe(
      'npm error code EACCES\nThe packages could not be installed; npm says above why.',
    );
  });

  test('npm’s message about any other problem is passed on', () => {
    const { status, stderr } = say(checkout, ['scripts/start.mjs'], {
      npm_execpath: npmThatSays('npm error code EACCES\n'),
    });
    expect(status).toBe(1);
    expect(stderr).toBe('npm error code EACCES\nThe packages could not be installed; npm says above why.');
  });
});

/** No npm: a test installs nothing, even where the checkout lacks a package. */
const NO_NPM = { npm_execpath: '/nowhere' };

test.each(['stories', 'browser', 'torture', 'soak'])('without a Chromium the step %s says so', (step) => {
  expect(say('.', ['scripts/run.mjs', step], { CHROMIUM_PATH: '/nowhere', ...NO_NPM })).toMatchObject({
    status: 1,
    stderr: 'CHROMIUM_PATH is /nowhere, which is not there.',
  });
});

test('an unknown step is answered with the steps that there are', () => {
  expect(say('.', ['scripts/run.mjs', 'bild'], NO_NPM)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no step "bild"\. There are: lint, .*\.$/),
  });
});

test('the time of a test run is shared out by step, the longest first', () => {
  expect(sharesOf({ lint: 10, browser: 150, views: 40 }, 165)).toBe(
    'Took 2 min 45 s. Of the steps’ own 3 min 20 s: browser 2 min 30 s (75 %), views 40 s (20 %), lint 10 s (5 %)',
  );
  expect(sharesOf({ lint: 0 }, 0)).toBe('Took 0 s. Of the steps’ own 0 s: lint 0 s (0 %)');
});

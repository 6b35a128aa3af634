// @vitest-environment node
/** Every snippet of the documents is read by what it is for. The tutorial's is followed by a test of its own, and HTML by another. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { configProblems } from '../../src/rules/configProblems';
import { islandNames } from '../../widgets/allIslands';
import { isThere } from './commands';
import { pages, snippets, titled } from './snippets';

/** Figures have no language. */
const KINDS = ['', 'html', 'json', 'js', 'ts', 'tsx', 'css', 'sh', 'php', 'nginx', 'apache'];

test('each snippet is of a kind that a test reads', () => {
  expect(snippets.length).toBeGreaterThan(35);
  expect(snippets.filter(({ language }) => !KINDS.includes(language)).map(({ place }) => place)).toEqual([]);
});

test.each(titled('json'))('%s is JSON, and what is a config has no fault', (_place, { code }) => {
  const printed = JSON.parse(code);
  if ('texts' in printed) expect(configProblems(printed, [], islandNames)).toEqual([]);
  expect(Object.keys(printed).length).toBeGreaterThan(0);
});

describe('commands', () => {
  const quoted = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:npm|npx) [^`]+)`/g)].map(([, command = '']) => [page, command] as const),
  );

  test.each(titled('sh'))('%s has only commands that are there', (_place, { code }) => {
    const lines = code.split('\n').filter((line) => line.trim());
    expect(lines.filter((line) => !isThere(line))).toEqual([]);
  });

  test('the text names only commands that are there', () => {
    expect(quoted.length).toBeGreaterThan(30);
    // npm's own, and what Playwright fetches.
    expect(quoted.filter(([, command]) => !/^npm (pack|install|ci)\b/.test(command) && !isThere(command))).toEqual([]);
  });
});

describe('styles', () => {
  const sources = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$|fixture\.html$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const isKnown = (name: string) => sources.some((source) => source.includes(name));

  test.each(titled('css'))('%s is CSS, and its names are known', async (_place, { code }) => {
    expect((await transform(code, { loader: 'css' })).warnings).toEqual([]);
    const names = code.match(/--[\w-]+|(?<=\.)[a-z][\w-]+(?=[^{}]*\{)|(?<=data-part=")[\w-]+|data-[\w-]+/g) ?? [];
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });
});

const hasPhp = !spawnSync('php', ['-v']).error;
test.skipIf(!hasPhp).each(titled('php'))('%s is PHP', (_place, { code }) => {
  const { status, stdout } = spawnSync('php', ['-l'], { input: `<?php\n${code}`, encoding: 'utf8' });
  expect(stdout).toContain('No syntax errors');
  expect(status).toBe(0);
});

test.each(titled('nginx', 'apache'))('%s keeps what has a hash in its name, and nothing else', (_place, { code }) => {
  const [, pattern = ''] = /"(-\[.*?\$)"/.exec(code) ?? [];
  expect(['core-0123abcd.js', 'shop-islands.js', 'shop-islands-head.css', 'manifest.json'].filter((file) => new RegExp(pattern).test(file))).toEqual([
    'core-0123abcd.js',
  ]);
  expect([...code].filter((letter) => letter === '{').length).toBe([...code].filter((letter) => letter === '}').length);
});

// @vitest-environment node
/** Checks that every file that a document or a comment names exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** The paths that files name, each with the file. */
const pathsIn = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => ({ file, path })));

const missing = (paths: ReturnType<typeof pathsIn>) =>
  paths.filter(({ path }) => !existsSync(path)).map(({ file, path }) => `${file}: ${path}`);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesOf('docs', /\.md$/),
  ...filesOf('widgets', /\.md$/),
];
/** A path in code quotes, from the root: a file, or a folder with its slash. */
const QUOTED_PATH = /`((?:src|widgets|tests|scripts|stories|demo|docs|wordpress)\/[\w/.-]+(?:\.\w+|\/))`/g;

test('every path that a document quotes is there', () => {
  const quoted = pathsIn(documents, QUOTED_PATH);
  expect(quoted.length).toBeGreaterThan(20);
  expect(missing(quoted)).toEqual([]);
});

test('every document that code names is there', () => {
  const code = ['src', 'widgets', 'tests', 'scripts', 'stories', 'demo', 'wordpress'].flatMap((folder) =>
    filesOf(folder, /\.(tsx?|mjs|php|mdx|css)$/),
  );
  const named = pathsIn(code, /\b(docs\/[\w/-]+\.md)\b/g);
  expect(named.length).toBeGreaterThan(10);
  expect(missing(named)).toEqual([]);
});

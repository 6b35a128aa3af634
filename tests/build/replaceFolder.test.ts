// @vitest-environment node
/** A new build replaces the build that a server is serving. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planReplacement, replaceFolder } from '../../scripts/build/replaceFolder';
import { filesBelow } from '../../scripts/files.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
const there = () =>
  Object.fromEntries(filesBelow(folder).map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));

it('files that only the newer build has come first, and those that only the older one has go last', () => {
  expect(planReplacement(['core-2.js', 'loader.js'], ['core-1.js', 'loader.js'])).toEqual({
    added: ['core-2.js'],
    replaced: ['loader.js'],
    removed: ['core-1.js'],
  });
});

it('the older build’s folder has the newer build then, and no other file or folder', () => {
  write({
    'dist/loader.js': 'one',
    'dist/core-1.js': 'one',
    'dist/gone/old.js': 'one',
    'new/loader.js': 'two',
    'new/core-2.js': 'two',
    'new/lean/core-2.js': 'two',
  });
  replaceFolder(join(folder, 'new'), join(folder, 'dist'));
  expect(there()).toEqual({ 'dist/loader.js': 'two', 'dist/core-2.js': 'two', 'dist/lean/core-2.js': 'two' });
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['core-2.js', 'lean', 'loader.js']);
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

it('the first build is just put there', () => {
  write({ 'new/loader.js': 'one' });
  replaceFolder(join(folder, 'new'), join(folder, 'dist'));
  expect(there()).toEqual({ 'dist/loader.js': 'one' });
});

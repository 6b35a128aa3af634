// @vitest-environment node
/** Tests that a project whose addresses are placeholders cannot be published. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = resolve('scripts/publishable.mjs');
const PLUGIN = 'wordpress/shop-islands';
const FILES = ['package.json', `${PLUGIN}/shop-islands.php`, `${PLUGIN}/readme.txt`];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publishable-'));
  mkdirSync(join(folder, PLUGIN), { recursive: true });
  for (const file of FILES) cpSync(file, join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, run: (text: string) => string) =>
  writeFileSync(join(folder, file), run(readFileSync(join(folder, file), 'utf8')));
const fillIn = () => {
  for (const file of FILES) change(file, (text) => text.replaceAll('shop-islands.example', 'shop-islands.test'));
};
const check = () => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' });
  return { status, places: stderr.split('\n').filter((line) => line.startsWith('"')) };
};

it('passes when every address is filled in', () => {
  fillIn();
  expect(check()).toEqual({ status: 0, places: [] });
});

it.each([
  [
    '"repository" in package.json',
    'package.json',
    /"url": "git\+https:\/\/[^"]+"/,
    '"url": "git+https://a.example/b.git"',
  ],
  ['"homepage" in package.json', 'package.json', /"homepage": "[^"]+"/, '"homepage": "https://a.example/"'],
  ['"bugs" in package.json', 'package.json', /"url": "https:\/\/[^"]+\/issues"/, '"url": "https://a.example/issues"'],
  ['"Plugin URI" in', FILES[1], /(Plugin URI: +).*/, '$1https://a.example/'],
  ['"Author URI" in', FILES[1], /(Author URI: +).*/, '$1https://a.example/'],
  ['"Source code" in', FILES[2], /are public: \S+/, 'are public: https://a.example/source.'],
])('refuses a placeholder at %s', (place, file = '', found, placeholder) => {
  fillIn();
  change(file, (text) => text.replace(found, placeholder));
  expect(check()).toEqual({ status: 1, places: [expect.stringContaining(place)] });
});

it('refuses what is missing', () => {
  fillIn();
  change('package.json', (text) => JSON.stringify({ ...JSON.parse(text), bugs: undefined }));
  expect(check()).toEqual({ status: 1, places: ['"bugs" in package.json is missing.'] });
});

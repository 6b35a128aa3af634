// @vitest-environment node
/**
 * Checks docs/behaviour.md against the project: every rule that is cited by its number has a section there, the page
 * names every island, and every island and file that it names exists.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const page = readFileSync('docs/behaviour.md', 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * `SPEC 4.5`, and lists: `SPEC 2.4, 5, 7.2`. A number that is followed by a unit or a word does not belong to the list.
 */
const CITATION = /\bSPEC (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?(?=[,.;:)]|$))*)/gm;
const CITING = [
  ...['src', 'widgets', 'tests', 'scripts', 'demo', 'stories', 'docs', 'wordpress'].flatMap(below),
  'README.md',
].filter((file) => /\.(?:[cm]?[jt]sx?|css|html|json|md|php)$/.test(file));

const citations = CITING.flatMap((file) =>
  all(readFileSync(file, 'utf8'), CITATION)
    .flatMap((list) => list.split(', '))
    .map((section) => ({ file, section })),
);
const sections = all(page, /^##+ (\d+(?:\.\d+)?)\.? \S/gm);

test('the page has a section for each number that is cited', () => {
  expect(citations.length).toBeGreaterThan(300);
  expect(
    citations
      .filter(({ section }) => !sections.includes(section))
      .map(({ file, section }) => `${file}: SPEC ${section}`),
  ).toEqual([]);
});

test('the page has each section once', () => {
  expect(sections.filter((section, index) => sections.indexOf(section) !== index)).toEqual([]);
});

/** The page without its code, which may look like a name. */
const prose = page.replace(/`[^`\n]*`/g, '');
const named = new Set(all(prose, /\[([\w-]+)\](?![(:])/g));
const links = new Map(
  [...page.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, name = '', address = '']) => [name, address]),
);
const islands = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_template')
  .map(({ name }) => name);

test('every island that it names is a folder of widgets/, and every folder is named', () => {
  expect(islands.length).toBeGreaterThan(50);
  expect([...named].filter((name) => !islands.includes(name))).toEqual([]);
  expect(
    islands.filter((name) => !named.has(name)),
    'Name them in docs/behaviour.md, at the rule that they follow.',
  ).toEqual([]);
});

test('every name leads to the README of its island', () => {
  expect(
    [...links.keys()].sort(),
    'Each name needs a line at the foot of docs/behaviour.md: “[name]: ../widgets/name/README.md”.',
  ).toEqual([...named].sort());
  const lost = [...links].filter(
    ([name, address]) => basename(dirname(address)) !== name || !existsSync(join('docs', address)),
  );
  expect(lost).toEqual([]);
});

test('every file that it names is below src/, and no two files fit the same name', () => {
  const files = below('src');
  const held = [...new Set(all(page, /`((?:\w+\/)*\w+\.tsx?)`/g))];
  expect(held.length).toBeGreaterThan(20);
  expect(held.filter((name) => files.filter((file) => file.endsWith(`/${name}`)).length !== 1)).toEqual([]);
});

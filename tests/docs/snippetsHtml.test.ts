/**
 * Every HTML snippet of the documents is read as the islands read a page: by their rows, and with the doctor's rules.
 */
import { expect, test } from 'vitest';
import { HEAD_STYLES, LOADERS } from '../../scripts/build/loaders';
import { readConfigScripts } from '../../src/dom/configScripts';
import { selectorOf } from '../../src/dom/hosts';
import { configProblems, nameProblems } from '../../src/rules/configProblems';
import { allIslands, islandNames } from '../../widgets/allIslands';
import { titled } from './snippets';

/** Outside the page, so that nothing is fetched. */
const parse = (code: string) => Object.assign(document.createElement('template'), { innerHTML: code }).content;

/** A file of dist/, or a file that a build has named by its hash. */
const isBuilt = (file: string) => file === HEAD_STYLES || file.replace(/\.js$/, '') in LOADERS;
const fileOf = (address: string) =>
  address
    .replace(/[?#].*/, '')
    .split('/')
    .pop() ?? '';

test.each(titled('html'))('%s is read without a fault', (_place, { code }) => {
  const page = parse(code);
  const { config, broken } = readConfigScripts(page);
  expect(configProblems(config, broken, islandNames)).toEqual([]);
  const named = [...page.querySelectorAll('[data-island]')];
  const words = named.map((host) => host.getAttribute('data-island') ?? '');
  expect(nameProblems(words, islandNames)).toEqual([]);
  expect(named.filter((host) => !allIslands.some((row) => host.matches(selectorOf(row))))).toEqual([]);
  const files = [...page.querySelectorAll('script[src],link[rel=stylesheet]')].map((tag) =>
    fileOf(tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''),
  );
  expect(files.filter((file) => !isBuilt(file))).toEqual([]);
  const printed = [...page.querySelectorAll('script[type="application/json"],script[type=importmap]')].map(
    ({ textContent }) => JSON.parse(textContent ?? ''),
  );
  expect(named.length + files.length + printed.length + page.querySelectorAll('[data-price]').length).toBeGreaterThan(
    0,
  );
});

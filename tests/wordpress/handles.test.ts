/** The plugin's list of scripts and the project's own words about them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allIslands } from '../../widgets/allIslands';

const read = (path: string) => readFileSync(path, 'utf8');
const HANDLES = read('wordpress/shop-islands/includes/handles.php');
const LIBRARIES = read('wordpress/shop-islands/includes/class-handles.php').match(/known_libraries\(\) \{\s*return array\(([^)]*)\)/)?.[1] ?? '';
const words = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word as string);

const handles = [...HANDLES.matchAll(/^\t'([^']+)' +=>/gm)].map(([, handle]) => handle as string);
const islands = [...HANDLES.matchAll(/array\(((?: '[^']+',?)+ )\)/g)].flatMap(([, list]) => words(list as string));

test('every island that a script is left to exists', () => {
  const known = allIslands.map(({ name }) => name);
  expect(islands.length).toBeGreaterThan(20);
  expect(islands.filter((name) => !known.includes(name))).toEqual([]);
});

test('every script that the README says to take out is on the plugin’s list', () => {
  const paragraph = read('README.md').match(/`wc-add-to-cart`, `wc-cart-fragments`[^\n]*/)?.[0] ?? '';
  const told = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, handle]) => handle as string);
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((handle) => !handles.includes(handle) && !words(LIBRARIES).includes(handle))).toEqual([]);
});

test('no script is replaced and a library', () => {
  expect(handles.filter((handle) => words(LIBRARIES).includes(handle))).toEqual([]);
});

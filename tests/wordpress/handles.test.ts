/** The plugin's list of scripts, its page's settings, and the project's own words about them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkConfig } from '../../scripts/doctor/checks/config';
import { readPage } from '../../scripts/doctor/readPage';
import { SHARED_MARKUP } from '../../src/rules/sharedMarkup';
import { allIslands } from '../../widgets/allIslands';

const read = (path: string) => readFileSync(path, 'utf8');
const HANDLES = read('wordpress/shop-islands/includes/handles.php');
const LIBRARIES =
  read('wordpress/shop-islands/includes/class-handles.php').match(
    /known_libraries\(\) \{\s*return array\(([^)]*)\)/,
  )?.[1] ?? '';
const words = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word as string);

const handles = [...HANDLES.matchAll(/^\t'([^']+)' +=>/gm)].map(([, handle]) => handle as string);
const islands = [...HANDLES.matchAll(/array\(((?: '[^']+',?)+ )\)/g)].flatMap(([, list]) => words(list as string));

test('each island that the plugin names as the replacement of a script exists', () => {
  const known = allIslands.map(({ name }) => name);
  expect(islands.length).toBeGreaterThan(20);
  expect(islands.filter((name) => !known.includes(name))).toEqual([]);
});

test('every library that docs/install.md says to remove is a library for the plugin', () => {
  const [told = ''] = read('docs/install.md').match(/^Drop the file .*/m) ?? [];
  const named = [...told.matchAll(/`([^`]+)`/g)].map(([, handle]) => handle as string);
  expect(named).toContain('jquery');
  expect(named.filter((handle) => !words(LIBRARIES).includes(handle))).toEqual([]);
});

test('the plugin’s page names every plugin and theme whose scripts it replaces', () => {
  const owners = [...HANDLES.matchAll(/^\t\/\/ (\w+)\.$/gm)]
    .map(([, owner]) => owner as string)
    .filter((owner) => owner !== 'Marketing');
  const [told = ''] = read('wordpress/shop-islands/readme.txt').match(/^It replaces scripts of [^;]*/m) ?? [];
  expect(owners.length).toBeGreaterThan(3);
  expect(owners.filter((owner) => !told.includes(owner))).toEqual([]);
});

test('docs/wordpress.md names every filter and action of the plugin, and no other', () => {
  const folder = 'wordpress/shop-islands/includes';
  const code = readdirSync(folder)
    .map((file) => read(`${folder}/${file}`))
    .join('\n');
  const named = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name as string))].sort();
  const hooks = named(code, /(?:apply_filters|do_action|add_action)\( '(shop_islands_\w+)'/g);
  expect(hooks.length).toBeGreaterThan(5);
  const [page = ''] = read('docs/wordpress.md').split('## Uninstalling');
  expect(named(page, /[`' ](shop_islands_\w+)[`']/g)).toEqual(hooks);
});

test('no script is both replaced and a library', () => {
  expect(handles.filter((handle) => words(LIBRARIES).includes(handle))).toEqual([]);
});

test('the islands know every setting that the plugin prints', () => {
  const values =
    read('wordpress/shop-islands/includes/class-config.php').match(
      /function values\([^)]*\) \{([\s\S]*?)return/,
    )?.[1] ?? '';
  const printed = [...values.matchAll(/(?:^\t+|\$values\[)'(\w+)'/gm)].map(([, name]) => name as string);
  expect(printed).toContain('restNonce');
  const config = JSON.stringify(Object.fromEntries(printed.map((name) => [name, name === 'disable' ? [] : 'UTC'])));
  expect(checkConfig(readPage(`<script data-islands-config>${config}</script>`))).toEqual([]);
});

test('the plugin, the doctor and the overlay know the same markup', () => {
  const list =
    read('wordpress/shop-islands/includes/class-owners.php').match(/const MARKUP = array\(([\s\S]*?)\n\t\);/)?.[1] ??
    '';
  const told = [...list.matchAll(/'([^']+)' +=> array\(([^)]*)\)/g)].map(([, markup = '', names = '']) => [
    markup,
    words(names),
  ]);
  expect(Object.fromEntries(told)).toEqual(SHARED_MARKUP);
});

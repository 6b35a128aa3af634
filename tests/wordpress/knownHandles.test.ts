// @vitest-environment node
/**
 * Tests the lists of known scripts, those that are replaced and those that stay: they are the same in the plugin, in
 * the doctor and in docs/migrating.md, and every script of each version of WooCommerce is in one of them.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries, replacedScripts } from '../../scripts/doctor/knownScripts';
import { REPLACED_FOLDERS, stayingScripts } from '../../scripts/doctor/stayingScripts';
import { RENAMED, WOOCOMMERCE } from './woocommerceHandles';

const read = (path: string) => readFileSync(path, 'utf8');
const plugin = (file: string) => read(`wordpress/shop-islands/includes/${file}.php`);
const words = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word as string);

const replaced = [...plugin('handles').matchAll(/^\t'([^']+)' +=>/gm)].map(([, handle]) => handle as string);
const known = words(plugin('class-handles').match(/known_libraries\(\) \{\s*return array\(([^)]*)\)/)?.[1] ?? '');
const staying = [...plugin('staying-handles').matchAll(/'why' +=> '([^']+)',\s+'handles' => array\(([^)]*)\)/g)].map(
  ([, why = '', handles = '']) => ({ why, handles: words(handles) }),
);
const stayingHandles = staying.flatMap(({ handles }) => handles);

test('the plugin and the doctor know the same scripts that stay, for the same reasons', () => {
  expect(staying.length).toBeGreaterThan(10);
  expect(stayingScripts).toEqual(staying);
});

test('docs/migrating.md names each of them once, with the reason', () => {
  const [, rest = ''] = read('docs/migrating.md').split('## Scripts that stay');
  const [told = ''] = rest.split(/^## /m);
  const rows = [...told.matchAll(/^\| (`.+`) \| (.+) \|$/gm)].map(([, handles = '', why = '']) => ({
    why,
    handles: [...handles.matchAll(/`([^`]+)`/g)].map(([, handle]) => handle as string),
  }));
  expect(rows).toEqual(staying);
});

test('no script is in two lists', () => {
  const all = [...replaced, ...known, ...stayingHandles];
  expect(all.filter((handle, at) => all.indexOf(handle) !== at)).toEqual([]);
});

test('the plugin and the doctor look for new scripts in the same folders', () => {
  const [, list = ''] = plugin('class-own-files').match(/const FOLDERS = array\(([\s\S]*?)\n\t\);/) ?? [];
  const folders = [...list.matchAll(/^\t\t'([^']+)'/gm)].map(([, folder]) => folder as string);
  expect(folders.length).toBeGreaterThan(5);
  expect(REPLACED_FOLDERS).toEqual(['plugins/woocommerce', ...folders]);
});

test.each(Object.entries(WOOCOMMERCE))('every script that came by WooCommerce %s is in a list', (_version, handles) => {
  const doctor = [...replacedScripts, ...libraries].flatMap(({ handle, formerly = [] }) => [handle, ...formerly]);
  const lists = { plugin: [...replaced, ...known, ...stayingHandles], doctor: [...doctor, ...stayingHandles] };
  expect(handles.filter((handle) => !lists.plugin.includes(handle))).toEqual([]);
  expect(handles.filter((handle) => !lists.doctor.includes(handle))).toEqual([]);
});

test('a library of WooCommerce’s has its old and its new name in the same list', () => {
  const listOf = (handle: string) => [replaced, known, stayingHandles].findIndex((list) => list.includes(handle));
  for (const [before, since] of Object.entries(RENAMED))
    expect([before, listOf(before)]).toEqual([before, listOf(since)]);
});

test('docs/migrating.md says which handles are the names before WooCommerce 10.3', () => {
  const older = Object.keys(RENAMED).filter((handle) => replaced.includes(handle));
  const [line = ''] = read('docs/migrating.md').match(/^.*are the names before WooCommerce 10\.3\..*$/m) ?? [];
  expect([...(line.split(' are the names')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, handle]) => handle)).toEqual(
    older,
  );
});

test('docs/migrating.md names each other handle that WooCommerce has only from some version on', () => {
  const { '8.3': first = [], ...later } = WOOCOMMERCE;
  const since = Object.values(later).flat();
  const mine = [...replaced, ...known].filter((handle) => since.includes(handle) && !first.includes(handle));
  const [, rest = ''] = read('docs/migrating.md').split('| Handle | In WooCommerce |');
  const [told = ''] = rest.split('\n\n');
  expect([...told.matchAll(/`([^`]+)`/g)].map(([, handle]) => handle).sort()).toEqual(
    mine.filter((handle) => !Object.values(RENAMED).includes(handle)).sort(),
  );
});

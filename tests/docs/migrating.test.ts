// @vitest-environment node
/**
 * Checks that docs/migrating.md names every handle that the plugin takes out and the doctor knows, with the islands
 * that do its work.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replacedScripts } from '../../scripts/doctor/knownScripts';

const read = (path: string) => readFileSync(path, 'utf8');
const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word as string);

const php = read('wordpress/shop-islands/includes/handles.php');
const lists = new Map(
  [...php.matchAll(/^(\$\w+) += array\((.*)\);/gm)].map(([, name, list = '']) => [name, quoted(list)]),
);

/** The islands by handle, from the plugin's list. */
const replaced = Object.fromEntries(
  [...php.matchAll(/^\t'([^']+)' +=> (.+),$/gm)].map(([, handle, list = '']) => [
    handle,
    lists.get(list) ?? quoted(list),
  ]),
);

/** The islands by handle, from the page. */
const told = [...read('docs/migrating.md').matchAll(/^\| `([\w-]+)` \| (\[[\w-]+\]\(\.\.\/widgets\/.+) \|$/gm)].map(
  ([, handle = '', list = '']) => ({
    handle,
    islands: [...list.matchAll(/\[([\w-]+)\]\(\.\.\/widgets\/\1\/README\.md\)/g)].map(([, island]) => island),
  }),
);

test('the page names each handle that is taken out once, with its islands', () => {
  expect(told.length).toBeGreaterThan(30);
  expect(Object.fromEntries(told.map(({ handle, islands }) => [handle, islands]))).toEqual(replaced);
  expect(new Set(told.map(({ handle }) => handle)).size).toBe(told.length);
});

test('the doctor knows the same handles', () => {
  const known = replacedScripts.flatMap(({ handle, formerly = [] }) => [handle, ...formerly]);
  expect(known.sort()).toEqual(Object.keys(replaced).sort());
});

test('the filter that themes copy takes out the same handles, apart from those of older versions of plugins', () => {
  const filter = read('docs/install.md').match(/\$replaced = array\(([\s\S]*?)\);/)?.[1] ?? '';
  const older = replacedScripts.flatMap(({ formerly = [] }) => formerly);
  expect(quoted(filter).sort()).toEqual(
    Object.keys(replaced)
      .filter((handle) => !older.includes(handle))
      .sort(),
  );
});

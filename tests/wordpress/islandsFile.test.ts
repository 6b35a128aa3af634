/** The list of islands that the zip has for the settings page. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { islandsFile } from '../../scripts/release/plugin';
import { allIslands } from '../../widgets/allIslands';

const ROW =
  /^\t'([\w-]+)' => array\( 'title' => __\( '(.+?)', 'shop-islands' \), 'what' => __\( '(.+)', 'shop-islands' \), 'plugin' => '(.*)' \),$/gm;
const rows = [...islandsFile().matchAll(ROW)].map(([, name = '', title = '', what = '', plugin = '']) => ({
  name,
  title,
  what,
  plugin,
}));

test('every island has a title and a sentence in words', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(allIslands.map(({ name }) => name).sort());
  for (const { title, what } of rows) {
    expect(title).toMatch(/^[A-Z][a-z ]+$/);
    expect(what).toMatch(/^[A-Z].+\.$/);
    expect(what).not.toMatch(/\.tsx?\b/);
  }
});

test('the settings page knows every plugin that the list names', () => {
  const groups = readFileSync('wordpress/shop-islands/includes/class-island-groups.php', 'utf8');
  const known = [...groups.matchAll(/^\t\t'([\w ]+)' +=> '(?:plugins|themes)\//gm)].map(([, name]) => name as string);
  expect(known.length).toBeGreaterThan(5);
  expect([...new Set(rows.map(({ plugin }) => plugin))].filter((plugin) => !['', ...known].includes(plugin))).toEqual(
    [],
  );
  expect(rows.find(({ name }) => name === 'live-search')?.plugin).toBe('ShopEngine');
});

// @vitest-environment node
/** Checks that every place that names a version names the version of package.json. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const { version } = JSON.parse(read('package.json'));

it.each([
  ['package-lock.json', /^ {2}"version": "([^"]+)"/m],
  ['package-lock.json', /^ {6}"name": "shop-islands",\n {6}"version": "([^"]+)"/m],
  ['wordpress/shop-islands/shop-islands.php', /^ \* Version: +(\S+)$/m],
  ['wordpress/shop-islands/shop-islands.php', /^const VERSION = '([^']+)'/m],
  ['wordpress/shop-islands/readme.txt', /^Stable tag: (\S+)$/m],
  ['wordpress/shop-islands/languages/shop-islands.pot', /^"Project-Id-Version: Shop Islands (\S+)\\n"$/m],
  ['CHANGELOG.md', /^## (\S+)$/m],
])('%s has the version of package.json, by %s', (path, place) => {
  expect(place.exec(read(path))?.[1]).toBe(version);
});

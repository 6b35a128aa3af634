import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

/**
 * Tests the folder for a CDN that `npm run release` makes: a shop loads it from another origin with the folder's own
 * tags and hashes.
 */

const BASE = 'https://cdn.example/islands/';
const CDN = 'release/cdn';
const LOADER =
  /<link rel="stylesheet" href="\/dist\/shop-islands-head\.css" \/><script defer src="\/dist\/shop-islands\.js"><\/script>/;

const build = () => readdirSync(CDN).find((name) => /^[0-9a-f]{8}$/.test(name)) ?? 'none: run `npm run release` first';
const textOf = (file: string) => readFileSync(join(CDN, build(), file), 'utf8');

/** The tags that every page of a shop prints, the import map before them. */
const tags = () =>
  textOf('import-map.html') +
  (textOf('tags.html').match(/<(?:link|script) [^\n]*(?:head\.css|shop-islands\.js)"[^\n]*/g) ?? []).join('');

/** Opens a shop whose pages have those tags, and serves the CDN. `change` changes a file on its way. */
async function open(page: Page, change = (_file: string, text: string) => text): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${BASE}**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace('/islands/', '');
    asked.push(file);
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({
      body: change(file, readFileSync(join(CDN, file), 'utf8')),
      contentType,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.route('**/shop/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(LOADER);
    return route.fulfill({ response, body: html.replace(LOADER, tags()) });
  });
  await page.goto('/shop/');
  return asked;
}

const add = (page: Page) => page.getByRole('button', { name: /^Add to cart: “Nightcourier”/ });

test('the shop works with the folder’s own tags and hashes', async ({ page }) => {
  const asked = await open(page);
  await add(page).click();
  await expect(page.locator('.cart-contents')).toContainText('£49.99');
  expect(asked).toContain(`${build()}/shop-islands.js`);
  expect(asked.every((file) => file.startsWith(`${build()}/`))).toBe(true);
});

test('a loader that was changed on its way does not run', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await open(page, (file, text) => (file.endsWith('/shop-islands.js') ? `${text}\n;` : text));
  await expect.poll(() => problems.join()).toContain('integrity');
  expect(await page.evaluate(() => 'shopIslands' in window)).toBe(false);
});

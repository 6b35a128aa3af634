import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

/** Another site that allows every page to read it. It notes its requests. */
let elsewhere: Server;
let origin: string;
let asked: string[];

test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers['x-wp-nonce'] ?? ''}`.trim());
    const anyone = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Credentials': 'true',
    };
    response.writeHead(200, { 'Content-Type': 'text/html', 'X-Frame-Options': 'DENY', ...anyone });
    const stolen = '<img src="data:," onerror="window.stolen=true"><p class="stolen">Stolen</p>';
    response.end(`<div class="shopengine-archive-products">${stolen}</div><div class="product">${stolen}</div>`);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
test.beforeEach(() => {
  asked = [];
});
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

/** A page of this site that leads to the other one, as shops' "go to" plugins make them. */
const redirect = (page: Page, path: RegExp) =>
  page.route(path, (route) => route.fulfill({ status: 302, headers: { Location: `${origin}/stolen` } }));

const nothingStolen = async (page: Page) => {
  await expect(page.locator('.stolen')).toHaveCount(0);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
};

for (const demoMode of ['self', 'jquery']) {
  test.describe(`${demoMode}: a page of this site that leads to another one`, () => {
    test.use({ demoMode });

    test('is no page of the archive', async ({ page, shop }) => {
      shop.allow(/stolen|Failed to load|CORS|page of the archive|another site/);
      await shop.open('/games/');
      await redirect(page, /\/games\/page\/3/);
      await page.locator('.shopengine-archive-products').getByRole('link', { name: 'Page 3', exact: true }).click();
      await expect(page.locator('.shop-islands-notice')).toContainText('The products could not be loaded.');
      await nothingStolen(page);
      if (demoMode === 'self') expect(asked).toEqual([]);
    });

    test('is no product for the quick view', async ({ page, shop }) => {
      shop.allow(/stolen|Failed to load|CORS|cannot be shown|another site/);
      await shop.open('/shop/');
      await page.evaluate(() => document.documentElement.setAttribute('data-quick-view', 'native'));
      await redirect(page, /shopengine_quickview/);
      await page.locator('.shopengine-quickview-trigger').first().click();
      await expect(page.locator('.shop-islands-quick-view[data-status="failed"]')).toBeVisible();
      await nothingStolen(page);
      if (demoMode === 'self') expect(asked).toEqual([]);
    });
  });
}

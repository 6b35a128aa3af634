import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { filesBelow } from '../../../scripts/files.mjs';
import { axe } from '../axe';
import { takeMoved, watchMoves } from '../moved';

/** The documentation site as `npm run release` has made it, opened as files. */

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const SITES = resolve('release/docs');
const SITE = join(SITES, version);

/** The failed requests and the errors of a page. */
const test = base.extend<{ faults: string[] }>({
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    // The browser aborts requests that are under way when a link leads to another page.
    page.on(
      'requestfailed',
      (request) => !request.failure()?.errorText.includes('ABORTED') && faults.push(`failed: ${request.url()}`),
    );
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    await use(faults);
  },
});

const open = (page: Page, path: string) => page.goto(`${pathToFileURL(SITE).href}/${path}`);

test.beforeAll(() => {
  expect(existsSync(SITE), 'There is no documentation site: run `npm run release` first.').toBe(true);
});

test.describe('in the site, opened from files,', () => {
  const texts = new Map<string, string>();
  test.beforeAll(() => {
    for (const file of filesBelow(SITE)) if (file.endsWith('.html')) texts.set(file, readFileSync(file, 'utf8'));
  });
  const isExample = (file: string) => file.includes('/examples/');
  const attributes = (text: string, names: string) =>
    [...text.matchAll(new RegExp(` (?:${names})="([^"]*)"`, 'g'))].map(([, value = '']) => value);

  test('every link, script and picture leads to a file, and every anchor to a place in it', () => {
    const lost: string[] = [];
    let followed = 0;
    for (const [file, text] of texts) {
      for (const address of isExample(file) ? [] : attributes(text, 'href|src')) {
        if (/^(?:https?:|mailto:|data:)/.test(address)) continue;
        const [path = '', anchor] = address.split('#');
        const target = path ? join(dirname(file), path) : file;
        const isThere = existsSync(target) && (!anchor || !!texts.get(target)?.includes(` id="${anchor}"`));
        if (!isThere) lost.push(`${file}: ${address}`);
        followed += 1;
      }
    }
    expect(followed).toBeGreaterThan(10_000);
    expect(lost).toEqual([]);
  });

  test('no page asks for what browsers refuse from files: a module, or an address on a server', () => {
    const refused = [...texts].filter(([, text]) =>
      /<script[^>]* type="module"|<(?:script|link|img|iframe)[^>]* (?:src|href)="(?:\/|https?:)/.test(
        text.replace(/<template>[\s\S]*?<\/template>/, ''),
      ),
    );
    expect(refused.map(([file]) => file)).toEqual([]);
  });

  test('every page has one example', () => {
    const documents = [...texts].filter(
      ([file, text]) => !isExample(file) && !file.endsWith('search.html') && text.length,
    );
    expect(documents.length).toBeGreaterThan(100);
    expect(
      documents.filter(([, text]) => text.match(/<section class="example"/g)?.length !== 1).map(([file]) => file),
    ).toEqual([]);
  });
});

test('the entrance leads to the newest version, whose doors lead to pages with working islands', async ({
  page,
  faults,
}) => {
  await page.goto(`${pathToFileURL(SITES).href}/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Islands');
  await expect(page.locator('.door h2')).toHaveText(['Shop owners', 'Theme developers', 'Designers', 'Contributors']);
  await page.getByRole('region', { name: 'Theme developers' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  const example = page.frameLocator('iframe');
  await example.frameLocator('#page').getByRole('button', { name: 'Add to cart: “Ashfall Kingdoms”' }).click();
  await expect(example.locator('#log')).toContainText('island:cart:added');
  expect(faults).toEqual([]);
});

test('nothing moves under a reader, neither while the page loads nor when its examples load', async ({ page }) => {
  await watchMoves(page);
  await open(page, 'index.html');
  for (const example of await page.locator('iframe').all())
    await expect(example.contentFrame().frameLocator('#page').locator('[data-shown-island]')).toBeAttached();
  expect([await page.evaluate(() => scrollY), await takeMoved(page)]).toEqual([0, []]);
});

test('the tour is a shop in the page: it sells, makes calls fail, and goes back', async ({ page, faults }) => {
  await open(page, 'tour.html');
  const window = page.frameLocator('iframe');
  const shop = window.frameLocator('#page');
  const address = window.getByLabel('Address');
  await shop.getByRole('link', { name: 'Into the cart' }).click();
  await shop.getByRole('button', { name: 'Add to cart: “Nightcourier”' }).click();
  await expect(shop.locator('.cart-contents')).toContainText('£49.99');
  await shop.getByRole('link', { name: 'Checkout' }).first().click();
  await expect(address).toHaveText('/checkout/');
  const typed = {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: '1 High Street',
    city: 'Leeds',
    postcode: 'LS1 5AB',
    phone: '0113 496 0000',
    email: 'ada@example.com',
  };
  for (const [name, text] of Object.entries(typed)) await shop.locator(`#billing_${name}`).fill(text);
  await shop.getByLabel(/I have read/).check();
  await shop.getByRole('button', { name: 'Place order' }).click();
  await expect(address).toContainText('/checkout/order-received/1001/');
  await expect(shop.getByText('Nightcourier').first()).toBeVisible();
  await window.getByRole('button', { name: 'Back' }).click();
  await window.getByRole('button', { name: 'Back' }).click();
  await expect(address).toHaveText('/shop/');
  await shop.getByRole('link', { name: 'Tour', exact: true }).first().click();
  await shop.getByRole('button', { name: 'Calls fail' }).click();
  await shop.getByRole('link', { name: 'Into the cart' }).click();
  await shop.getByRole('button', { name: 'Add to cart: “Nightcourier”' }).click();
  await expect(shop.locator('.shop-islands-notice')).toBeVisible();
  await window.getByRole('button', { name: 'Start again' }).click();
  await expect(address).toHaveText('/tour/');
  expect(faults.filter((fault) => !fault.includes('[shop-islands]'))).toEqual([]);
});

test('the search finds, by the keyboard alone', async ({ page, faults }) => {
  await open(page, 'islands/deal.html');
  await page.keyboard.press('/');
  await page.keyboard.type('swatches');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^\d+ places have “swatches”/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.results a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.getByLabel('Search').fill('zyzzyva');
  await expect(page.getByRole('status')).toHaveText('Nothing has “zyzzyva”.');
  await page.getByLabel('Search').fill('optimisers and caches');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/coexistence\.html#optimisers-and-caches$/);
  expect(faults).toEqual([]);
});

for (const [kind, path] of [
  ['the front', 'index.html'],
  ['a document', 'theming.html'],
  ['an island', 'islands/deal.html'],
  ['what the search found', 'search.html?q=cart'],
] as const) {
  test(`axe finds nothing on ${kind}, in light colours and in dark ones`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page, { iframes: false }), colorScheme).toEqual([]);
    }
  });
}

test('the colours that a reader chooses stay from page to page', async ({ page, faults }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await open(page, 'theming.html');
  const light = await ground();
  await page.getByLabel('Colours').selectOption('Dark');
  expect(await ground()).not.toBe(light);
  await open(page, 'events.html');
  expect(await ground()).not.toBe(light);
  await expect(page.getByLabel('Colours')).toHaveValue('dark');
  expect(faults).toEqual([]);
});

test('a page of an older version says so, and leads to the others', async ({ page }) => {
  await page.addInitScript(
    (own) => Object.defineProperty(window, 'siteVersions', { get: () => ['99.0.0', own], set() {} }),
    version,
  );
  await open(page, 'islands/deal.html');
  await expect(page.getByText('A newer one is out.')).toBeVisible();
  await expect(page.getByLabel('Version').locator('option')).toHaveText(['99.0.0', version]);
  await expect(page.getByLabel('Version')).toHaveValue(version);
});

test('at 320 pixels nothing is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    'index.html',
    'tour.html',
    'search.html?q=cart',
    'behaviour.html',
    'coexistence.html',
    'texts.html',
    'events.html',
    'islands/checkout.html',
  ]) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('the pages can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, 'search.html');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('#pages').getByRole('link', { name: 'Theming' })).toBeVisible();
  await context.close();
});

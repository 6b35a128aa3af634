import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { filesBelow } from '../../../scripts/files.mjs';
import { zip } from '../../../scripts/zip.mjs';
import { asAdmin, giveToEverybody, install, openSettings, release, setActive } from '../pluginShop';
import { shopOf } from '../realShop';

const SHOP = shopOf('shop', 'plugin');

/**
 * Tests the WordPress plugin's integrity attributes, its beacon, and the files that it keeps through an update, on the
 * shop of plugin.spec.ts.
 */
test.skip(
  !SHOP,
  'PLUGIN_SHOP_URL names no shop: set it to the address of a WooCommerce shop whose plugins may be changed to run these.',
);
test.use({ baseURL: SHOP });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const name = (field: string) => `[name="shop_islands[${field}]"]`;

/** Changes the settings for as long as `act` takes. */
async function withSettings(
  browser: Browser,
  change: (page: Page) => Promise<void>,
  act: () => Promise<void>,
): Promise<void> {
  const save = (edit: (page: Page) => Promise<void>) =>
    asAdmin(browser, async (page) => {
      await openSettings(page);
      await edit(page);
      await page.click('#submit');
      await expect(page.locator('.notice-success, #setting-error-settings_updated')).toBeVisible();
    });
  await save(change);
  try {
    await act();
  } finally {
    await save(async (page) => {
      await page.check(`${name('integrity')}[value="none"]`);
      await page.fill(name('beacon'), '');
      await page.uncheck(name('measure'));
    });
  }
}

/** The plugin's archive with another build in it. */
function otherBuild(build: string): Buffer {
  const { build: original } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const files = new Map<string, Buffer>();
  for (const path of filesBelow('wordpress/shop-islands'))
    files.set(path.replace('wordpress/', ''), readFileSync(path));
  for (const file of readdirSync('dist').filter((one) => /\.js(on)?$/.test(one))) {
    files.set(
      `shop-islands/dist/${file.replace(original, build)}`,
      Buffer.from(readFileSync(`dist/${file}`, 'utf8').replaceAll(original, build)),
    );
  }
  return zip(files);
}

test('with integrity and a beacon the shop works, and the page is the same for two guests', async ({
  browser,
  page,
  playwright,
}) => {
  const change = async (settings: Page) => {
    await settings.check(`${name('integrity')}[value="all"]`);
    await settings.fill(name('beacon'), '/beacon');
    await settings.fill(name('share'), '50');
  };
  await withSettings(browser, change, async () => {
    const guests = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL: SHOP })));
    const [html = '', other] = await Promise.all(guests.map(async (guest) => (await guest.get('/shop/')).text()));
    // One of ShopEngine's style sheets has the time of day in its address.
    const [one, two] = [html, other].map((text) => text?.replace(/\?ver=\d{10}\b/g, ''));
    expect(one).toBe(two);
    expect(html.indexOf('type="importmap"')).toBeGreaterThan(0);
    expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('rel="modulepreload"'));
    const tag = html.match(/<script[^>]*id="shop-islands-js"[^>]*>/)?.[0] ?? '';
    expect(tag).toMatch(/crossorigin="anonymous"/);
    expect(tag).toMatch(/integrity="sha384-[\w+/]{64}"/);
    const beacon = html.match(/<script[^>]*id="shop-islands-beacon-js"[^>]*>/)?.[0] ?? '';
    expect(beacon).toContain('data-to="/beacon"');
    expect(beacon).toContain('data-share="0.5"');
    expect(html.indexOf(beacon)).toBeLessThan(html.indexOf(tag));
    const errors: string[] = [];
    page.on(
      'console',
      (message) => /integrity|import map|shop-islands/i.test(message.text()) && errors.push(message.text()),
    );
    await page.goto('/shop/');
    const button = page.locator('.products .ajax_add_to_cart').first();
    await button.click();
    await expect(button).toHaveClass(/added/);
    expect(errors).toEqual([]);
  });
});

test('“Only measure” leaves the shop to its own scripts, beside the beacon', async ({ browser, request }) => {
  const change = async (settings: Page) => {
    await settings.fill(name('beacon'), '/beacon');
    await settings.check(name('measure'));
  };
  await withSettings(browser, change, async () => {
    const html = await (await request.get('/shop/')).text();
    expect(html).toContain('id="shop-islands-beacon-js"');
    expect(html).not.toContain('id="shop-islands-js"');
    expect(html).toMatch(/<script[^>]*src="[^"]+"[^>]*id="wc-add-to-cart-js"/);
  });
  const after = await (await request.get('/shop/')).text();
  expect(after).toContain('id="shop-islands-js"');
  expect(after).not.toContain('shop-islands-beacon');
});

/** Shows a guest a page from a page cache, while the shop has the plugin's present files. */
async function openKept(page: Page, html: string): Promise<void> {
  await page.route(/\/shop\/$/, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }));
  await page.goto('/shop/');
  await page.unroute(/\/shop\/$/);
  const button = page.locator('.products .ajax_add_to_cart').nth(1);
  await button.click();
  await expect(button).toHaveClass(/added/);
}

test('an update keeps the chunks that open and cached pages ask for, and so does the way back', async ({
  browser,
  page,
}) => {
  const kept = await (await page.request.get('/shop/')).text();
  await page.goto('/shop/');
  const core = (await page.locator('link[rel=modulepreload]').first().getAttribute('href')) as string;
  let newer = '';
  await asAdmin(browser, (admin) => install(admin, 'shop-islands', otherBuild('abcdef01')));
  try {
    // A page from before.
    const button = page.locator('.products .ajax_add_to_cart').first();
    await button.click();
    await expect(button).toHaveClass(/added/);
    expect((await page.request.get(core)).status()).toBe(200);
    await page.goto('/shop/');
    expect(await page.locator('link[rel=modulepreload]').first().getAttribute('href')).toContain('core-abcdef01.js');
    await openKept(page, kept);
    newer = await (await page.request.get('/shop/')).text();
  } finally {
    await asAdmin(browser, (admin) => install(admin, 'shop-islands', release()));
  }
  expect((await page.request.get(core.replace(/-\w{8}\.js/, '-abcdef01.js'))).status()).toBe(200);
  expect(newer).toContain('core-abcdef01.js');
  await openKept(page, newer);
});

test('the plugin leaves neither a file nor an option when it is deleted in wp-admin, and installs anew', async ({
  browser,
  request,
}) => {
  const optionsOf = async (page: Page) => {
    await page.goto('/wp-admin/options.php');
    return page.locator('[name*="shop_islands"]').count();
  };
  await asAdmin(browser, async (page) => {
    await page.goto('/wp-admin/admin.php?page=shop-islands');
    await page.click('#submit');
    expect(await optionsOf(page)).toBeGreaterThan(0);
    await setActive(page, 'shop-islands', false);
    page.on('dialog', (dialog) => dialog.accept());
    await page.locator('tr[data-slug="shop-islands"] .delete a').click();
    await expect(page.getByText('Shop Islands was successfully deleted.')).toBeVisible();
    expect(await optionsOf(page)).toBe(0);
    expect((await request.get('/wp-content/plugins/shop-islands/readme.txt')).status()).toBe(404);
    expect(await (await request.get('/shop/')).text()).not.toContain('shop-islands');
    await install(page, 'shop-islands', release());
    // A new shop begins with its managers.
    expect(await (await request.get('/shop/')).text()).not.toContain('shop-islands');
    await page.goto('/shop/');
    expect(await page.content()).toContain('id="shop-islands-js"');
    await giveToEverybody(page);
  });
  expect(await (await request.get('/shop/')).text()).toContain('id="shop-islands-js"');
});

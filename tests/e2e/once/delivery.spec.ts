import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeCdn } from '../../../scripts/release/cdn';
import { storageTable } from '../../helpers/storageTable';
import { type Cdn, startCdn } from '../cdn';
import { test as base, button, expect } from '../shop';

/** The built files come from another origin, and change while pages are open. */

const test = base.extend<{ cdn: Cdn }>({
  cdn: async ({ context }, use) => {
    // Chromium forbids pages that a test has made up to call the local machine, so the test grants it.
    await context.grantPermissions(['local-network-access']);
    const cdn = await startCdn();
    await use(cdn);
    await cdn.close();
  },
});

/** Two builds, by their hash. */
const [old, next] = ['01dbe11d', 'abcdef01'] as const;

const OWN_TAG = '<script defer src="/dist/shop-islands.js"></script>';

interface Print {
  /** Replaces the loader's tag. */
  tag?: string;
  /** The tag's attributes. */
  attributes?: string;
  /** Printed before the tag. */
  before?: string;
  csp?: string;
}

/** Prints every page of the shop with the loader of the other origin. */
async function print(
  page: Page,
  cdn: Cdn,
  { attributes = 'crossorigin', tag, before = '', csp }: Print = {},
): Promise<void> {
  await page.route(/\/(shop|product-category)\//, async (route) => {
    const response = await route.fetch();
    const loader = tag ?? `<script defer src="${cdn.origin}/shop-islands.js" ${attributes}></script>`;
    const body = (await response.text()).replace(OWN_TAG, `${before}${loader}`);
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), ...(csp && { 'content-security-policy': csp }) },
    });
  });
}

/** Adds a game, by the island or by the link. */
async function add(page: Page, how: 'in place' | 'by the link'): Promise<void> {
  await page.click(button(101));
  if (how === 'in place') await expect(page.locator(button(101))).toHaveClass(/added/);
  else
    await expect(page.locator('.woocommerce-message')).toContainText('“Ashfall Kingdoms” has been added to your cart.');
}

/** The details of the `island:error` events, newest last. */
async function problems(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { problems: [] });
    document.addEventListener('island:error', (event) => {
      const { what, cause } = (event as CustomEvent).detail;
      (window as never as { problems: string[] }).problems.push(`${what} ${cause}`);
    });
  });
  return () => page.evaluate(() => (window as never as { problems: string[] }).problems);
}

const chunksOf = ({ asked }: Cdn) => asked.filter((file) => file !== 'shop-islands.js');

test.describe('from another origin', () => {
  test.use({ demoMode: 'strict' });

  test('the shop works under a policy that names the origin, with integrity, and a preloaded chunk is fetched once', async ({
    page,
    shop,
    cdn,
  }) => {
    const { files, chunks } = cdn.deploy();
    await print(page, cdn, {
      attributes: `crossorigin integrity="${files['shop-islands.js']?.integrity}"`,
      before: `<link rel="modulepreload" href="${cdn.origin}/${chunks.core}" integrity="${files[chunks.core as string]?.integrity}">`,
      csp: `script-src ${cdn.origin}; style-src 'self'; require-trusted-types-for 'script'`,
    });
    await shop.open('/shop/');
    await add(page, 'in place');
    await page.click('a.cart-contents');
    await expect(page.getByRole('dialog')).toContainText('Ashfall Kingdoms');
    expect(cdn.asked.filter((file) => file === chunks.core)).toHaveLength(1);
    expect(cdn.asked).toContain(chunks.react);
  });

  for (const more of ['', " 'strict-dynamic'"]) {
    test(`the shop works under a policy that names the tag’s nonce alone${more}`, async ({ page, shop, cdn }) => {
      cdn.deploy();
      await print(page, cdn, { attributes: 'nonce="abc"', csp: `script-src 'nonce-abc'${more}` });
      await shop.open('/shop/');
      await add(page, 'in place');
      expect(chunksOf(cdn).length).toBeGreaterThan(1);
    });
  }

  test('links and forms work under a policy that names neither', async ({ page, shop, cdn }) => {
    shop.allow(/Content Security Policy|Loading the script/);
    cdn.deploy();
    await print(page, cdn);
    await page.goto('/shop/');
    await add(page, 'by the link');
    expect(cdn.asked).toEqual([]);
  });
});

test('where an origin lets no page read its files, links and forms work, and the failure is reported', async ({
  page,
  shop,
  cdn,
}) => {
  shop.allow(/CORS policy|Loading failed/);
  cdn.deploy();
  cdn.isOpen = false;
  await print(page, cdn, { attributes: '' });
  const told = await problems(page);
  await page.goto('/shop/');
  await expect.poll(told).toEqual([expect.stringContaining('Loading failed.')]);
  await add(page, 'by the link');
});

test('a loader that was changed does not run', async ({ page, shop, cdn }) => {
  shop.allow(/integrity/);
  const { files } = cdn.deploy();
  cdn.tamper('shop-islands.js');
  await print(page, cdn, { attributes: `crossorigin integrity="${files['shop-islands.js']?.integrity}"` });
  await page.goto('/shop/');
  expect(await page.evaluate(() => 'shopIslands' in window || 'tampered' in window)).toBe(false);
  await add(page, 'by the link');
});

test.describe('the folder for a CDN, by its own tags', () => {
  /**
   * Prints all tags and the import map as the folder has them. Returns the names of the tags' files and of one chunk.
   */
  async function printFolder(page: Page, cdn: Cdn): Promise<{ tagged: string[]; chunk: string }> {
    const { folder } = writeCdn('dist', cdn.folder, `${cdn.origin}/`);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const tags = read('tags.html');
    await print(page, cdn, { tag: tags, before: read('import-map.html') });
    const { build, chunks } = JSON.parse(read('manifest.json'));
    return {
      tagged: [...tags.matchAll(/"[^"]+\/([0-9a-f]{8}\/[\w.-]+)"/g)].map(([, file]) => file as string),
      chunk: `${build}/${chunks['add-to-cart']}`,
    };
  }

  test('the shop works', async ({ page, shop, cdn }) => {
    const { tagged, chunk } = await printFolder(page, cdn);
    await shop.open('/shop/');
    await add(page, 'in place');
    expect(tagged).toHaveLength(5);
    expect(cdn.asked).toEqual(expect.arrayContaining([...tagged, chunk]));
  });

  test('a changed chunk never runs, not even at the second try, and the others do', async ({ page, shop, cdn }) => {
    shop.allow(/integrity|Loading failed/);
    const { chunk: changed } = await printFolder(page, cdn);
    cdn.tamper(changed);
    await shop.open('/shop/');
    await add(page, 'by the link');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(cdn.asked).toContain(changed);
    await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
  });
});

test.describe('a deploy while a page is open', () => {
  test('that keeps the earlier build gives the open page its own chunks, and the next page the new ones', async ({
    page,
    shop,
    cdn,
  }) => {
    cdn.deploy(old);
    await print(page, cdn);
    await shop.open('/shop/');
    cdn.deploy(next);
    await add(page, 'in place');
    expect(chunksOf(cdn).filter((file) => !file.includes(old))).toEqual([]);
    cdn.asked.length = 0;
    await shop.open('/shop/');
    expect(chunksOf(cdn)).toContain(`core-${next}.js`);
    expect(chunksOf(cdn).filter((file) => !file.includes(next))).toEqual([]);
  });

  test('that removes the earlier build leaves a tap to the link, and the failure is reported', async ({
    page,
    shop,
    cdn,
  }) => {
    shop.allow(/Loading failed/);
    cdn.deploy(old);
    await print(page, cdn);
    const told = await problems(page);
    await shop.open('/shop/');
    cdn.deploy(next, 0);
    // The route keeps the page of the tap open, so that the test can read it.
    await page.route(/[?&]add-to-cart=/, (route) => route.fulfill({ status: 204 }));
    const left = page.waitForResponse(/[?&]add-to-cart=/);
    await page.click(button(101));
    await expect
      .poll(told)
      .toContainEqual(expect.stringMatching(new RegExp(`^Loading failed\\..*add-to-cart-${old}\\.js`)));
    // The report comes before the browser follows the link.
    await left;
    await page.unroute(/[?&]add-to-cart=/);
    await add(page, 'by the link');
    // The link has led to a page of the new build.
    expect(await shop.cart()).toEqual({ 101: 1 });
    await shop.settled();
    expect(chunksOf(cdn)).toContain(`core-${next}.js`);
  });
});

test.describe('a cached loader of the earlier build, on a new page', () => {
  test.beforeEach(async ({ page, cdn }) => {
    cdn.deploy(old);
    await print(page, cdn);
    const stale = `${cdn.origin}/shop-islands.js`;
    const body = await (await page.request.get(stale)).text();
    await page.route(stale, (route) =>
      route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
    );
  });

  test('works where its chunks were kept', async ({ page, shop, cdn }) => {
    cdn.deploy(next);
    await shop.open('/shop/');
    await add(page, 'in place');
    expect(chunksOf(cdn)).toContain(`core-${old}.js`);
  });

  test('leaves the page as it was printed where its chunks are gone', async ({ page, shop, cdn }) => {
    shop.allow(/Loading failed/);
    cdn.deploy(next, 0);
    const told = await problems(page);
    await page.goto('/shop/');
    await expect.poll(told).toEqual([expect.stringContaining('Loading failed.')]);
    await add(page, 'by the link');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });
});

/**
 * A page cache still has a page of `printed`, while the server has the files of `served`: the page asks for files of
 * its own build.
 */
for (const [what, printed, served] of [
  ['an older build, after an update', old, next],
  ['a newer build, after the update was taken back', next, old],
] as const) {
  test(`a cached page that was printed by ${what}, works with the files of its own build`, async ({
    page,
    shop,
    cdn,
  }) => {
    const { chunks } = cdn.deploy(printed);
    const ahead = `${cdn.origin}/${chunks.core}`;
    cdn.deploy(served);
    await page.route(/\/shop\/$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        OWN_TAG,
        `<link rel="modulepreload" href="${ahead}"><script defer crossorigin src="${cdn.origin}/shop-islands.js?ver=${printed}"></script>`,
      );
      await route.fulfill({ response, body });
    });
    await shop.open('/shop/');
    await add(page, 'in place');
    await page.click('a.cart-contents');
    await expect(page.getByRole('dialog')).toContainText('Ashfall Kingdoms');
    expect(chunksOf(cdn)).toEqual(
      expect.arrayContaining([`core-${printed}.js`, `core-${served}.js`, `add-to-cart-${served}.js`]),
    );
    expect((await page.request.get(ahead)).status()).toBe(200);
  });
}

/** Values that another version may have stored, in forms that this version does not know. */
const FORMS = ['{"version":9,"adds":[{"product":[101]}]}', '[{"kind":"newer"},7,null]', 'null', '7', '}{', 'a,b,,'];

for (const form of FORMS) {
  test(`what another version has kept in the browser is ignored: ${form}`, async ({ page, shop }) => {
    const keys = storageTable().flatMap(({ key }) =>
      /^shop-islands:(?!off)/.test(key) ? key.replace('{key}', 'wc_fragments_demo') : [],
    );
    expect(keys.length).toBeGreaterThan(8);
    await page.goto('/shop/?islands=off');
    const url = new URL('/', page.url()).href;
    await page
      .context()
      .addCookies(
        ['shop_islands_unkept', 'shop_islands_done'].map((name) => ({ name, value: encodeURIComponent(form), url })),
      );
    await page.evaluate(
      ([names, value]) => {
        for (const name of names) for (const storage of [sessionStorage, localStorage]) storage.setItem(name, value);
      },
      [keys, form] as const,
    );
    await shop.open('/shop/');
    await add(page, 'in place');
    await page.click('a.cart-contents');
    await expect(page.getByRole('dialog')).toContainText('Ashfall Kingdoms');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });
}

test.describe('a shop that keeps no old chunks may reload a page that misses one', () => {
  /** Hides the page, and shows it again. Returns whether that has started a reload. */
  const lookAway = (page: Page) =>
    page.evaluate(() => {
      let isReloading = false;
      const note = () => {
        isReloading = true;
      };
      const { navigation } = window as never as { navigation: EventTarget };
      navigation.addEventListener('navigate', note);
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
      navigation.removeEventListener('navigate', note);
      return isReloading;
    });
  const missChunk = (page: Page) => page.locator(button(101)).hover();

  test.beforeEach(async ({ page, shop, cdn }) => {
    shop.allow(/Loading failed/);
    cdn.deploy(old);
    await print(page, cdn, { before: '<script defer src="/assets/reload-when-gone.js"></script>' });
    await shop.open('/shop/');
    expect(await lookAway(page)).toBe(false);
    cdn.deploy(next, 0);
    const failed = page.waitForEvent('console', (message) => message.text().includes('Loading failed'));
    await missChunk(page);
    await failed;
  });

  test('when the shopper looks away, once in a visit', async ({ page, shop, cdn }) => {
    const loaded = page.waitForEvent('load');
    expect(await lookAway(page)).toBe(true);
    await loaded;
    await shop.settled();
    expect(chunksOf(cdn)).toContain(`core-${next}.js`);
    cdn.deploy(old, 0);
    const failed = page.waitForEvent('console', (message) => message.text().includes('Loading failed'));
    await missChunk(page);
    await failed;
    expect(await lookAway(page)).toBe(false);
  });

  test('but not after the shopper has typed something', async ({ page }) => {
    await page.fill('#search-field', 'iron');
    expect(await lookAway(page)).toBe(false);
    await page.fill('#search-field', '');
    const loaded = page.waitForEvent('load');
    expect(await lookAway(page)).toBe(true);
    await loaded;
  });
});

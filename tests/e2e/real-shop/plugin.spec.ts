import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { asAdmin, friend, install, openSettings, publish, setActive } from '../pluginShop';
import { inWays, logIn, shopOf } from '../realShop';

/**
 * The WordPress plugin on a real shop of its own, named by PLUGIN_SHOP_URL, with WooCommerce, ShopEngine and
 * ElementsKit, admin/admin and shopper/shopper, where tests/e2e/setup has installed the archive of `npm run release`:
 * no other change.
 */
const REPLACED = [
  ...readFileSync('wordpress/shop-islands/includes/handles.php', 'utf8').matchAll(/^\t'([^']+)' +=>/gm),
].map(([, handle]) => handle as string);

/** Handles of the page's scripts with a file, in page order. */
async function files(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].flatMap(
    ([tag]) => tag.match(/\sid=["'](.+?)-js["']/)?.[1] ?? [],
  );
}

/** Handles whose data is printed. */
async function data(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script\b[^>]*\sid=["'](.+?)-js-extra["']/g)].map(([, handle]) => handle as string);
}

/** The page's config script. */
async function config(request: APIRequestContext, path: string): Promise<Record<string, unknown>> {
  const html = await (await request.get(path)).text();
  return JSON.parse(html.match(/<script[^>]*data-islands-config[^>]*>([^<]*)</)?.[1] ?? 'null');
}

const button = (page: Page) => page.locator('.products .ajax_add_to_cart').first();
const items = (page: Page) => page.locator('.widget_shopping_cart_content').first().locator('.mini_cart_item');

/** Notes the errors that a page's scripts throw. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.text().includes('[shop-islands]') && errors.push(message.text()));
  return errors;
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/shop/');
  await page.goto(`/shop/?add-to-cart=${await button(page).getAttribute('data-product_id')}`);
}

inWays('shop', ['plugin'], () => {
  // One shop, whose plugins are switched on and off.
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000);
    await asAdmin(browser, async (page) => {
      // Undoes changes that an interrupted run may have left.
      await setActive(page, 'elementskit-lite', true);
      await install(page, 'islands-friend', friend());
    });
  });

  test.afterAll(async ({ browser }) => {
    test.setTimeout(180_000);
    await asAdmin(browser, (page) => setActive(page, 'islands-friend', false));
  });

  test('the replaced scripts have no file, their data is there, and the loader comes first', async ({ page }) => {
    await fillCart(page);
    const wanted = {
      '/shop/': [
        'wc-add-to-cart',
        'wc-cart-fragments',
        'woocommerce',
        'shopengine-wishlist',
        'shopengine-quickview',
        'shopengine-comparison',
        'wc-order-attribution',
      ],
      '/product/controller/': ['wc-add-to-cart-variation', 'wc-single-product'],
      '/cart/': ['wc-cart', 'wc-country-select', 'wc-address-i18n'],
      '/checkout/': ['wc-checkout', 'wc-address-autocomplete-common'],
    };
    for (const [path, handles] of Object.entries(wanted)) {
      const found = await files(page.request, path);
      expect(found[0], path).toBe('shop-islands');
      expect(
        found.filter((handle) => REPLACED.includes(handle)),
        path,
      ).toEqual([]);
      expect(await data(page.request, path), path).toEqual(expect.arrayContaining(handles));
    }
  });

  test('the loader is deferred, and marked for optimisers', async ({ request }) => {
    const html = await (await request.get('/shop/')).text();
    const tag = html.match(/<script[^>]*id="shop-islands-js"[^>]*>/)?.[0] ?? '';
    for (const mark of [
      ' defer',
      'data-cfasync="false"',
      'data-no-optimize="1"',
      'nowprocket',
      'data-noptimize="1"',
      'data-jetpack-boost="ignore"',
    ]) {
      expect(tag).toContain(mark);
    }
    expect(html).toMatch(/<link rel="modulepreload" href="[^"]+\/core-\w+\.js">/);
  });

  test('a card’s button adds by one request', async ({ page }) => {
    const errors = listen(page);
    const adds: string[] = [];
    page.on('request', (request) => request.url().includes('wc-ajax=add_to_cart') && adds.push(request.url()));
    await page.goto('/shop/');
    await button(page).click();
    await expect(items(page)).toHaveCount(1);
    await expect(button(page)).toHaveClass(/\badded\b/);
    expect(adds).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('a choice shows its price, and is bought', async ({ page }) => {
    const errors = listen(page);
    await page.goto('/product/controller/');
    await page.selectOption('#pa_colour', 'red');
    await page.selectOption('#pa_platform', 'xbox');
    await expect(page.locator('.single_variation .price')).toContainText('£52.00');
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.locator('.woocommerce-message')).toContainText('added to your cart');
    expect(errors).toEqual([]);
  });

  test('a product’s picture is seen before any chunk has come', async ({ page }) => {
    await page.route(/\/shop-islands\/dist\/(?!shop-islands\.js)/, () => {});
    await page.goto('/product/console/', { waitUntil: 'domcontentloaded' });
    const gallery = page.locator('.woocommerce-product-gallery');
    await expect(gallery).toHaveAttribute('style', /opacity: 0/);
    await expect(gallery).toHaveCSS('opacity', '1');
  });

  test('a quick view opens, and adds', async ({ page }) => {
    await page.goto('/shop/');
    await page.locator('.products li:has(.ajax_add_to_cart) .shopengine-quickview-trigger').first().click();
    const frame = page.frameLocator('iframe[src*="shopengine_quickview"]');
    await expect(frame.locator('.product_title')).toBeVisible();
    await frame.locator('form.cart .single_add_to_cart_button').first().click();
    await expect(items(page)).toHaveCount(1);
  });

  test('a customer’s heart is kept', async ({ page }) => {
    await logIn(page, 'shopper');
    expect((await config(page.request, '/shop/')).restNonce).toMatch(/^\w{10}$/);
    const calls: number[] = [];
    page.on(
      'response',
      (response) => response.url().includes('/wishlist/add_to_list') && calls.push(response.status()),
    );
    await page.goto('/shop/');
    const heart = page.locator('.products .shopengine_add_to_list_action').nth(4);
    const before = (await heart.getAttribute('class'))?.includes(' active') ?? false;
    await heart.click();
    await expect.poll(() => calls).toEqual([200]);
    await page.goto('/shop/');
    if (before) await expect(heart).not.toHaveClass(/\bactive\b/);
    else await expect(heart).toHaveClass(/\bactive\b/);
  });

  test('an order is placed', async ({ page }) => {
    const errors = listen(page);
    await fillCart(page);
    await page.goto('/checkout/');
    await expect(page.locator('form.checkout')).toHaveAttribute('data-island-status', 'ready');
    const address = {
      first_name: 'Ada',
      last_name: 'Byron',
      address_1: '1 High Street',
      city: 'Leeds',
      postcode: 'LS1 1AA',
      phone: '01134960000',
      email: 'a@example.com',
    };
    for (const [name, value] of Object.entries(address)) await page.fill(`#billing_${name}`, value);
    const review = page.waitForResponse((response) => response.url().includes('update_order_review'));
    await page.locator('#billing_email').blur();
    await review;
    await expect(page.locator('form.checkout :is(.updating, .blockOverlay)')).toHaveCount(0);
    await page.click('#place_order');
    await page.waitForURL(/order-received/);
    await expect(page.locator('.woocommerce-order')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('guests get the same page, without a nonce of ours', async ({ request, playwright }) => {
    const other = await playwright.request.newContext({ baseURL: shopOf('shop', 'plugin') });
    const ours = await config(request, '/shop/');
    expect(Object.keys(ours).sort()).toEqual(['base', 'loginUrl', 'timeZone']);
    expect(await config(other, '/shop/')).toEqual(ours);
    await other.dispose();
  });

  test('jQuery stays for scripts that depend on it, and goes without them', async ({ browser, request }) => {
    expect(await files(request, '/shop/')).toContain('jquery-core');
    await asAdmin(browser, (page) => setActive(page, 'elementskit-lite', false));
    try {
      expect(await files(request, '/shop/')).not.toContain('jquery-core');
      expect(await files(request, '/shop/?friend=jquery')).toContain('jquery-core');
      // The script needs jQuery without saying so.
      expect(await files(request, '/shop/?secret=jquery')).toContain('jquery-core');
      expect(await files(request, '/cart/')).not.toContain('selectWoo');
      expect(await files(request, '/cart/?secret=select')).toEqual(
        expect.arrayContaining(['selectWoo', 'jquery-core']),
      );
      expect(await files(request, '/shop/?friend=wp-util')).toEqual(
        expect.arrayContaining(['wp-util', 'underscore', 'jquery-core']),
      );
    } finally {
      await asAdmin(browser, (page) => setActive(page, 'elementskit-lite', true));
    }
  });

  test('without jQuery the shop works, and a script that comes late still gets it', async ({ browser, page }) => {
    await asAdmin(browser, (admin) => setActive(admin, 'elementskit-lite', false));
    try {
      const errors = listen(page);
      await page.goto('/shop/');
      await button(page).click();
      await expect(items(page)).toHaveCount(1);
      expect(await page.evaluate(() => 'jQuery' in window)).toBe(false);
      await page.goto('/shop/?friend=jquery&friend-late');
      expect(await page.evaluate(() => (window as never as { friend: object }).friend)).toMatchObject({
        jQuery: 'function',
      });
      await page.goto('/shop/?secret=jquery&friend-late');
      await expect.poll(() => page.evaluate(() => 'secret' in window)).toBe(true);
      expect(errors).toEqual([]);
    } finally {
      await asAdmin(browser, (admin) => setActive(admin, 'elementskit-lite', true));
    }
  });

  test('a replaced script keeps its file where another depends on it, with what it needs itself', async ({
    request,
  }) => {
    const found = await files(request, '/product/controller/?friend=wc-add-to-cart-variation');
    expect(found).toEqual(
      expect.arrayContaining(['wc-add-to-cart-variation', 'wp-util', 'wc-jquery-blockui', 'islands-friend']),
    );
    expect(found).not.toContain('wc-single-product');
  });

  test('a plain footer script finds the functions that the loader brings in place of a replaced script', async ({
    page,
  }) => {
    const errors = listen(page);
    await page.goto('/checkout/?friend=wc-address-autocomplete-common');
    await page.goto('/shop/?friend=wc-address-autocomplete-common');
    expect(await files(page.request, '/shop/?friend=wc-address-autocomplete-common')).not.toContain(
      'wc-address-autocomplete-common',
    );
    expect(await page.evaluate(() => (window as never as { friend: object }).friend)).toMatchObject({
      addresses: 'object',
    });
    // Then the loader is not deferred, and works all the same.
    await button(page).click();
    await expect(items(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });

  test('the settings page switches an island off, whose script stays then', async ({ browser, request }) => {
    const box = (page: Page, name: string) =>
      page.locator(`input[type=checkbox][name^="shop_islands"][value="${name}"]`);
    const save = async (page: Page) => {
      await page.click('#submit');
      await expect(page.locator('.notice-success, #setting-error-settings_updated')).toBeVisible();
    };
    await asAdmin(browser, async (page) => {
      await openSettings(page);
      await box(page, 'mini-cart').uncheck();
      await box(page, 'wc-zoom').check();
      await page.check('[name="shop_islands[prefetch]"][value="core"]');
      await page.check('[name="shop_islands[debug]"]');
      await save(page);
      try {
        expect(await files(request, '/shop/')).toEqual(expect.arrayContaining(['wc-add-to-cart', 'wc-cart-fragments']));
        expect((await config(request, '/shop/')).disable).toEqual(['mini-cart']);
        const product = await (await request.get('/product/controller/')).text();
        expect(product).toContain('id="wc-zoom-js"');
        expect(product).toMatch(/rel="modulepreload" href="[^"]+\/core-\w+\.js"/);
        expect(product).not.toMatch(/rel="modulepreload" href="[^"]+\/variations-\w+\.js"/);
        expect(product).not.toContain('shop-islands-report');
        // The manager sees why.
        await page.goto('/product/controller/');
        const report = JSON.parse((await page.locator('#shop-islands-report').textContent()) ?? '');
        expect(report.gone).toContain('wc-single-product');
        expect(report.needed['jquery-core']).toEqual(expect.arrayContaining(['wc-zoom', 'wc-add-to-cart']));
        await openSettings(page);
        await expect(page.getByText('jquery-core stays for')).toContainText('wc-zoom');
      } finally {
        await openSettings(page);
        await box(page, 'mini-cart').check();
        await box(page, 'wc-zoom').uncheck();
        await page.check('[name="shop_islands[prefetch]"][value="page"]');
        await page.uncheck('[name="shop_islands[debug]"]');
        await save(page);
      }
    });
    expect(await files(request, '/shop/')).not.toContain('wc-add-to-cart');
  });

  test('the settings page switches off everything, pages of a kind, and pages by path', async ({
    browser,
    request,
  }) => {
    const name = (field: string) => `[name="shop_islands[${field}]"]`;
    const has = async (path: string) => (await (await request.get(path)).text()).includes('shop-islands');
    await asAdmin(browser, async (page) => {
      const save = async (edit: () => Promise<void>) => {
        await openSettings(page);
        await edit();
        await page.click('#submit');
        await expect(page.locator('.notice-success, #setting-error-settings_updated')).toBeVisible();
      };
      const press = async (button: string) => {
        await openSettings(page);
        await page.getByRole('button', { name: button, exact: true }).click();
        await page.waitForURL(/page=shop-islands/);
      };
      try {
        await press('All off');
        await expect(page.locator('#wpadminbar')).toContainText('Shop Islands: all off');
        // Saving the other settings leaves it off.
        await save(async () => {});
        expect([await has('/shop/'), await has('/product/controller/'), await has('/cart/')]).toEqual([
          false,
          false,
          false,
        ]);
        await press('On again');
        await expect(page.locator('#wpadminbar')).not.toContainText('Shop Islands:');
        await save(async () => {
          await page.check(`${name('off_kinds][')}[value="product"]`);
          await page.fill(name('off_paths'), `${shopOf('shop', 'plugin')}/ca*/`);
        });
        expect([await has('/shop/'), await has('/product/controller/'), await has('/cart/')]).toEqual([
          true,
          false,
          false,
        ]);
        expect(await files(request, '/product/controller/')).toContain('wc-single-product');
      } finally {
        if (await page.getByRole('button', { name: 'On again' }).count()) await press('On again');
        await save(async () => {
          await page.uncheck(`${name('off_kinds][')}[value="product"]`);
          await page.fill(name('off_paths'), '');
        });
      }
    });
    expect(await has('/cart/')).toBe(true);
  });

  test('code switches all islands off by the filter of the config: the originals are back, and do the work', async ({
    page,
  }) => {
    const errors = listen(page);
    expect(await files(page.request, '/shop/?friend-off')).toEqual(
      expect.arrayContaining(['shop-islands', 'wc-add-to-cart', 'wc-cart-fragments', 'shopengine-wishlist']),
    );
    await page.goto('/shop/?friend-off');
    await page.waitForLoadState('networkidle');
    await button(page).click();
    await expect(items(page)).toHaveCount(1);
    expect(await page.locator('[data-island-status]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('`?islands=off` gives one visitor the originals on every page, until `?islands=on`', async ({ page }) => {
    const errors = listen(page);
    const hasIslands = () => page.evaluate(() => 'shopIslands' in window);
    await page.goto('/shop/?islands=off');
    await page.goto('/product/controller/');
    await page.waitForURL('/product/controller/?islands=off');
    await page.selectOption('#pa_colour', 'red');
    await page.selectOption('#pa_platform', 'xbox');
    await expect(page.locator('.single_variation .price')).toContainText('£52.00');
    expect(await hasIslands()).toBe(false);
    // Such an address may be an action, so the page does not request it a second time.
    await page.goto('/shop/?orderby=price');
    expect(await hasIslands()).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/product/controller/?islands=off');
    await page.goto('/shop/?islands=on');
    await page.goto('/shop/');
    await button(page).click();
    await expect(button(page)).toHaveClass(/\badded\b/);
    expect(await hasIslands()).toBe(true);
    expect(errors).toEqual([]);
  });

  test('a visitor without islands gets the originals in the answer to each action, too', async ({ page }) => {
    const hasOriginals = async () =>
      (await page.locator('script#woocommerce-js[src]').count()) === 1 &&
      !(await page.evaluate(() => 'shopIslands' in window));
    await page.goto('/product/controller/?islands=off');
    await page.selectOption('#pa_colour', 'red');
    await page.selectOption('#pa_platform', 'xbox');
    await page.click('.single_add_to_cart_button:not(.disabled)');
    await expect(page.locator('.woocommerce-message')).toContainText('added to your cart');
    expect(await hasOriginals()).toBe(true);
    // A script sends a form.
    await page.goto('/shop/');
    await page.waitForURL('/shop/?islands=off');
    await page.selectOption('.orderby', 'price');
    await page.waitForURL(/orderby=price/);
    expect(await hasOriginals()).toBe(true);
    // A link, which the server answers with a redirect and a message.
    await page.goto('/cart/?islands=off');
    await page.locator('.product-remove a').evaluate((remove: HTMLAnchorElement) => {
      const plain = Object.assign(document.createElement('a'), { href: remove.href });
      document.body.append(plain);
      plain.click();
    });
    await expect(page.locator('.restore-item')).toBeVisible();
    expect(await hasOriginals()).toBe(true);
  });

  test('a product’s edit screen has the script of wp-admin, and other screens do not', async ({ browser }) => {
    await asAdmin(browser, async (page) => {
      await page.goto('/wp-admin/edit.php?post_type=product');
      await expect(page.locator('#shop-islands-admin-js')).toHaveCount(0);
      await page.locator('a.row-title').first().click();
      await expect(page.locator('#woocommerce-product-data')).toBeVisible();
      await expect(page.locator('#shop-islands-admin-js')).toHaveCount(1);
      await page.evaluate(() => {
        const field = document.createElement('input');
        field.className = 'datepicker';
        field.id = 'release';
        document.querySelector('#titlediv')?.append(field);
      });
      await expect(page.locator('#release')).toHaveAttribute('data-island-status', 'ready');
      await page.click('#release');
      await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
    });
  });

  test('shortcode and block bring hosts that work', async ({ browser, page }) => {
    const content = `[shop_island name="cart-drawer" label="Basket <b>"]
[shop_island name="posts-grid" type="product" count="4"]
[shop_island name="share" network="email" label="Tell"]
[shop_island name="service" link="https://evil.example/x.js"]
<!-- wp:shop-islands/host {"name":"copy-link","label":"Copy it"} /-->`;
    const { link } = await asAdmin(browser, (admin) => publish(admin, 'Hosts', content));
    const errors = listen(page);
    await fillCart(page);
    await page.goto(link);
    const grid = page.locator('[data-island="posts-grid"]');
    await expect(grid.locator('article')).toHaveCount(4);
    await grid.locator('[data-more]').click();
    await expect(grid.locator('article')).toHaveCount(8);
    const titles = await grid.locator('h3').allTextContents();
    expect(new Set(titles).size).toBe(8);
    await expect(page.locator('[data-island="share"]')).toHaveAttribute('href', /^mailto:\?subject=Hosts&body=http/);
    await expect(page.locator('.wp-block-shop-islands-host [data-island="copy-link"]')).toHaveText('Copy it');
    expect(await page.content()).not.toContain('evil.example');
    await page.getByRole('link', { name: 'Basket <b>' }).click();
    await expect(page.getByRole('dialog').locator('a[href*="checkout"]')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the block’s editor shows the server’s markup', async ({ browser }) => {
    await asAdmin(browser, async (page) => {
      const errors = listen(page);
      const { id } = await publish(
        page,
        'Editor',
        '<!-- wp:shop-islands/host {"name":"cart-drawer","label":"Basket"} /-->',
      );
      await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
      const canvas = page.locator('iframe[name="editor-canvas"]');
      await expect(canvas.or(page.locator('.block-editor-block-list__layout')).first()).toBeVisible({
        timeout: 30_000,
      });
      const block = (await canvas.count()) ? page.frameLocator('iframe[name="editor-canvas"]') : page;
      await expect(block.locator('[data-type="shop-islands/host"] a[data-drawer]')).toHaveText('Basket', {
        timeout: 30_000,
      });
      expect(errors).toEqual([]);
    });
  });

  test('`?islands=off` and deactivating give the original back', async ({ browser, page }) => {
    expect(await files(page.request, '/shop/?islands=off')).toEqual(
      expect.arrayContaining(['jquery-core', 'wc-add-to-cart', 'shopengine-wishlist']),
    );
    // WooCommerce's own script fades its gallery in.
    expect(await (await page.request.get('/product/console/?islands=off')).text()).not.toContain(
      'shop-islands-gallery',
    );
    await asAdmin(browser, (admin) => setActive(admin, 'shop-islands', false));
    try {
      const found = await files(page.request, '/product/controller/');
      expect(found).toEqual(
        expect.arrayContaining([
          'jquery-core',
          'wc-add-to-cart',
          'wc-add-to-cart-variation',
          'wc-single-product',
          'shopengine-wishlist',
        ]),
      );
      expect(found).not.toContain('shop-islands');
      await page.goto('/shop/');
      await button(page).click();
      await expect(items(page)).toHaveCount(1);
      expect(await page.evaluate(() => 'shopIslands' in window)).toBe(false);
    } finally {
      await asAdmin(browser, (admin) => setActive(admin, 'shop-islands', true));
    }
  });
});

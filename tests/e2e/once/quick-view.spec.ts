import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { button, expect, hold, isNextClickTaken, type Shop, test, touch } from '../shop';

const trigger = (page: Page, slug: string) =>
  page.locator(`.products .shopengine-quickview-trigger[href$="/product/${slug}/"]`);
const view = (page: Page) => page.locator('.shop-islands-quick-view');
const frame = (page: Page) => page.frameLocator('.shop-islands-quick-view > iframe');
const dialog = (page: Page) => page.locator('dialog:has(.shop-islands-quick-view)');
const count = (page: Page) => page.locator('a.cart-contents .count');

const ASHFALL = '/product/ashfall-kingdoms/';
const QUICK_VIEW = `${ASHFALL}?shopengine_quickview`;

const asked = async (shop: Shop) =>
  (await shop.visitor()).log.map(({ path }) => path).filter((path) => path.includes('shopengine_quickview'));

const open = async (page: Page, slug = 'ashfall-kingdoms', status = 'shown') => {
  await trigger(page, slug).click();
  await expect(view(page)).toHaveAttribute('data-status', status);
};
const goNative = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-quick-view', 'native'));

const violations = (page: Page) => axe(page, { within: ['dialog[open]'] });

/** Puts something into the head of the pages whose address holds `part`. */
const printInto = (page: Page, part: string, html: string) =>
  page.route(
    (url) => url.href.includes(part),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</head>', `${html}</head>`) });
    },
  );

test.describe('before a quick view is opened', () => {
  test('no frame is asked for, however near a hand comes', async ({ page, shop }) => {
    await shop.open('/shop/');
    await trigger(page, 'ashfall-kingdoms').hover();
    await trigger(page, 'ashfall-kingdoms').focus();
    await shop.settled();
    expect(await asked(shop)).toEqual([]);
  });

  test('a press with a modifier key is left to the browser', async ({ page, shop }) => {
    await shop.open('/shop/');
    const isTaken = isNextClickTaken(page);
    await trigger(page, 'ashfall-kingdoms').click({ modifiers: ['ControlOrMeta'] });
    expect(await isTaken).toBe(false);
    await shop.settled();
    expect(await asked(shop)).toEqual([]);
  });

  test('the button is never painted without ShopEngine’s class, which leaves it only while the tap’s event is dispatched', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/');
    const painted = trigger(page, 'ashfall-kingdoms').evaluate(
      (link) =>
        new Promise<string[]>((resolve) => {
          link.addEventListener(
            'click',
            () => {
              const seen = [link.className];
              requestAnimationFrame(() => resolve([...seen, link.className]));
            },
            { once: true },
          );
        }),
    );
    await open(page);
    expect(await painted).toEqual(['se-btn', 'se-btn shopengine-quickview-trigger']);
  });

  test('an address of another site is left to the browser', async ({ page, shop }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await shop.open('/shop/');
    const link = trigger(page, 'ashfall-kingdoms');
    await link.evaluate((element: HTMLAnchorElement) => {
      element.href = 'https://elsewhere.example/product/';
      element.removeAttribute('data-source-url');
    });
    await page.locator('.shopengine-quickview-trigger[href*="elsewhere"]').click();
    await page.waitForURL('https://elsewhere.example/product/');
  });
});

test.describe('the frame', () => {
  test('is waited for, and axe complains of nothing meanwhile', async ({ page, shop }) => {
    await shop.open('/shop/');
    const release = await hold(page, /shopengine_quickview/);
    await open(page, 'ashfall-kingdoms', 'loading');
    await expect(view(page)).toHaveAttribute('aria-busy', 'true');
    await expect(dialog(page).getByRole('status')).toHaveText('Loading…');
    await expect(page.locator('iframe')).toBeHidden();
    expect(await violations(page)).toEqual([]);
    release();
    await expect(view(page)).toHaveAttribute('data-status', 'shown');
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Ashfall Kingdoms');
    await expect(page.locator('iframe')).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveCount(0);
  });

  test('closes on its backdrop, and the page behind does not scroll meanwhile', async ({ page, shop }) => {
    await shop.open('/shop/');
    await open(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.mouse.click(10, 400);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    await expect(trigger(page, 'ashfall-kingdoms')).toBeFocused();
    await open(page);
    expect(await asked(shop)).toHaveLength(2);
  });

  test('leaves Escape to the big pictures in it first', async ({ page, shop }) => {
    await shop.open('/shop/');
    await open(page);
    await touch(frame(page), '.woocommerce-product-gallery');
    await frame(page).locator('.woocommerce-product-gallery__trigger').click();
    const pictures = frame(page).getByRole('dialog');
    await expect(pictures).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pictures).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('gives the focus back from a control in it, though the dialog takes its time to fade', async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await shop.open('/shop/');
    await open(page);
    await frame(page).getByRole('button', { name: 'Add to cart' }).press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(trigger(page, 'ashfall-kingdoms')).toBeFocused();
  });

  test('leads its links to the page', async ({ page, shop }) => {
    await shop.open('/shop/');
    await open(page);
    await frame(page).getByRole('link', { name: 'All about Ashfall Kingdoms' }).click();
    await page.waitForURL(`**${ASHFALL}`);
  });

  test('lets a script in it move the page too: to the cart after an add', async ({ page, shop }) => {
    await printInto(
      page,
      'shopengine_quickview',
      '<script type="application/json" data-islands-config>{"globals":{"wc_add_to_cart_params":{"cart_redirect_after_add":"yes"}}}</script>',
    );
    await shop.open('/shop/');
    await open(page);
    await frame(page).getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart/');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('without islands in it posts its form in the page', async ({ page, shop }) => {
    await page.route(
      (url) => url.href.includes('shopengine_quickview'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/<script defer[^>]*><\/script>/, '') });
      },
    );
    await shop.open('/shop/');
    await open(page);
    await frame(page).getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(`**${ASHFALL}`);
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('shows the product alone even where the shop answers with a whole page', async ({ page, shop }) => {
    await shop.open('/shop/');
    await shop.expireNonces();
    await open(page);
    await expect(frame(page).getByRole('heading', { name: 'Ashfall Kingdoms', level: 1 })).toBeVisible();
    await expect(frame(page).locator('.site-header')).toBeHidden();
    await expect(frame(page).locator('.site-footer')).toBeHidden();
    // Shows an element late, as notices and chats do.
    await frame(page)
      .locator('.site-header')
      .evaluate((header) => {
        header.style.display = 'block';
      });
    await expect(frame(page).locator('.site-header')).toBeHidden();
    await frame(page)
      .getByRole('tab', { name: /Reviews/ })
      .click();
    await expect(frame(page).locator('#reviews')).toBeVisible();
    await expect(page).toHaveURL(/\/shop\//);
  });
});

test.describe('a frame without a product', () => {
  const faults = [
    ['an error', { status: 500, body: 'Error' }],
    ['a page that is gone', { status: 404, body: '<h1>Not found</h1>' }],
    ['a login', { redirect: '/my-account/' }],
    ['a list of products', { redirect: '/shop/page/2/' }],
  ] as const;
  for (const [what, fault] of faults) {
    test(`shows an error with a link to the product’s page: ${what}`, async ({ page, shop }) => {
      shop.allow(/\[shop-islands\]/);
      await shop.open('/shop/');
      await shop.fault({ on: QUICK_VIEW, ...fault });
      await open(page, 'ashfall-kingdoms', 'failed');
      await expect(dialog(page).getByRole('alert')).toContainText('This product cannot be shown here at the moment.');
      await expect(page.locator('iframe')).toBeHidden();
      expect(await violations(page)).toEqual([]);
      await dialog(page).getByRole('link', { name: 'Open the product’s page' }).click();
      await page.waitForURL(`**${ASHFALL}`);
    });
  }

  test('shows an error where the browser has an error of its own to show', async ({ page, shop }) => {
    shop.allow(/\[shop-islands\]/);
    await shop.open('/shop/');
    await page.route(
      (url) => url.href.includes('shopengine_quickview'),
      (route) => route.abort('connectionrefused'),
    );
    await open(page, 'ashfall-kingdoms', 'failed');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
  });

  test('shows an error when it takes too long, and the product when it comes after all', async ({ page, shop }) => {
    shop.allow(/\[shop-islands\]/);
    await printInto(page, '/shop/', '<script type="application/json" data-islands-config>{"timeout":400}</script>');
    await shop.open('/shop/');
    await shop.fault({ on: QUICK_VIEW, delay: 2500 });
    await open(page, 'ashfall-kingdoms', 'failed');
    await expect(view(page)).toHaveAttribute('data-status', 'shown');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    expect(await asked(shop)).toHaveLength(1);
  });
});

test.describe('the cart', () => {
  test('has the products that the page was still adding when the frame came, each once', async ({ page, shop }) => {
    await shop.open('/shop/');
    await shop.fault({ on: 'add_to_cart', delay: 1200 }, { on: 'add_to_cart', delay: 1200 });
    for (const id of [102, 104]) await page.locator(button(id)).first().click();
    await open(page);
    await expect(count(page)).toHaveText('2');
    // The frame sends any other adds of its own before this one.
    await frame(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(frame(page).getByRole('link', { name: 'View cart' })).toBeVisible();
    await expect(count(page)).toHaveText('3');
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1, 104: 1 });
  });

  test('has a product whose add was under way when the frame was closed', async ({ page, shop }) => {
    await shop.open('/shop/');
    await open(page);
    await shop.fault({ on: 'add_to_cart', delay: 800 });
    await frame(page).getByRole('button', { name: 'Add to cart' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(count(page)).toHaveText('1');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('has a product that was sent before its code had come, though the frame was closed meanwhile', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    await shop.open('/shop/');
    const release = await hold(page, '**/product-form-*.js');
    await open(page);
    await frame(page).getByRole('button', { name: 'Add to cart' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // By now the dialog would have faded.
    await page.clock.fastForward(3000);
    release();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(count(page)).toHaveText('1');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('has a product that was sent before its code had come, though another product is looked at meanwhile', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/');
    const release = await hold(page, '**/product-form-*.js');
    await open(page);
    await frame(page).getByRole('button', { name: 'Add to cart' }).click();
    await page.keyboard.press('Escape');
    await open(page, 'wireless-controller');
    await expect(page.locator('iframe:visible')).toHaveAttribute('title', 'Wireless controller');
    release();
    await expect(count(page)).toHaveText('1');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('is fetched when a script in the frame has changed it without an event', async ({ page, shop }) => {
    await shop.open('/shop/');
    await open(page);
    // An island that wakes after the change would fetch the cart itself, so wait until the islands are awake.
    await expect(frame(page).locator('[data-island-status="ready"]').first()).toBeAttached();
    await frame(page)
      .locator('body')
      .evaluate(() =>
        fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: '102' }) }),
      );
    await page.keyboard.press('Escape');
    await expect(count(page)).toHaveText('1');
    expect(shop.names().filter((name) => name === 'get_refreshed_fragments')).toHaveLength(1);
  });

  test('is not fetched when nothing has changed it', async ({ page, shop }) => {
    await shop.open('/shop/');
    await open(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await shop.settled();
    expect(shop.calls).toEqual([]);
  });
});

test.describe('in the page itself', () => {
  for (const [what, fault] of [
    ['an error', { status: 500 }],
    ['a login', { redirect: '/my-account/' }],
    ['no answer', { drop: true }],
  ] as const) {
    test(`a product that cannot be shown leaves a link to its page: ${what}`, async ({ page, shop }) => {
      shop.allow(/\[shop-islands\]/);
      await shop.open('/shop/');
      await goNative(page);
      await shop.fault({ on: QUICK_VIEW, ...fault });
      await open(page, 'ashfall-kingdoms', 'failed');
      await expect(dialog(page).getByRole('link', { name: 'Open the product’s page' })).toHaveAttribute(
        'href',
        new RegExp(`${ASHFALL}$`),
      );
      await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
      await open(page);
    });
  }

  test('a product whose code cannot be loaded leaves a link to its page', async ({ page, shop }) => {
    shop.allow(/\[shop-islands\]/);
    await page.route(/\/quick-view-native-/, (route) => route.abort());
    await shop.open('/shop/');
    await goNative(page);
    await open(page, 'ashfall-kingdoms', 'failed');
    await expect(dialog(page).getByRole('link', { name: 'Open the product’s page' })).toHaveAttribute(
      'href',
      new RegExp(`${ASHFALL}$`),
    );
  });

  test('a product is waited for, its links leave the page, and axe complains of nothing meanwhile', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/');
    await goNative(page);
    const release = await hold(page, /shopengine_quickview/);
    await open(page, 'ashfall-kingdoms', 'loading');
    await expect(dialog(page).getByRole('status')).toHaveText('Loading…');
    release();
    await expect(view(page)).toHaveAttribute('data-status', 'shown');
    expect(await violations(page)).toEqual([]);
    await view(page).getByRole('link', { name: 'All about Ashfall Kingdoms' }).click();
    await page.waitForURL(`**${ASHFALL}`);
  });

  test('a product works by itself beside the page’s own product', async ({ page, shop }) => {
    await shop.open('/product/wireless-controller/');
    await goNative(page);
    const card = page.locator('.related .shopengine-quickview-trigger').first();
    await card.evaluate((link: HTMLAnchorElement) => {
      link.dataset.sourceUrl = location.href;
    });
    const own = page.locator('main');
    await card.scrollIntoViewIfNeeded();
    // The row becomes a slider when it is near, and its cards take their places.
    await expect(page.locator('.slider-enabled:has(.related)')).toHaveAttribute('data-island-status', 'ready');
    const before = await own.locator('.variation_id').inputValue();
    await card.click();
    await expect(view(page)).toHaveAttribute('data-status', 'shown');
    await view(page).locator('.swatch[data-value="red"]').click();
    await view(page).locator('.swatch[data-value="ps5"]').click();
    await expect(view(page).locator('.single_variation')).toContainText('£43.99');
    await expect(own.locator('.variation_id')).toHaveValue(before);
    await expect(own.locator('.swatch.selected[data-value="red"]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test('a product opens another one from inside', async ({ page, shop }) => {
    await shop.open('/shop/');
    await goNative(page);
    await open(page, 'wireless-controller');
    await trigger(page, 'ashfall-kingdoms').evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('dialog', { name: 'Ashfall Kingdoms' })).toBeVisible();
    await expect(view(page).getByRole('heading', { name: 'Ashfall Kingdoms' })).toBeVisible();
    await expect(view(page).locator('.variations_form')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the product', async ({ page }) => {
    await page.goto('/shop/');
    await trigger(page, 'ashfall-kingdoms').click();
    await expect(page).toHaveURL(new RegExp(`${ASHFALL}$`));
  });
});

import type { Page } from '@playwright/test';
import { UNTOUCHED } from '../../../scripts/build/chunks';
import { row as checkoutPage } from '../../../src/entry/families/checkout-page';
import { row as extras } from '../../../src/entry/families/extras';
import { row as shopEngine } from '../../../src/entry/families/shopengine';
import type { IslandRow } from '../../../src/island/types';
import { expect, test } from '../shop';

/**
 * Tests the files that a page requests before any interaction: only files that it needs, and no file that only another
 * late file names.
 */

/**
 * The families of the demo's own header, footer and notice, which have a comparison's count and hosts that the theme
 * names.
 */
const AROUND = ['extras', 'shopengine', 'store-notice'];

/** Notes the chunks that are requested from now on. */
function watch(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/dist\/([a-z-]+?)(?:-[\da-f]{8})?\.js/.exec(request.url()) ?? [];
    if (name && !AROUND.includes(name)) asked.push(name);
  });
  return () => [...asked].sort();
}

const ALWAYS = ['alone', 'at-once', 'core', 'shop-islands'];

/** The demo's theme has buttons beside each quantity that work from the start, and links for sharing. */
const PRODUCT = [...ALWAYS, 'product', 'product-look', 'share'];

const PAGES: [what: string, path: string, needs: string[]][] = [
  ['a product with variations', '/product/wireless-controller/', ['variations']],
  ['a product without variations', '/product/ashfall-kingdoms/', []],
];

/** The chunk that a hand makes the page load: the gallery, the tabs, the stars. */
const CODE = 'product-page';
const GALLERY = '.woocommerce-product-gallery';

for (const [what, path, needs] of PAGES) {
  test(`${what} loads its form and the look of its gallery and tabs, and no more until a hand comes near`, async ({
    page,
    shop,
  }) => {
    const asked = watch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open(path);
    await shop.settled();
    expect(asked()).toEqual([...PRODUCT, ...needs].sort());
    await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(page.locator('.wc-tab:visible')).toHaveId('tab-description');
  });
}

test.describe('with jQuery, a gallery', () => {
  test.use({ demoMode: 'jquery' });

  test('comes without a hand, once the page has loaded, where a script waits for it', async ({ page, shop }) => {
    const asked = watch(page);
    /** Adds a listener, as a theme's script does that waits for the gallery. */
    const wait = () => {
      const { jQuery } = window as unknown as { jQuery(target: unknown): { on(type: string, run: () => void): void } };
      jQuery(document.body).on('wc-product-gallery-after-init', () => document.body.classList.add('dressed'));
    };
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${wait})`);
    await shop.open('/product/ashfall-kingdoms/');
    await expect(page.locator(`${GALLERY} .flex-control-thumbs li`).first()).toBeVisible();
    expect(asked()).toContain(CODE);
    await expect(page.locator('body')).toHaveClass(/dressed/);
  });

  test('waits for a hand where no script waits for it', async ({ page, shop }) => {
    const asked = watch(page);
    await shop.open('/product/ashfall-kingdoms/');
    await shop.settled();
    expect(asked()).not.toContain(CODE);
    await page.hover(GALLERY);
    await expect(page.locator(`${GALLERY} .flex-control-thumbs li`).first()).toBeVisible();
  });
});

test('the link to the reviews shows them while the tabs’ code waits for a hand', async ({ page, shop }) => {
  await page.route(/\/dist\/product-page-/, () => {});
  await page.goto('/product/ashfall-kingdoms/');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await page.click('a.woocommerce-review-link');
  await expect(page.locator('.wc-tab:visible')).toHaveId('tab-reviews');
  await expect(page.locator('#reviews')).toBeInViewport();
  await page.unrouteAll();
  await shop.open('/product/ashfall-kingdoms/#reviews');
  await expect(page.getByRole('tab', { selected: true })).toHaveId('tab-link-reviews');
});

/** The product's page of a shop with WooCommerce alone, and of a theme that prints its markup. */
const printPlain = (page: Page, more = '') =>
  page.route('**/product/ashfall-kingdoms/', async (route) => {
    const response = await route.fetch();
    const [, style = ''] = /(<link[^>]*shop-islands-head[^>]*>)/.exec(await response.text()) ?? [];
    const [gallery = ''] =
      /<div class="woocommerce-product-gallery .*?<\/div>\s*<\/div>\s*<\/div>/s.exec(await response.text()) ?? [];
    const form =
      '<form class="cart" method="post"><input type="number" class="qty" name="quantity" min="1" value="1"><button name="add-to-cart" value="101">Add to cart</button></form>';
    const tabs = `<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${[
      'description',
      'reviews',
    ]
      .map((key) => `<li class="${key}_tab"><a href="#tab-${key}" role="tab">${key}</a></li>`)
      .join(
        '',
      )}</ul>${['description', 'reviews'].map((key) => `<div class="wc-tab" id="tab-${key}">About ${key}</div>`).join('')}</div>`;
    const thumbs =
      '<style>.woocommerce-product-gallery__image:nth-child(n+2){display:inline-block;width:25%}img{max-width:100%;height:auto}</style>';
    const body = `<!doctype html><html lang="en"><head><title>Plain</title>${style}${thumbs}${more}<script defer src="/dist/shop-islands.js"></script></head><body><div class="product">${gallery}${form}${tabs}</div></body></html>`;
    await route.fulfill({ response, body });
  });

const still = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 1000 })));

for (const [what, act] of [
  ['a pointer at the gallery', (page) => page.hover(GALLERY)],
  ['the focus at a tab', (page) => page.focus('.wc-tabs a')],
  ['a finger at the form', (page) => page.locator('.qty').dispatchEvent('pointerdown')],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`a plain product’s page sleeps, and ${what} wakes all of it`, async ({ page, shop }) => {
    void shop;
    await printPlain(page);
    const asked = watch(page);
    await page.goto('/product/ashfall-kingdoms/');
    await expect(page.locator('.description_tab')).toHaveClass(/active/);
    await still(page);
    expect(asked()).toEqual(['shop-islands', ...UNTOUCHED.product].sort());
    await act(page);
    await expect(page.locator(`${GALLERY} .flex-control-thumbs li`).first()).toBeVisible();
    await expect(page.locator('.woocommerce-tabs')).toHaveAttribute('data-island-status', 'ready');
  });
}

test('a press on a small picture that comes before its code shows that picture, and opens nothing', async ({
  page,
  shop,
}) => {
  void shop;
  await printPlain(page);
  await page.goto('/product/ashfall-kingdoms/');
  await expect(page.locator('.description_tab')).toHaveClass(/active/);
  const address = page.url();
  await page.locator('.woocommerce-product-gallery__image a').nth(2).click({ force: true });
  await expect(page.locator('.flex-control-thumbs button').nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('a product’s page where WooCommerce’s own script is at work keeps its gallery and its tabs for that script', async ({
  page,
  shop,
}) => {
  void shop;
  const original = `<script src="/assets/jquery.js"></script><script>addEventListener('DOMContentLoaded', () => jQuery('body').on('init', '#rating', () => {}))</script>`;
  await page.route('**/assets/jquery.js', (route) => route.fulfill({ path: 'node_modules/jquery/dist/jquery.min.js' }));
  await printPlain(page, original);
  const asked = watch(page);
  await page.goto('/product/ashfall-kingdoms/');
  await page.hover(GALLERY);
  await page.focus('.wc-tabs a');
  await still(page);
  expect(asked()).toEqual(['alone', 'product-look', 'shop-islands']);
  await page.hover('form.cart');
  await expect.poll(asked).toContain(CODE);
  await expect(page.locator('.qty')).toHaveAttribute('data-island-status', 'ready');
  await expect(page.locator('.flex-control-thumbs')).toHaveCount(0);
});

test('a cart with a folded shipping calculator loads no code of the checkout, but the code that fetches an unknown cart', async ({
  page,
  shop,
}) => {
  await shop.fill(101);
  const asked = watch(page);
  await shop.open('/cart/');
  await shop.settled();
  expect(asked()).toEqual([...ALWAYS, 'cart-page', 'fresh-cart'].sort());
  await page.click('.shipping-calculator-button');
  await expect.poll(asked).toContain('checkout-page');
  expect(asked()).toContain('cart');
});

/** The families that a page with this HTML wakes. */
async function woken(page: Page, html: string, families: readonly IslandRow[]): Promise<string[]> {
  await page.setContent(html);
  const rows = families.map(({ name, match }) => ({ name, selector: [match].flat().join() }));
  return page.evaluate(
    (all) => all.filter(({ selector }) => document.querySelector(selector)).map(({ name }) => name),
    rows,
  );
}

const FORM =
  '<div class="shopengine_swatches"><span class="shopengine_swatch__tooltip"></span></div><div role="alert" aria-relevant="all"></div>';
const FOLDED: [what: string, around: string, html: string, families: IslandRow[]][] = [
  ['what a variation form has', 'variations_form', FORM, [extras, shopEngine]],
  [
    'a folded shipping calculator',
    'shipping-calculator-form',
    '<select class="country_to_state"></select>',
    [checkoutPage],
  ],
  [
    'what stands above a checkout',
    'woocommerce-checkout',
    '<div class="shopengine-woocommerce-info"></div><input type="password">',
    [extras, shopEngine],
  ],
];

for (const [what, around, html, families] of FOLDED) {
  test(`${what} wakes no other family, though the same HTML elsewhere does`, async ({ page }) => {
    expect(await woken(page, `<div class="${around}">${html}</div>`, families)).toEqual([]);
    const elsewhere = `${html}<div role="alert"></div><div class="shopengine-filter"></div>`;
    expect(await woken(page, elsewhere, families)).toEqual(families.map(({ name }) => name));
  });
}

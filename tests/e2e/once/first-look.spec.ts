import type { Page } from '@playwright/test';
import type { IslandRow } from '../../../src/island/types';
import { checkoutPage, extras, shopEngine } from '../../../widgets/familyRows';
import { expect, test } from '../shop';

/** What a page asks for before any interaction: no more than it needs, and nothing that is found out step by step. */

/** The demo's own header and footer have a comparison's count, and hosts that a theme names; a notice stands above. */
const AROUND = ['extras', 'shopengine', 'store-notice'];

/** The chunks that are asked for from now on. */
function watch(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/dist\/([a-z-]+?)(?:-[\da-f]{8})?\.js/.exec(request.url()) ?? [];
    if (name && !AROUND.includes(name)) asked.push(name);
  });
  return () => [...asked].sort();
}

const ALWAYS = ['alone', 'at-once', 'core', 'shop-islands'];

const PAGES: [what: string, path: string, needs: string[]][] = [
  ['a product with variations', '/product/wireless-controller/', ['product', 'variations']],
  ['a product without', '/product/ashfall-kingdoms/', ['product']],
];

for (const [what, path, needs] of PAGES) {
  test(`${what}: its form, its gallery, and no more`, async ({ page, shop }) => {
    const asked = watch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open(path);
    await shop.settled();
    expect(asked()).toEqual([...ALWAYS, ...needs].sort());
  });
}

test('a cart with a folded shipping calculator: nothing of the checkout, and what fetches a cart that the tab does not know', async ({ page, shop }) => {
  await shop.fill(101);
  const asked = watch(page);
  await shop.open('/cart/');
  await shop.settled();
  expect(asked()).toEqual([...ALWAYS, 'cart-page', 'fresh-cart'].sort());
  await page.click('.shipping-calculator-button');
  await expect.poll(asked).toContain('checkout-page');
  expect(asked()).toContain('cart');
});

/** Which of the families a page of this HTML wakes. */
async function woken(page: Page, html: string, families: readonly IslandRow[]): Promise<string[]> {
  await page.setContent(html);
  const rows = families.map(({ name, match }) => ({ name, selector: [match].flat().join() }));
  return page.evaluate((all) => all.filter(({ selector }) => document.querySelector(selector)).map(({ name }) => name), rows);
}

const FORM = '<div class="shopengine_swatches"><span class="shopengine_swatch__tooltip"></span></div><div role="alert" aria-relevant="all"></div>';
const FOLDED: [what: string, around: string, html: string, families: IslandRow[]][] = [
  ['what a variation form has', 'variations_form', FORM, [extras, shopEngine]],
  ['a folded shipping calculator', 'shipping-calculator-form', '<select class="country_to_state"></select>', [checkoutPage]],
  ['what stands above a checkout', 'woocommerce-checkout', '<div class="shopengine-woocommerce-info"></div><input type="password">', [extras, shopEngine]],
];

for (const [what, around, html, families] of FOLDED) {
  test(`${what} is no sign of another family, and elsewhere much the same is`, async ({ page }) => {
    expect(await woken(page, `<div class="${around}">${html}</div>`, families)).toEqual([]);
    const elsewhere = `${html}<div role="alert"></div><div class="shopengine-filter"></div>`;
    expect(await woken(page, elsewhere, families)).toEqual(families.map(({ name }) => name));
  });
}

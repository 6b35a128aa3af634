import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

/** What a page asks for before any interaction: no more than it needs, and nothing that is found out step by step. */

/** Chunks in the order in which they are asked for, each with the ones that were there before. */
async function watch(page: Page): Promise<() => string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/dist\/([a-z-]+?)(?:-[\da-f]{8})?\.js/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return () => [...asked].sort();
}

const ALWAYS = ['at-once', 'core', 'shop-islands'];

const PAGES: [what: string, path: string, needs: string[]][] = [
  ['a product with variations', '/product/wireless-controller/', ['product', 'variations']],
  ['a product without', '/product/ashfall-kingdoms/', ['product']],
];

for (const [what, path, needs] of PAGES) {
  test(`${what}: its form, its gallery, and no more`, async ({ page, shop }) => {
    const asked = await watch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open(path);
    await shop.settled();
    expect(asked()).toEqual([...ALWAYS, ...needs].sort());
  });
}

test('a cart with a folded shipping calculator: nothing of the checkout, and what calls need is asked for beside it', async ({ page, shop }) => {
  await shop.fill(101);
  const asked = await watch(page);
  await shop.open('/cart/');
  await shop.settled();
  expect(asked()).toEqual([...ALWAYS, 'add-to-cart', 'cart', 'mini-cart'].sort());
  await page.click('.shipping-calculator-button');
  await expect.poll(asked).toContain('checkout-page');
});

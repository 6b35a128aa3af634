/**
 * Tests a press on "Place order" while the checkout's code is late or fails once, and on a page that the browser takes
 * for hidden.
 */

import type { Page } from '@playwright/test';
import { ADDRESS } from '../../helpers/address';
import { expect, hold, type Shop, test } from '../shop';

/** All chunks that an order needs. */
const CHUNKS = ['core', 'add-to-cart', 'checkout-page', 'checkout-order'];

/** Fills in the form and presses the button without waiting for any code. */
async function press(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(ADDRESS)) await page.fill(`#billing_${name}`, value);
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
}

/** The order is placed, once, by the island or by the browser. */
async function expectOrder(page: Page, shop: Shop): Promise<void> {
  await page.waitForURL(/order-received/, { timeout: 20_000, waitUntil: 'commit' });
  expect((await shop.visitor()).orders).toHaveLength(1);
}

test.beforeEach(({ shop }) => shop.fill(118));

for (const chunk of CHUNKS) {
  const file = new RegExp(`/dist/${chunk}-[0-9a-f]+\\.js`);

  test(`an order is kept while ${chunk} is on its way, with a busy sign, and then placed once`, async ({
    page,
    shop,
  }) => {
    const release = await hold(page, file);
    await page.goto('/checkout/?provider=off');
    await press(page);
    const form = page.locator('form.checkout');
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(form).toHaveCSS('cursor', 'progress');
    await page.locator('#place_order').click();
    release();
    await expectOrder(page, shop);
  });

  test(`places the order though ${chunk} fails once`, async ({ page, shop }) => {
    // Some browsers do not load a file again that has failed once on the same page. In such a browser the form is
    // posted.
    shop.allow(/Loading failed/);
    let asked = 0;
    await page.route(file, (route) => (asked++ ? route.continue() : route.abort()));
    await page.goto('/checkout/?provider=off');
    await press(page);
    await expectOrder(page, shop);
    expect(asked).toBeGreaterThan(0);
  });
}

test('places the order in a page that the browser takes for hidden, and that is never called idle', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/checkout/?provider=off');
  await press(page);
  await expectOrder(page, shop);
});

test('an order is sent by the browser while the loader itself is on its way', async ({ page, shop }) => {
  const release = await hold(page, '**/dist/shop-islands.js');
  await page.goto('/checkout/?provider=off', { waitUntil: 'commit' });
  await press(page);
  await expectOrder(page, shop);
  release();
});

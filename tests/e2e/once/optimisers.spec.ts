/**
 * Tests shops whose pages an optimiser has changed, from the listing to the order: each call is made once, and the
 * order has its source.
 */

import type { Page } from '@playwright/test';
import { OPTIMISERS } from '../../../demo/optimisers/optimisers';
import { ADDRESS } from '../../helpers/address';
import { add, openDrawer } from '../coreFlow';
import { button, expect, type Shop, test } from '../shop';

/** The calls by which cards add products. A form posts a page instead. */
const adds = ({ calls }: Shop) => calls.filter((call) => call.startsWith('add_to_cart'));

/**
 * Waits until the islands run. A page whose scripts are all held back needs a touch for that; the browser handles that
 * touch.
 */
async function wake(page: Page, shop: Shop): Promise<void> {
  // Only from here on does the optimiser's script listen for the touch.
  await page.waitForLoadState();
  await page.mouse.move(5, 5);
  await shop.settled();
}

/** Picks a variation and adds it by the form. */
async function buyVariation(page: Page): Promise<void> {
  for (const value of ['black', 'xbox']) await page.click(`.swatch-${value}`);
  await expect(page.locator('input.variation_id')).toHaveValue('205');
  await page.click('.single_add_to_cart_button');
  await expect(page.locator('.woocommerce-message')).toContainText('has been added to your cart');
}

/** Adds products from their pages. */
async function buyOnPages(page: Page, prepare: () => Promise<void>): Promise<void> {
  await page.goto('/product/ashfall-kingdoms/');
  await page.click('.single_add_to_cart_button');
  await expect(page.locator('.woocommerce-message')).toContainText('has been added to your cart');
  await page.goto('/product/wireless-controller/');
  await prepare();
  await buyVariation(page);
}

/** A quantity and a coupon, without loading the page. */
async function useCart(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.fill('.qty >> nth=0', '3');
  await page.press('.qty >> nth=0', 'Enter');
  await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
  await page.fill('#coupon_code', 'ten');
  await page.click('[name="apply_coupon"]');
  await expect(page.locator('.cart-discount')).toContainText('ten');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

async function order(page: Page): Promise<void> {
  await page.goto('/checkout/?provider=off');
  for (const [name, value] of Object.entries(ADDRESS)) await page.fill(`#billing_${name}`, value);
  await page.click('#payment_method_bacs');
  await expect(page.locator('.payment_box.payment_method_bacs')).toBeVisible();
  await page.click('#terms');
  await page.click('#place_order');
  await page.waitForURL(/order-received/);
}

/** The modes of the demo's server, and how each prints the islands' tag. */
const visits = [
  ...['', ...Object.keys(OPTIMISERS)].map((optimiser) => ({
    optimiser,
    demo: 'jquery',
    isKept: optimiser === 'delay',
  })),
  // As the WordPress plugin prints its tag: the touch that wakes the rest of the page counts.
  ...['delay', 'rocket'].map((optimiser) => ({ optimiser, demo: 'marked', isKept: false })),
];

for (const { optimiser, demo, isKept } of visits) {
  test.describe(`${optimiser || 'no optimiser'}, ${demo}`, () => {
    test.use({ demoMode: demo });

    test('a shopper gets from the list to the order', async ({ page, shop }) => {
      const prepare = () => (isKept ? wake(page, shop) : Promise.resolve());
      await page.goto(`/shop/?optimiser=${optimiser}&utm_source=letter`);
      await prepare();
      await add(page);
      await openDrawer(page);
      expect(adds(shop)).toHaveLength(1);
      await buyOnPages(page, prepare);
      expect(await shop.cart()).toEqual({ 101: 2, 205: 1 });
      await page.goto('/cart/');
      await wake(page, shop);
      await useCart(page);
      expect(await shop.cart()).toEqual({ 101: 3, 205: 1 });
      await order(page);
      const { orders, log } = await shop.visitor();
      expect(orders.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[3, 1]]);
      expect(orders[0]?.attribution).toMatchObject({ source_type: 'utm', utm_source: 'letter' });
      const placed = log.find(({ path }) => path.includes('wc-ajax=checkout'))?.body ?? '';
      expect(
        [...new URLSearchParams(placed).keys()].filter((key) => key.startsWith('wc_order_attribution_')),
      ).toHaveLength(16);
    });
  });
}

test.describe('the first touch of a page whose scripts wait for it', () => {
  const open = async (page: Page) => {
    await page.goto('/shop/?optimiser=delay');
    await page.waitForLoadState();
  };
  /** Where the islands are held back too, the browser may follow the link. */
  const addOnce = async (page: Page, shop: Shop) => {
    await page.locator(button(102)).dispatchEvent('touchstart');
    await page.click(button(102));
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    await wake(page, shop);
    expect(await shop.cart()).toEqual({ 102: 1 });
  };

  test('adds once, although the islands wait too', async ({ page, shop }) => {
    await open(page);
    await addOnce(page, shop);
  });

  test.describe('where the islands are marked not to wait', () => {
    test.use({ demoMode: 'marked' });

    test('is handled by the islands', async ({ page, shop }) => {
      await open(page);
      await addOnce(page, shop);
      expect(adds(shop)).toHaveLength(1);
    });
  });
});

test('a minified page has the same elements and attributes', async ({ page }) => {
  await page.goto('/shop/');
  const differences = await page.evaluate(async () => {
    const parse = async (path: string) =>
      new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    const shapeOf = (document: Document) =>
      [...document.body.querySelectorAll('*')].map(
        (one) => `${one.tagName} ${[...one.attributes].map(({ name, value }) => `${name}=${value}`)}`,
      );
    const [before, after] = [
      shapeOf(await parse('/product/wireless-controller/?optimiser=')),
      shapeOf(await parse('/product/wireless-controller/?optimiser=minify')),
    ];
    return [before.length > 100, before.filter((one, place) => one !== after[place])];
  });
  expect(differences).toEqual([true, []]);
});

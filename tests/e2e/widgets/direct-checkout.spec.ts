import type { Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

const link = (page: Page, id: number) => page.locator(`.products .shopengine_direct_checkout[data-product_id="${id}"]`);
const lines = (page: Page) => page.locator('.woocommerce-checkout-review-order-table .cart_item');

test.describe('direct checkout', () => {
  test('adds the product once and shows the checkout, however often it is pressed', async ({ page, shop }) => {
    await shop.open('/shop/');
    const release = await hold(page, '**/?wc-ajax=add_to_cart');
    await link(page, 101).dblclick();
    await expect(link(page, 101)).toHaveClass(/\bloading\b/);
    await link(page, 101).click();
    release();
    await page.waitForURL('**/checkout/');
    await expect(lines(page)).toHaveText([/Ashfall Kingdoms ×\s1/]);
    expect(shop.names().filter((name) => name === 'add_to_cart')).toHaveLength(1);
    expect(await shop.cart()).toEqual({ 101: 1 });
    await page.reload();
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('waits for earlier adds, and does so for a press before its code has come, too', async ({ page, shop }) => {
    await shop.fault({ on: 'add_to_cart', delay: 300 });
    await page.goto('/shop/');
    await page.click('.ajax_add_to_cart[data-product_id="102"]');
    await link(page, 101).click();
    await page.waitForURL('**/checkout/');
    await expect(lines(page)).toHaveCount(2);
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
  });

  test('lets the server add the product where calls fail', async ({ page, shop }) => {
    await shop.open('/shop/');
    await shop.fault({ on: 'add_to_cart', status: 500, times: 2 });
    await link(page, 101).click();
    await page.waitForURL('**/checkout/');
    await expect(lines(page)).toHaveText([/Ashfall Kingdoms ×\s1/]);
    expect(await shop.cart()).toEqual({ 101: 1 });
  });
});

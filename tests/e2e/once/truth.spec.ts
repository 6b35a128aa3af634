/**
 * Tests that the cart shown to the shopper is the real one, even if other scripts clear the storage or use up the
 * browser's room for calls.
 */

import type { Page } from '@playwright/test';
import { ADDRESS } from '../../helpers/address';
import { button, expect, hold, test } from '../shop';

/** Notes that this page has not been loaded again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

test('two adds succeed though a script empties sessionStorage meanwhile', async ({ page, shop }) => {
  await shop.open('/shop/');
  const release = await hold(page, '**/*add_to_cart*');
  await page.click(button(101));
  await page.click(button(102));
  await page.evaluate(() => sessionStorage.clear());
  release();
  for (const id of [101, 102]) await expect(page.locator(button(id))).toHaveClass(/added/);
  expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
});

test('an add succeeds though other scripts have used up the browser’s room for keepalive calls', async ({
  page,
  shop,
}) => {
  await page.route('**/never', () => {});
  await shop.open('/shop/');
  await page.evaluate(() => void fetch('/never', { method: 'POST', keepalive: true, body: 'x'.repeat(65_530) }));
  await page.click(button(101));
  await expect(page.locator(button(101))).toHaveClass(/added/);
  expect(await shop.cart()).toEqual({ 101: 1 });
});

test('a quantity that is pressed in the drawer just before Back is in the cart', async ({ page, shop }) => {
  await shop.fill(101);
  await page.goto('/');
  await shop.open('/shop/');
  await page.click('[data-drawer]');
  await page.getByRole('dialog').getByRole('button', { name: 'One more of' }).click();
  await page.goBack();
  await expect.poll(shop.cart).toEqual({ 101: 2 });
});

test('the last row’s removal is said above the empty cart, and Undo brings it back, on the same page', async ({
  page,
  shop,
}) => {
  await shop.fill(101);
  await shop.open('/cart/');
  await mark(page);
  await page.click('.product-remove a');
  await expect(page.locator('.woocommerce-message')).toContainText('removed');
  await expect(page.locator('.cart-empty')).toBeVisible();
  await page.click('.restore-item');
  await expect(page.locator('.qty')).toHaveValue('1');
  await expect(page.locator('.cart_totals')).toBeVisible();
  expect(await isSame(page)).toBe(true);
  // The form is an island's again.
  await page.fill('.qty', '2');
  await page.click('[name="update_cart"]');
  await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
  expect([await isSame(page), await shop.cart()]).toEqual([true, { 101: 2 }]);
});

test('a checkout whose nonces are old keeps its texts, and gets its totals and its order by “Try again”', async ({
  page,
  shop,
}) => {
  await shop.fill(118);
  await shop.open('/checkout/?provider=off');
  for (const [name, value] of Object.entries(ADDRESS)) await page.fill(`#billing_${name}`, value);
  await page.locator('#terms').check();
  await shop.settled();
  await mark(page);
  await shop.expireNonces();
  await page.fill('#billing_postcode', 'LS2 2BB');
  await page.locator('#billing_postcode').blur();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.shop-islands-review-error')).toHaveCount(0);
  await shop.settled();
  await expect(page.locator('#billing_address_1')).toHaveValue('1 High Street');
  expect(await isSame(page)).toBe(true);
  await page.locator('#place_order').click();
  await page.waitForURL(/order-received/);
});

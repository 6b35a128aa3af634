/** Tests which calls are made by the cart page, and by pages that show nothing of the cart. */
import type { Page } from '@playwright/test';
import { openCart } from '../openCart';
import { button, expect, test } from '../shop';

/** Removes every part that shows the cart from the pages, and the settings of WooCommerce's fragments script. */
const withoutCart = (page: Page) =>
  page.route(/\/(shop|about)\//, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/<a class="cart-contents"[\s\S]*?<\/a>/g, '')
      .replaceAll('widget_shopping_cart', 'no-cart')
      .replaceAll('wc_cart_fragments_params', 'no_params');
    await route.fulfill({ response: answer, body: html });
  });

test('a page that shows no cart does not fetch it, not even after a product is added there', async ({ page, shop }) => {
  await withoutCart(page);
  await shop.fill(101);
  await shop.open('/shop/');
  expect(await page.locator('.cart-contents, .widget_shopping_cart_content').count()).toBe(0);
  expect(shop.names()).toEqual([]);
  await page.click(button(102));
  await expect(page.locator('.added_to_cart')).toHaveCount(1);
  await shop.settled();
  await shop.open('/shop/');
  expect(shop.names()).toEqual(['add_to_cart']);
});

test('an update in the second of two cart forms is shown in both', async ({ page, shop }) => {
  await page.route(/\/cart\/$/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const [form = ''] = html.match(/<form class="woocommerce-cart-form[\s\S]*?<\/form>/) ?? [];
    await route.fulfill({
      response: answer,
      body: html.replace(
        '<div class="cart-collaterals">',
        `<div class="wide">${form}</div><div class="cart-collaterals">`,
      ),
    });
  });
  await openCart(shop, 101);
  const forms = page.locator('.woocommerce-cart-form');
  await expect(forms).toHaveCount(2);
  await forms.nth(1).locator('.qty').fill('3');
  await forms.nth(1).locator('[name="update_cart"]').click();
  for (const index of [0, 1]) await expect(forms.nth(index).locator('td.product-subtotal')).toContainText('119.97');
  expect(await shop.cart()).toEqual({ 101: 3 });
});

import { expect, test } from '../shop';

test('after Back, a listing names the order that it has, and can be sorted again', async ({ page, shop }) => {
  await shop.open('/shop/');
  const order = page.locator('.orderby');
  const printed = await order.inputValue();
  await order.selectOption('price');
  await page.waitForURL(/orderby=price/);
  await page.goBack({ waitUntil: 'load' });
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect(order).toHaveValue(printed);
  await order.selectOption('price');
  await page.waitForURL(/orderby=price/);
});

test('a listing is sorted by the browser where the code of the islands cannot be loaded', async ({ page, shop }) => {
  shop.allow(/core|Failed to fetch|ERR_FAILED|Loading failed/i);
  await page.route('**/dist/core-*.js', (route) => route.abort());
  await page.goto('/shop/');
  await page.locator('.orderby').selectOption('price');
  await page.waitForURL(/orderby=price/);
});

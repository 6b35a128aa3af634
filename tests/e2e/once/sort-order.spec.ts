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

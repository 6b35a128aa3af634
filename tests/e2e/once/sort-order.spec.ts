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

test.describe('beside a jQuery', () => {
  test.use({ demoMode: 'jquery' });

  test('an order that a theme’s own list chooses through jQuery alone sorts a page that sleeps', async ({
    page,
    shop,
  }) => {
    await page.goto('/shop/');
    expect(shop.calls).toEqual([]);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery(selector: string): { val(value: string): { trigger(type: string): void } };
      };
      jQuery('.orderby').val('price').trigger('change');
    });
    await page.waitForURL(/orderby=price/);
  });

  test('a way of shipping that a script chooses through jQuery alone is sent once', async ({ page, shop }) => {
    await shop.fill(101);
    await page.goto('/cart/');
    await shop.visitor();
    shop.calls.length = 0;
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery(selector: string): { first(): { prop(name: string, value: boolean): { trigger(type: string): void } } };
      };
      jQuery('.cart_totals input.shipping_method:not(:checked)').first().prop('checked', true).trigger('change');
    });
    await expect.poll(() => shop.names()).toContain('update_shipping_method');
    await shop.settled();
    expect(shop.names().filter((name) => name === 'update_shipping_method')).toHaveLength(1);
  });
});

test('a listing is sorted by the browser where the code of the islands cannot be loaded', async ({ page, shop }) => {
  shop.allow(/core|Failed to fetch|ERR_FAILED|Loading failed/i);
  await page.route('**/dist/core-*.js', (route) => route.abort());
  await page.goto('/shop/');
  await page.locator('.orderby').selectOption('price');
  await page.waitForURL(/orderby=price/);
});

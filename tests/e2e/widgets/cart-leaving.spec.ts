import { button, expect, test } from '../shop';

const PRODUCTS = [101, 102, 104];

test.describe('three taps, after which the shopper leaves', () => {
  for (const delay of [0, 150, 400]) {
    test(`add three games to the cart when the shopper leaves after ${delay} ms`, async ({ page, shop }) => {
      await page.goto('/shop/');
      await page.locator(button(101)).waitFor();
      // A shop that takes its time: two or three adds are still waiting when the shopper leaves.
      await shop.fault({ on: 'add_to_cart', delay: 250, times: 3 });
      await page.evaluate(
        ([selectors, pause]) => {
          for (const selector of selectors as string[]) document.querySelector<HTMLElement>(selector)?.click();
          setTimeout(() => location.assign('/product/nightcourier/'), pause as number);
        },
        [PRODUCTS.map(button), delay],
      );
      await page.waitForURL('**/product/nightcourier/');
      await expect.poll(shop.cart).toEqual({ 101: 1, 102: 1, 104: 1 });
      await expect(page.locator('a.cart-contents .count')).toHaveText('3');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shop-islands:adds'))).toBeNull();
      // And no more come.
      await page.reload();
      await shop.settled();
      expect(await shop.cart()).toEqual({ 101: 1, 102: 1, 104: 1 });
    });
  }

  test('add three games even before the code has loaded', async ({ page, shop }) => {
    await page.route('**/add-to-cart-*.js', async (route) => {
      if (page.url().endsWith('/shop/')) await new Promise(() => {});
      else await route.continue();
    });
    await page.goto('/shop/');
    for (const id of PRODUCTS) await page.click(button(id));
    await expect(page.locator(button(101))).toHaveClass(/loading/);
    await page.evaluate(() => location.assign('/product/nightcourier/'));
    await page.waitForURL('**/product/nightcourier/');
    await expect.poll(shop.cart).toEqual({ 101: 1, 102: 1, 104: 1 });
  });

  test('an add whose answer is lost on the way is not done again', async ({ page, shop }) => {
    await page.goto('/shop/');
    await shop.fault({ on: 'add_to_cart', after: { delay: 1200 } });
    await page.click(button(101));
    await expect.poll(shop.cart).toEqual({ 101: 1 });
    await page.evaluate(() => location.assign('/product/nightcourier/'));
    await page.waitForURL('**/product/nightcourier/');
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shop-islands:adds'))).toBeNull();
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('an add that waits when two others have failed is done by the next page, where the buttons are plain links', async ({
    page,
    shop,
  }) => {
    shop.allow(/\[shop-islands\]/);
    await shop.open('/shop/');
    await page.evaluate(() => {
      const fields = { product_id: '101', quantity: '1' };
      sessionStorage.setItem('shop-islands:disarmed', ',add-to-cart,');
      sessionStorage.setItem('shop-islands:adds', JSON.stringify([{ id: 'x', at: Date.now(), fields }]));
    });
    await page.reload();
    await expect.poll(shop.cart).toEqual({ 101: 1 });
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    expect(await page.evaluate(() => sessionStorage.getItem('shop-islands:adds'))).toBeNull();
  });

  test('taps that are older than a minute are dropped, and a notice tells the shopper', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => {
      const fields = { product_id: '101', quantity: '1' };
      sessionStorage.setItem('shop-islands:adds', JSON.stringify([{ id: 'x', at: Date.now() - 61_000, fields }]));
    });
    await shop.open('/shop/');
    await expect(page.locator('.shop-islands-notice')).toContainText('1 product was not added to your cart in time.');
    expect(await shop.cart()).toEqual({});
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shop-islands:adds'))).toBeNull();
  });
});

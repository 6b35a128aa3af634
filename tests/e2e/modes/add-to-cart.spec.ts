import type { ShopIslands } from '../../../src/island/types';
import { takeMoved, watchMoves } from '../moved';
import { button, expect, hold, test } from '../shop';

test.describe('a card’s button', () => {
  test('adds its product by one call, and the page shows it', async ({ page, shop }) => {
    await shop.open('/shop/');
    expect(shop.calls).toEqual([]);
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    await expect(page.locator(button(101))).not.toHaveClass(/loading/);
    await expect(page.locator(`${button(101)} + .added_to_cart.wc-forward`)).toHaveText('View cart');
    await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
      '“Ashfall Kingdoms” has been added to your cart',
    );
    expect(shop.names()).toEqual(['add_to_cart']);
    expect(shop.calls[0]).toContain('product_id=101');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('says that it is loading within a frame of the tap', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.hover(button(101));
    await page.evaluate(() => (window.shopIslands as ShopIslands).wake('add-to-cart'));
    await shop.fault({ on: 'add_to_cart', delay: 500 });
    const isLoading = await page.locator(button(101)).evaluate(
      (element) =>
        new Promise((resolve) => {
          (element as HTMLElement).click();
          requestAnimationFrame(() => resolve(element.classList.contains('loading')));
        }),
    );
    expect(isLoading).toBe(true);
    await expect(page.locator(button(101))).toHaveClass(/added/);
  });

  test('pressed twice is one add; pressed again later is another', async ({ page, shop }) => {
    await shop.open('/shop/');
    const release = await hold(page, /wc-ajax=add_to_cart/);
    await page.dblclick(button(101));
    release();
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(await shop.cart()).toEqual({ 101: 1 });
    await page.click(button(101));
    await expect(page.locator('a.cart-contents .count')).toHaveText('2');
    expect(shop.names()).toEqual(['add_to_cart', 'add_to_cart']);
    await expect(page.locator('.added_to_cart')).toHaveCount(1);
  });

  test('and two others pressed quickly are three calls, one at a time, in order', async ({ page, shop }) => {
    await shop.open('/shop/');
    await shop.fault({ on: 'add_to_cart', delay: 150, times: 3 });
    let running = 0;
    let most = 0;
    page.on('request', (request) => request.url().includes('add_to_cart') && (most = Math.max(most, ++running)));
    page.on('requestfinished', (request) => request.url().includes('add_to_cart') && running--);
    for (const id of [102, 101, 104]) await page.click(button(id));
    await expect(page.locator('a.cart-contents .count')).toHaveText('3');
    expect(shop.calls.map((call) => call.match(/product_id=(\d+)/)?.[1])).toEqual(['102', '101', '104']);
    expect(most).toBe(1);
  });

  test('works by keyboard, with Enter and with Space', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.focus(button(101));
    await page.keyboard.press('Enter');
    await expect(page.locator(button(101))).toHaveClass(/added/);
    await page.focus(button(102));
    await page.keyboard.press('Space');
    await expect(page.locator(button(102))).toHaveClass(/added/);
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
  });

  test('of a variable product, or with a modifier key, stays a link', async ({ page, shop, context }) => {
    await shop.open('/product-category/goods/');
    const opened = context.waitForEvent('page');
    await page.click(button(137), { modifiers: ['ControlOrMeta'] });
    await opened;
    await expect.poll(shop.cart).toEqual({ 137: 1 });
    expect(shop.names()).not.toContain('add_to_cart');
    await page.click('.product_type_variable');
    await expect(page).toHaveURL(/\/product\/wireless-controller\//);
  });

  test('that the server refuses goes to the product’s page', async ({ page, shop }) => {
    await shop.open('/shop/');
    for (let time = 0; time < 3; time++) {
      await page.click(button(103));
      await expect(page.locator('a.cart-contents .count')).toHaveText(String(time + 1));
    }
    await page.click(button(103));
    await expect(page).toHaveURL(/problem=103/);
    await expect(page.locator('.woocommerce-error')).toContainText('only 3 left');
  });

  test('goes to the cart where the shop wants that', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => {
      const { shopIslands, wc_add_to_cart_params } = window as never as {
        shopIslands: { config: { globals?: Record<string, object> } };
        wc_add_to_cart_params?: object;
      };
      Object.assign(wc_add_to_cart_params ?? {}, { cart_redirect_after_add: 'yes' });
      Object.assign(shopIslands.config.globals?.wc_add_to_cart_params ?? {}, { cart_redirect_after_add: 'yes' });
    });
    await page.click(button(101));
    await expect(page).toHaveURL(/\/cart\/$/);
    await expect(page.locator('.cart_item')).toHaveCount(1);
  });

  test('causes no layout shift while islands mount', async ({ page, shop }) => {
    const release = await hold(page, '**/dist/*.js');
    await watchMoves(page);
    await page.goto('/shop/', { waitUntil: 'commit' });
    await expect(page.locator('.site-footer')).toBeVisible();
    // Movements while the page itself loads are not caused by islands.
    await takeMoved(page);
    release();
    await shop.settled();
    expect(await takeMoved(page)).toEqual([]);
  });
});

test.describe('a product page’s form', () => {
  test('is a plain POST', async ({ page, shop }) => {
    await shop.open('/product/nightcourier/');
    await page.click('.single_add_to_cart_button');
    await expect(page.locator('.woocommerce-message')).toContainText('has been added');
    expect(shop.names()).not.toContain('add_to_cart');
    expect(await shop.cart()).toEqual({ 102: 1 });
  });

  test('that opted in adds in place', async ({ page, shop }) => {
    await shop.open('/product/nightcourier/');
    await page.locator('form.cart').evaluate((form) => form.setAttribute('data-ajax', ''));
    await page.fill('.qty', '2');
    await page.click('.single_add_to_cart_button');
    await expect(page.locator('a.cart-contents .count')).toHaveText('2');
    expect(shop.names()).toEqual(['add_to_cart']);
    expect(await shop.cart()).toEqual({ 102: 2 });
  });

  test('that opted in and has nothing chosen is left to the browser', async ({ page, shop }) => {
    await shop.open('/product/glasswing-saga/');
    await page.locator('form.cart').evaluate((form) => form.setAttribute('data-ajax', ''));
    await page.selectOption('select', 'deluxe');
    await page.click('.single_add_to_cart_button');
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    expect(await shop.cart()).toEqual({ 213: 1 });
  });
});

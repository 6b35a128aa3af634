import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { at, EACH, inWays, noteCalls, type Way } from '../realShop';

/**
 * A real WordPress shop, named by REAL_SHOP_URL, whose pages take `?scripts=original|both|islands`. In `both`, the
 * plugins' own scripts are there too: each action of a shopper must still cause one request.
 */

/** Opens a page in a way of loading scripts, and notes the calls that it makes from then on. */
async function open(page: Page, path: string, way: Way): Promise<string[]> {
  await page.goto(at(path, way));
  await page.waitForLoadState('networkidle');
  return noteCalls(page);
}

const buttons = '.products .ajax_add_to_cart';
const miniCart = '.widget_shopping_cart_content';
const items = `${miniCart} .mini_cart_item`;
const first = (page: Page, selector: string) => page.locator(selector).first();
const isRead = (context: BrowserContext, name: string) =>
  context.cookies().then((cookies) => cookies.some((cookie) => cookie.name === name));

/** Puts products into the cart by their links. */
async function fill(page: Page, count: number, way: Way): Promise<void> {
  await page.goto(at('/shop/', way));
  const ids = await page
    .locator(buttons)
    .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.product_id));
  for (const id of ids.slice(0, count)) await page.goto(`/shop/?add-to-cart=${id}`);
}

inWays('shop', ['original', 'both'], (way) => {
  test('a script’s click on a card’s button, by jQuery, adds once', async ({ page }) => {
    const calls = await open(page, '/shop/', way);
    await page.evaluate(
      (selector) => (window as never as { jQuery(target: string): JQuery }).jQuery(selector).first().trigger('click'),
      buttons,
    );
    await expect(first(page, buttons)).toHaveClass(/added/);
    await expect(first(page, items)).toBeAttached();
    expect(calls.filter((call) => call === 'add_to_cart')).toHaveLength(1);
  });
});

inWays('shop', EACH, (way) => {
  test('a card’s button adds by one request, and the mini-cart shows it', async ({ page, context }) => {
    const calls = await open(page, '/shop/', way);
    await first(page, buttons).click();
    await expect(first(page, buttons)).toHaveClass(/added/);
    await expect(first(page, buttons)).not.toHaveClass(/loading/);
    await expect(page.locator(`${buttons} + .added_to_cart`)).toHaveText('View cart');
    await expect(first(page, items)).toBeAttached();
    expect(calls.filter((call) => call === 'add_to_cart')).toHaveLength(1);
    expect(calls.filter((call) => call === 'get_refreshed_fragments')).toHaveLength(0);
    expect(await isRead(context, 'woocommerce_cart_hash')).toBe(true);
  });

  test('three quick adds are three requests, in order', async ({ page }) => {
    await open(page, '/shop/', way);
    const bodies: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('wc-ajax=add_to_cart') && bodies.push(request.postData() ?? ''),
    );
    const ids = await page
      .locator(buttons)
      .evaluateAll((all) => all.slice(0, 3).map((button) => (button as HTMLElement).dataset.product_id));
    for (const index of [0, 1, 2]) await page.locator(buttons).nth(index).click();
    await expect(page.locator(miniCart).first().locator('.mini_cart_item')).toHaveCount(3);
    expect(bodies.map((body) => new URLSearchParams(body).get('product_id'))).toEqual(ids);
  });

  test('a removal from the mini-cart is one request', async ({ page }) => {
    await fill(page, 2, way);
    const calls = await open(page, '/shop/', way);
    await expect(page.locator(miniCart).first().locator('.mini_cart_item')).toHaveCount(2);
    await page.locator(`${items} a.remove`).first().dispatchEvent('click');
    await expect(page.locator(miniCart).first().locator('.mini_cart_item')).toHaveCount(1);
    expect(calls.filter((call) => call === 'remove_from_cart')).toHaveLength(1);
  });

  test('the second page view shows the cached cart without a request, and another tab follows', async ({
    page,
    context,
  }) => {
    await open(page, '/shop/', way);
    await first(page, buttons).click();
    await expect(first(page, items)).toBeAttached();
    await page.waitForLoadState('networkidle');
    const second = noteCalls(page);
    await page.goto('/shop/page/2/');
    await page.waitForLoadState('networkidle');
    await expect(first(page, items)).toBeAttached();
    expect(second).toEqual([]);
    const other = await context.newPage();
    await other.goto('/shop/');
    await other.waitForLoadState('networkidle');
    await other.locator(buttons).nth(1).click();
    await expect(other.locator(miniCart).first().locator('.mini_cart_item')).toHaveCount(2);
    await expect(page.locator(miniCart).first().locator('.mini_cart_item')).toHaveCount(2);
  });

  test('the cart page updates a quantity by one POST', async ({ page }) => {
    await fill(page, 1, way);
    const calls = await open(page, '/cart/', way);
    await page.fill('.qty', '3');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-message')).toContainText('Cart updated');
    await expect(page.locator('.qty')).toHaveValue('3');
    expect(calls.filter((call) => call === 'POST /cart/')).toHaveLength(1);
  });

  test('the cart page applies a coupon by one call, and tells of a wrong one', async ({ page }) => {
    await fill(page, 1, way);
    const calls = await open(page, '/cart/', way);
    await page.fill('#coupon_code', 'wrong');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.coupon-error-notice')).toContainText('wrong');
    // The original script posts the form then, and replaces it.
    await expect(page.locator('.processing, .blockUI')).toHaveCount(0);
    await expect(page.locator('#coupon_code')).toHaveValue('wrong');
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.cart-discount')).toBeVisible();
    expect(calls.filter((call) => call === 'apply_coupon')).toHaveLength(2);
  });

  test('the cart page removes an item by one request', async ({ page }) => {
    await fill(page, 2, way);
    const removals: string[] = [];
    await open(page, '/cart/', way);
    page.on('request', (request) => request.url().includes('remove_item') && removals.push(request.url()));
    await page.click('.product-remove a >> nth=0');
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await expect(page.locator('.woocommerce-message')).toContainText('removed');
    expect(removals).toHaveLength(1);
  });

  test('the store notice is dismissed without a request', async ({ page, context }) => {
    const calls = await open(page, '/shop/', way);
    const notice = page.locator('.woocommerce-store-notice');
    await expect(notice).toBeVisible();
    await page.click('.woocommerce-store-notice__dismiss-link');
    await expect(notice).toBeHidden();
    expect(calls).toEqual([]);
    expect((await context.cookies()).find(({ name }) => name.startsWith('store_notice'))).toMatchObject({
      value: 'hidden',
      path: '/',
      expires: -1,
    });
  });

  test('the sort order navigates once', async ({ page }) => {
    await open(page, '/shop/', way);
    const navigations: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && navigations.push(request.url()));
    await page.selectOption('.orderby', 'price');
    await page.waitForURL(/orderby=price/);
    expect(navigations).toHaveLength(1);
  });
});

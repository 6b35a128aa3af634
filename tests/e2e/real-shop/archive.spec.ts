import { expect, type Page, test } from '@playwright/test';
import { at, difference, EACH, inWays } from '../realShop';

/**
 * ShopEngine's archive and sort order on a page of a real WordPress shop, named by REAL_SHOP_URL, whose pages take
 * `?scripts=original|both|islands`. The page has the widgets and no products. In `both`, ShopEngine's own script is
 * there too: a choice is still one call.
 */

const PAGE = '/widgets-shop/';
const sort = (page: Page) => page.locator('.shopengine-filter-orderby select.orderby');
const block = (page: Page) => page.locator('.shopengine-archive-products');

/** Calls for the page itself, as its scripts make them. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === PAGE && !request.isNavigationRequest()) calls.push(search);
  });
  return calls;
}

inWays('shop', EACH, (way) => {
  test('a sort order is one call, and shown in place', async ({ page }) => {
    await page.goto(at(PAGE, way));
    await page.waitForLoadState('networkidle');
    const calls = noteCalls(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await sort(page).selectOption('price');
    await expect(page).toHaveURL(`${at(PAGE, way)}${way === 'plugin' ? '?' : '&'}orderby=price`);
    await expect(block(page)).not.toHaveClass(/is-loading/);
    await expect(block(page)).toContainText('No products were found');
    expect(calls).toEqual([new URL(page.url()).search]);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

inWays('shop', ['islands'], (way) => {
  test(
    'Back brings the earlier sort order back',
    difference('ShopEngine’s own script, which works with both and with the plugin, does not follow Back.'),
    async ({ page }) => {
      await page.goto(at(PAGE, way));
      await page.waitForLoadState('networkidle');
      await sort(page).selectOption('price');
      await expect(page).toHaveURL(/orderby=price/);
      await page.goBack();
      await expect(sort(page)).toHaveValue('menu_order');
      await expect(block(page)).not.toHaveAttribute('aria-busy');
    },
  );
});

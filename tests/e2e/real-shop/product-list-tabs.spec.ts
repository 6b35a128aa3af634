import { expect, type Page, test } from '@playwright/test';
import { at, EACH, inWays, type Way } from '../realShop';

/**
 * The filterable product list of a real WordPress shop, named by REAL_SHOP_URL, whose page /widgets-shop/ takes
 * `?scripts=original|both|islands`. The shop's list has no tabs, so the tests add them to the page, and the shop
 * answers their calls.
 */

const tab = (name: string, products: string, isActive = false) =>
  `<li class="filter-nav-item"><button title="Navigation Item" class="filter-nav-link ${isActive ? 'active' : ''}" data-filter-uid="${name}1" data-product-list='${products}' data-product-order="DESC" data-product-order-by="date">${name}</button></li>`;

/** Opens the page with three tabs for the first products that it shows, and notes the calls. */
async function open(page: Page, way: Way): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('filter_cat_products'))
      asked.push(`${request.method()} ${url.searchParams.getAll('products[]').length}`);
  });
  await page.route('**/widgets-shop/*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const ids = [...new Set([...html.matchAll(/data-product_id="(\d+)"/g)].map(([, id]) => id))].slice(0, 2);
    const tabs = tab('first', '[]', true) + tab('second', JSON.stringify(ids)) + tab('third', '');
    const body = html
      .replace(/(<div class="filter-nav">\s*<ul>)/, `$1${tabs}`)
      .replace(/(filtered-product-list active) /, '$1 filter-first1');
    await route.fulfill({ response, body });
  });
  await page.goto(at('/widgets-shop/', way));
  await page.waitForLoadState('networkidle');
  return asked;
}

const list = (page: Page) => page.locator('.filtered-product-list.active');
const items = (page: Page) => list(page).locator('.shopengine-single-product-item');

inWays('shop', EACH, (way) => {
  test('a tab is filled by one call', async ({ page }) => {
    const asked = await open(page, way);
    const before = await items(page).count();
    await page.locator('.filter-nav-link', { hasText: 'second' }).click();
    await expect(page.locator('.filter-second1.active')).toBeVisible();
    await expect(items(page)).toHaveCount(2);
    await expect(page.locator('.shopengine-filterable-product-wrap')).not.toHaveClass(/is-loading/);
    await page.locator('.filter-nav-link', { hasText: 'first' }).click();
    await expect(items(page)).toHaveCount(before);
    await page.locator('.filter-nav-link', { hasText: 'second' }).click();
    await expect(items(page)).toHaveCount(2);
    await page.locator('.filter-nav-link', { hasText: 'third' }).click();
    await expect(list(page)).toHaveText(/No products were found/);
    expect(asked).toEqual(['GET 2', 'GET 0']);
  });
});

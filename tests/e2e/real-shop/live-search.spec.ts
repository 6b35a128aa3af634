import { expect, type Page, test } from '@playwright/test';
import { at, inWays, type Way } from '../realShop';

/**
 * The live search of a real WordPress shop, named by REAL_SHOP_URL, whose page /widgets-shop/ takes
 * `?scripts=original|both|islands`. In `both`, ShopEngine's own script searches, alone.
 */

const form = (page: Page) => page.locator('.shopengine-search-form');
const input = (page: Page) => form(page).locator('[name="s"]');
const titles = (page: Page) => form(page).locator('.shopengine-search-product__item--title');

/** Opens the page, and notes the terms and categories that are sent. */
async function open(page: Page, way: Way): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.includes('advanced-search')) return;
    const { s, product_cat, nonce } = Object.fromEntries(url.searchParams);
    asked.push(
      `${request.method()} ${s}/${product_cat} ${nonce && nonce === request.headers()['x-wp-nonce'] ? 'with its nonce' : 'without'}`,
    );
  });
  await page.goto(at('/widgets-shop/', way));
  await page.waitForLoadState('networkidle');
  return asked;
}

inWays('shop', ['islands'], (way) => {
  test('the search shows what is found, in a category too, by one call each', async ({ page }) => {
    const asked = await open(page, way);
    await input(page).pressSequentially('GAME 3');
    await expect(titles(page).first()).toBeVisible();
    await expect(titles(page).locator('strong').first()).toHaveText('Game 3');
    await expect(form(page)).not.toHaveClass(/is-loading/);
    await form(page).locator('select').selectOption({ label: 'Gift cards' });
    await expect.poll(() => asked.length).toBe(2);
    await expect(form(page)).not.toHaveClass(/is-loading/);
    expect(asked).toEqual(['GET GAME 3/ with its nonce', expect.stringMatching(/^GET GAME 3\/\d+ with its nonce$/)]);
    const box = await form(page).locator('.shopengine-search-result-container').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(500);
  });
});

inWays('shop', ['islands'], (way) => {
  test('the search leads to a result, and to the search page, by Enter', async ({ page }) => {
    await open(page, way);
    await input(page).fill('controller');
    await expect(titles(page).first()).toBeVisible();
    await input(page).press('ArrowDown');
    await input(page).press('Enter');
    await page.waitForURL('**/product/controller/');
    await open(page, way);
    await input(page).fill('game 3');
    await input(page).press('Enter');
    await page.waitForURL(
      (url) => url.searchParams.get('s') === 'game 3' && url.searchParams.get('post_type') === 'product',
    );
    await expect(page.locator('body')).toHaveClass(/woocommerce/);
  });
});

inWays('shop', ['both', 'plugin'], (way) => {
  test('the search is left to ShopEngine’s own script where that is there: one call', async ({ page }) => {
    const asked = await open(page, way);
    await input(page).hover();
    await input(page).pressSequentially('controller', { delay: 10 });
    await expect(titles(page).first()).toBeVisible();
    await expect(input(page)).not.toHaveAttribute('role', 'combobox');
    expect(asked).toEqual(['GET controller/ with its nonce']);
  });
});

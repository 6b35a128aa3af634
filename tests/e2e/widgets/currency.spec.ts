import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const switcher = (page: Page) => page.getByLabel('Currency');
const content = '.widget_shopping_cart_content';

/** Addresses of the documents that the page asks for from now on. */
function watchVisits(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) visits.push(pathname + search);
  });
  return visits;
}

/** Opens a page, and waits until the switcher's code is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.shopengine-currency-switcher')).toHaveAttribute('data-island-status', 'ready');
}

test.describe('the currency switcher', () => {
  test('shows the same page in the chosen currency, by one visit, and keeps the rest of the address', async ({
    page,
  }) => {
    await open(page, '/games/page/2/?orderby=price&currency=USD#content');
    await expect(page.locator('.archive-product-container .price').first()).toContainText('$');
    const visits = watchVisits(page);
    await switcher(page).selectOption('EUR');
    await expect(page.locator('.archive-product-container .price').first()).toContainText('€');
    await expect(switcher(page)).toHaveValue('EUR');
    await expect(page).toHaveURL(/\/games\/page\/2\/\?orderby=price&currency=EUR$/);
    expect(visits).toEqual(['/games/page/2/?orderby=price&currency=EUR']);
  });

  test('brings the cart in the same currency, by one call, and keeps it for the next page', async ({ page, shop }) => {
    await open(page, '/games/');
    await page.locator('.archive-product-container .ajax_add_to_cart').first().click();
    await expect(page.locator(content)).toContainText('£');
    await open(page, '/games/page/2/');
    await expect(page.locator(content)).toContainText('£');
    const carts = () => shop.names().filter((name) => name === 'get_refreshed_fragments').length;
    expect(carts()).toBe(0);
    await switcher(page).selectOption('EUR');
    await expect(page).toHaveURL(/currency=EUR/);
    await expect.poll(carts).toBe(1);
    await expect(page.locator(content)).toContainText('€');
    await page.goto('/shop/');
    await expect(page.locator('.products .price').first()).toContainText('€');
    await expect(page.locator(content)).toContainText('€');
    await expect(page.locator('.updating')).toHaveCount(0);
    expect(carts()).toBe(1);
  });
});

import type { Page } from '@playwright/test';
import { button, expect, type Shop, test } from '../shop';

/**
 * Tests carts that were kept in one currency and are shown in another. tests/e2e/widgets/currency.spec.ts tests the
 * usual use.
 */

const CONTENT = '.widget_shopping_cart_content';

const switcher = (page: Page) => page.getByLabel('Currency');
const cart = (page: Page) => page.locator(CONTENT);
const refreshes = ({ names }: Shop) => names().filter((name) => name === 'get_refreshed_fragments').length;

/** Opens a page, and waits until the switcher's code is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.shopengine-currency-switcher')).toHaveAttribute('data-island-status', 'ready');
}

/** Puts a game into the cart, in pounds, on a page without a currency switcher. */
async function fill(page: Page, shop: Shop): Promise<void> {
  await shop.open('/shop/');
  await page.click(button(101));
  await expect(cart(page)).toContainText('£');
}

test.describe('a cart that was kept in pounds', () => {
  test('is in euros after a link with the currency in its address, on pages without a switcher too', async ({
    page,
    shop,
  }) => {
    await fill(page, shop);
    await page.evaluate(() => {
      const link = document.body.appendChild(
        Object.assign(document.createElement('a'), { href: '/shop/page/2/?currency=EUR', textContent: 'Euros' }),
      );
      link.click();
    });
    await page.waitForURL('**/shop/page/2/?currency=EUR');
    await expect(cart(page)).toContainText('€');
    await expect.poll(() => refreshes(shop)).toBe(1);
    await expect(cart(page).and(page.locator(':not(.updating)'))).not.toContainText('£');
    await shop.open('/shop/page/3/');
    await expect(cart(page)).toContainText('€');
    expect(refreshes(shop)).toBe(1);
  });

  test('is in euros in another tab that was open, and on the next pages of that tab', async ({
    page,
    context,
    shop,
  }) => {
    await fill(page, shop);
    const other = await context.newPage();
    await open(other, '/games/');
    await expect(cart(other)).toContainText('£');
    await switcher(other).selectOption('EUR');
    await expect(cart(other)).toContainText('€');
    await expect(cart(page)).toContainText('€');
    await page.goto('/shop/page/2/');
    await expect(page.locator('.products .price').first()).toContainText('€');
    await expect(cart(page)).toContainText('€');
    await expect(cart(page)).not.toContainText('£');
  });

  test('is in euros in a tab that had left the shop meanwhile', async ({ page, context, shop }) => {
    await fill(page, shop);
    await page.goto('about:blank');
    const other = await context.newPage();
    await open(other, '/games/');
    await switcher(other).selectOption('EUR');
    await expect(cart(other)).toContainText('€');
    await page.goto('/shop/page/2/');
    await expect(cart(page)).toContainText('€');
    await expect.poll(() => cart(page).textContent()).not.toContain('£');
  });

  test('is in euros on a page that comes back from history, whose switcher says what the page is printed in', async ({
    page,
    shop,
  }) => {
    await fill(page, shop);
    await open(page, '/games/');
    await switcher(page).selectOption('EUR');
    await page.waitForURL('**/games/?currency=EUR');
    await expect(cart(page)).toContainText('€');
    await page.goBack();
    await page.waitForURL('**/games/');
    await expect(page.locator('.shopengine-currency-switcher')).toHaveAttribute('data-island-status', 'ready');
    await expect.poll(() => cart(page).textContent()).not.toContain('£');
    const printed = await page.locator('.shopengine-currency-switcher option[selected]').getAttribute('value');
    await expect(switcher(page)).toHaveValue(printed as string);
    const symbol = printed === 'EUR' ? '€' : '£';
    await expect(page.locator('.archive-product-container .price').first()).toContainText(symbol);
  });

  test('is fetched again where the first try fails, with the next page', async ({ page, shop }) => {
    await fill(page, shop);
    await shop.fault({ on: 'get_refreshed_fragments', status: 500 });
    await page.goto('/shop/page/2/?currency=EUR');
    await expect.poll(() => refreshes(shop)).toBe(1);
    await expect(page.locator('.updating')).toHaveCount(0);
    await shop.open('/shop/page/3/');
    await expect.poll(() => refreshes(shop)).toBe(2);
    await expect(cart(page)).toContainText('€');
  });
});

test.describe('the switcher', () => {
  test('does nothing for its empty choice', async ({ page }) => {
    await open(page, '/games/');
    let visits = 0;
    page.on('request', (request) => request.isNavigationRequest() && visits++);
    await switcher(page).selectOption('');
    await switcher(page).selectOption('USD');
    await page.waitForURL('**/games/?currency=USD');
    expect(visits).toBe(1);
  });

  test('leaves it to ShopEngine’s own function where that is there', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        asked: [],
        shopengine_currency_switcher: (code: string) => (window as unknown as { asked: string[] }).asked.push(code),
      });
    });
    await open(page, '/games/');
    let visits = 0;
    page.on('request', (request) => request.isNavigationRequest() && visits++);
    await switcher(page).selectOption('EUR');
    await expect.poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['EUR']);
    expect(visits).toBe(0);
  });

  test('comes back usable from the back/forward cache', async ({ page }) => {
    await open(page, '/games/');
    // The server's answer shows no new page, so the page stays, as in the back/forward cache.
    let visits = 0;
    await page.route('**/games/?currency=*', (route) => {
      visits++;
      return route.fulfill({ status: 204 });
    });
    await switcher(page).selectOption('EUR');
    await expect.poll(() => visits).toBe(1);
    for (const type of ['pagehide', 'pageshow'])
      await page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    await expect(switcher(page)).toHaveValue('GBP');
    await switcher(page).selectOption('EUR');
    await expect.poll(() => visits).toBe(2);
  });

  test('works without any storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page, '/games/');
    await switcher(page).selectOption('EUR');
    await expect(page.locator('.archive-product-container .price').first()).toContainText('€');
  });
});

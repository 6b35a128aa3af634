import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const HOST = '.cart-panel';
const panel = (page: Page) => page.getByRole('region', { name: 'Your basket' });
const row = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

test.describe('the cart’s panel', () => {
  test('shows the cart in place of the element’s content, in the server’s words', async ({ page, shop }) => {
    await shop.fill(101, 102);
    await shop.open('/cart-panel/');
    await expect(row(page, 'Ashfall')).toContainText('£39.99');
    await expect(panel(page)).toContainText('Subtotal: £89.98');
    await expect(panel(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout/');
    await expect(page.locator(`${HOST} > *`)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await axe(page, { within: [HOST] })).toEqual([]);
  });

  test('changes a quantity, removes an item and takes it back by keyboard', async ({ page, shop }) => {
    await shop.fill(101, 102);
    await shop.open('/cart-panel/');
    await row(page, 'Ashfall').getByRole('button', { name: 'One more of Ashfall Kingdoms' }).press('Enter');
    await expect(panel(page)).toContainText('Subtotal: £129.97');
    await row(page, 'Ashfall').getByRole('button', { name: 'Remove Ashfall Kingdoms from cart' }).press('Enter');
    await expect(row(page, 'Ashfall')).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Ashfall')).toBeVisible();
    await expect.poll(shop.cart).toEqual({ 101: 2, 102: 1 });
  });

  test('leaves the server’s HTML when there is no cart, and makes no call', async ({ page, shop }) => {
    const react: string[] = [];
    page.on('request', (request) => /\/(react|mini-cart-panel-view)-/.test(request.url()) && react.push(request.url()));
    await shop.open('/cart-panel/');
    await expect(page.locator(HOST)).toHaveAttribute('data-island-status', 'ready');
    await expect(page.locator(HOST).getByRole('link', { name: 'To the cart' })).toBeVisible();
    expect([react, shop.names().filter((name) => name.includes('fragments'))]).toEqual([[], []]);
  });

  test('leaves the server’s HTML when the cart cannot be loaded', async ({ page, shop }) => {
    shop.allow(/500/);
    await shop.fill(101);
    await page.route(/get_refreshed_fragments/, (route) => route.fulfill({ status: 500, body: 'no' }));
    await Promise.all([page.waitForResponse(/get_refreshed_fragments/), page.goto('/cart-panel/')]);
    await expect(page.locator(HOST)).toHaveAttribute('data-island-status', 'ready');
    await shop.settled();
    await expect(page.locator(HOST).getByRole('link', { name: 'To the cart' })).toBeVisible();
  });

  test('shows the same cart as the drawer', async ({ page, shop }) => {
    await shop.fill(101, 102);
    await shop.open('/cart-panel/');
    await expect(row(page, 'Ashfall')).toBeVisible();
    await page.click('a.cart-contents');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Ashfall Kingdoms from cart' }).click();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Ashfall')).toHaveCount(0);
    await expect(panel(page)).toContainText('Subtotal: £49.99');
  });
});

import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

const ROUTE = '/wp-json/shopengine/v1/advanced-search/';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const words = (page: Page) => page.locator('.shopengine-search-result').getByText('No result found');
const panel = (page: Page) => page.getByRole('grid', { name: 'Search results' });
/** Queries of the route's calls, without what is the same in all. */
const asked = (shop: Shop) =>
  shop.calls
    .filter((call) => call.includes(ROUTE))
    .map((call) => {
      const { s, product_cat } = Object.fromEntries(new URLSearchParams(call.split('?')[1]));
      return `${s}/${product_cat}`;
    });

test.describe('the live search', () => {
  test('shows what is found while typing, by one call; a key leads to it', async ({ page, shop }) => {
    await shop.open('/lists/');
    await page.locator('.shopengine-advanced-search-input').focus();
    await field(page).pressSequentially('ASHFALL k');
    await expect(panel(page).getByRole('row')).toHaveCount(2);
    await expect(panel(page).getByRole('row').first()).toContainText('Ashfall Kingdoms');
    await expect(panel(page).locator('a strong')).toHaveText('Ashfall K');
    await expect(page.locator('.shopengine-search-form')).not.toHaveClass(/is-loading/);
    await expect(page.locator('body')).toHaveClass(/shopengine-sr-container-open-body/);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    expect(asked(shop)).toEqual(['ASHFALL k/']);

    await field(page).press('ArrowDown');
    await expect(panel(page).getByRole('row').first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await field(page).press('Enter');
    await page.waitForURL('**/product/ashfall-kingdoms/');
  });

  test('searches a chosen category, and closes by Escape and by a click elsewhere', async ({ page, shop }) => {
    await shop.open('/lists/');
    await page.locator('.shopengine-advanced-search-input').fill('controller');
    await expect(panel(page)).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Gift cards' });
    await expect(words(page)).toBeVisible();
    expect(asked(shop)).toEqual(['controller/', expect.stringMatching(/^controller\/\d+$/)]);
    await field(page).press('Escape');
    await expect(words(page)).toBeHidden();
    await expect(field(page)).toHaveValue('controller');
    await field(page).press('ArrowDown');
    await expect(words(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Top lists' }).click();
    await expect(words(page)).toBeHidden();
    expect(asked(shop)).toHaveLength(2);
  });

  test('leads to all results by Enter', async ({ page, shop }) => {
    await shop.open('/lists/');
    await page.locator('.shopengine-advanced-search-input').fill('ashfall');
    await page.locator('.shopengine-advanced-search-input').press('Enter');
    await page.waitForURL(/\/games\/\?.*\bs=ashfall\b/);
  });
});

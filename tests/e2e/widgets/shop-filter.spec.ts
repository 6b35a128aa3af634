import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

const count = (page: Page) => page.locator('.shopengine-archive-result-count > p');
const chips = (page: Page) => page.getByRole('group', { name: 'Active filters' }).getByRole('listitem');

/** On a phone the filters are folded away. */
async function open(page: Page, shop: Shop, path = '/games/'): Promise<void> {
  await shop.open(path);
  const summary = page.locator('.archive-filters summary');
  const box = page.getByLabel('Xbox', { exact: true });
  if (!(await box.isVisible())) await summary.click();
  await expect(box).toBeVisible();
}

test.describe('the shop filter', () => {
  test('shows what is chosen in place: boxes, prices, order and number', async ({ page, shop }) => {
    await open(page, shop);
    await page.getByLabel('Xbox', { exact: true }).check();
    await expect(count(page)).toHaveText(/of 221 results/);
    await expect(page).toHaveURL('/games/?shopengine_filter_category=xbox');
    await page.getByLabel('On sale').check();
    await expect(chips(page)).toHaveText(['Xbox', 'On sale']);
    await page.getByRole('spinbutton', { name: 'From' }).fill('20');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/min_price=20/);
    await page.getByLabel('Shop order').selectOption('price');
    await expect(page).toHaveURL(/orderby=price/);
    await expect(page.locator('.product .price').first()).toContainText('£2');
    await page.getByRole('radio', { name: '24' }).check();
    await expect(page).toHaveURL(
      '/games/?shopengine_filter_category=xbox&shopengine_filter_onsale=on_sale&min_price=20&orderby=price&shopengine_products_per_page=24',
    );
    await expect(page.locator('.shopengine-archive-products')).not.toHaveAttribute('aria-busy');
    expect(shop.names().filter((name) => name.startsWith('/games/'))).toHaveLength(5);
  });

  test('restores its filters after Back and after a reload, in its forms too', async ({ page, shop }) => {
    await open(page, shop);
    const xbox = page.getByLabel('Xbox', { exact: true });
    await xbox.check();
    await expect(page).toHaveURL(/xbox/);
    await page.getByLabel('Shop order').selectOption('price');
    await expect(page).toHaveURL(/price/);
    await page.reload();
    await expect(chips(page)).toHaveText(['Xbox']);
    await expect(xbox).toBeChecked();
    await expect(page.getByLabel('Shop order')).toHaveValue('price');
    await page.goBack();
    await expect(page.getByLabel('Shop order')).toHaveValue('menu_order');
    await expect(xbox).toBeChecked();
    await page.goBack();
    await expect(xbox).not.toBeChecked();
    await expect(count(page)).toHaveText('Showing 1–12 of 1000 results');
    await expect(chips(page)).toHaveCount(0);
  });

  test('takes filters off by their chips', async ({ page, shop }) => {
    await open(page, shop, '/games/?shopengine_filter_category=xbox,pc&rating_filter=5&orderby=price');
    await expect(chips(page)).toHaveText(['Xbox', 'PC', '5 of 5 stars']);
    await page.getByRole('button', { name: 'Remove filter: PC' }).click();
    await expect(page).toHaveURL('/games/?shopengine_filter_category=xbox&rating_filter=5&orderby=price');
    await expect(page.getByRole('button', { name: 'Remove filter: 5 of 5 stars' })).toBeFocused();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/games/?orderby=price');
    await expect(page.locator('.shopengine-archive-products')).toBeFocused();
  });
});

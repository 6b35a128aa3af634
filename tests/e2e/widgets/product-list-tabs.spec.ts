import type { Page } from '@playwright/test';
import { button, expect, type Shop, test } from '../shop';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const asked = (shop: Shop) => shop.names().filter((name) => name.includes('filter_cat_products'));

test.describe('the filterable product list', () => {
  test('fills a tab by one call, and its products can be bought', async ({ page, shop }) => {
    await shop.open('/lists/');
    await expect(tab(page, 'New')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'On sale').click();
    await expect(tab(page, 'On sale')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page).locator('.shopengine-single-product-item')).toHaveCount(7);
    await expect(page.locator('.shopengine-filterable-product-wrap')).not.toHaveClass(/is-loading/);
    const [call = ''] = asked(shop);
    const query = new URLSearchParams(call.split('?')[1]);
    expect([
      query.getAll('products[]').length,
      query.get('order'),
      query.get('order_by'),
      query.get('settings[shopengine_is_cats]'),
    ]).toEqual([7, 'DESC', 'date', 'yes']);

    const id = Number(await panel(page).locator('.ajax_add_to_cart').first().getAttribute('data-product_id'));
    await panel(page).locator(button(id)).click();
    await expect.poll(() => shop.cart()).toEqual({ [id]: 1 });

    await tab(page, 'New').click();
    await expect(tab(page, 'New')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'On sale').click();
    await expect(panel(page).locator(button(id))).toBeVisible();
    expect(asked(shop)).toHaveLength(1);
  });

  test('is used by keyboard', async ({ page, shop }) => {
    await shop.open('/lists/');
    await tab(page, 'New').focus();
    await page.keyboard.press('End');
    await expect(tab(page, 'Coming soon')).toBeFocused();
    expect(asked(shop)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveText('No products were found.');
    await expect(tab(page, 'Coming soon')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeFocused();
  });
});

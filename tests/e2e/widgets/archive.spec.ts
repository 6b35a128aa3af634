import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const block = (page: Page) => page.locator('.shopengine-archive-products');
const items = (page: Page) => page.locator('.archive-product-container');
const count = (page: Page) => page.locator('.shopengine-archive-result-count > p');
const current = (page: Page) => page.locator('.woocommerce-pagination .current');

test.describe('the archive', () => {
  test('turns its pages in place, and Back turns them back', async ({ page, shop }) => {
    await shop.open('/games/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await block(page).getByRole('link', { name: 'Page 3', exact: true }).click();
    await expect(count(page)).toHaveText('Showing 25–36 of 1000 results');
    await expect(page).toHaveURL('/games/page/3/');
    await expect(block(page)).toBeInViewport();
    await expect(block(page)).not.toHaveAttribute('aria-busy');
    await expect(items(page).first().locator('.product a').first()).toBeFocused();
    await page.goBack();
    await expect(current(page)).toHaveText('1');
    await expect(page).toHaveURL('/games/');
    await page.goForward();
    await expect(current(page)).toHaveText('3');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(shop.names().filter((name) => name.startsWith('/games/'))).toEqual([
      '/games/page/3/',
      '/games/',
      '/games/page/3/',
    ]);
  });

  test('loads more at a press, with cards that work, and stays there after a reload', async ({ page, shop }) => {
    await shop.open('/games/?pagination=load-more');
    const more = page.getByRole('button', { name: 'Load more' });
    await more.focus();
    await page.keyboard.press('Space');
    await expect(items(page)).toHaveCount(24);
    await expect(page.getByText('24 of 1000 products').first()).toBeVisible();
    await expect(items(page).nth(12).locator('.product a').first()).toBeFocused();
    await expect(page).toHaveURL('/games/page/2/?pagination=load-more');
    const card = items(page).nth(12);
    const id = Number(await card.locator('[data-product_id]').first().getAttribute('data-product_id'));
    await card.locator('.add_to_cart_button, .product_type_simple').last().scrollIntoViewIfNeeded();
    const add = items(page).locator('.ajax_add_to_cart').last();
    const added = Number(await add.getAttribute('data-product_id'));
    expect(added).toBeGreaterThan(id);
    await add.click();
    await expect.poll(() => shop.cart()).toEqual({ [added]: 1 });
    await page.reload();
    await expect(items(page)).toHaveCount(24);
    // A visitor who opens the address gets only the last page.
    await page.goto('/');
    await shop.open('/games/page/2/?pagination=load-more');
    await expect(items(page)).toHaveCount(12);
    await page.getByRole('link', { name: 'Back to the first products' }).click();
    await expect(count(page)).toHaveText('Showing 1–12 of 1000 results');
    await expect(page).toHaveURL('/games/?pagination=load-more');
  });

  test('loads more while the shopper scrolls', async ({ page, shop }) => {
    await shop.open(
      '/games/?pagination=load-more-on-scroll&shopengine_filter_category=xbox&shopengine_filter_onsale=on_sale',
    );
    const end = page.locator('.woocommerce-pagination .next, .shop-islands-archive-progress').last();
    for (const shown of [24, 36]) {
      await end.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 100);
      await expect.poll(() => items(page).count()).toBeGreaterThanOrEqual(shown);
    }
    await expect(block(page)).not.toHaveAttribute('aria-busy');
  });

  test('switches its view, and keeps it over pages', async ({ page, shop }) => {
    await shop.open('/games/');
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.getByRole('button', { name: 'List view', pressed: true })).toHaveClass(/isactive/);
    await expect(page.getByRole('button', { name: 'Grid view', pressed: false })).not.toHaveClass(/isactive/);
    await block(page).locator('.next').click();
    await expect(current(page)).toHaveText('2');
    await expect(block(page)).toHaveClass(/shopengine-archive-products--view-list/);
  });
});

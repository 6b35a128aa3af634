import type { Page } from '@playwright/test';
import { expect, hold, logIn, test } from '../shop';

const ROUTE = 'wishlist/add_to_list';

const heart = (page: Page, id: number) => page.locator(`.products .shopengine_add_to_list_action[data-pid="${id}"]`);
const notice = (page: Page) => page.locator('.shop-islands-notice');
const wishlist = async (page: Page) => (await (await page.request.get('/_demo/visitor')).json()).wishlist;

test.describe('the wishlist', () => {
  test('is for customers: a guest is told to log in, and no call is made', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.getByRole('button', { name: 'Add to Wishlist: Ashfall Kingdoms' }).click();
    await expect(notice(page)).toContainText('Please login first.');
    await expect(notice(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /\/my-account\/$/);
    await expect(heart(page, 101)).toHaveAttribute('aria-pressed', 'false');
    expect(shop.calls.filter((call) => call.includes(ROUTE))).toEqual([]);
  });

  test('adds a product at the tap, by one call, and removes it again', async ({ page, shop }) => {
    await logIn(page);
    await shop.open('/shop/');
    const release = await hold(page, `**/${ROUTE}/`);
    const name = 'Add to Wishlist: Ashfall Kingdoms';
    await page.getByRole('button', { name }).click();
    await expect(heart(page, 101)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name, pressed: true })).toHaveClass(/\bactive\b/);
    release();
    await expect(notice(page)).toHaveText(/Your product is added to wishlist/);
    await expect(notice(page)).toHaveAttribute('role', 'status');
    await expect(heart(page, 101)).not.toHaveAttribute('aria-busy');
    expect(shop.calls.filter((call) => call.includes(ROUTE))).toEqual([
      '/wp-json/shopengine-builder/v1/wishlist/add_to_list/ product_id=101',
    ]);
    expect(await wishlist(page)).toEqual([101]);
    await page.reload();
    await page.getByRole('button', { name, pressed: true }).press('Space');
    await expect(notice(page)).toHaveText(/Your product is removed from wishlist/);
    await expect(heart(page, 101)).toHaveClass(/\binactive\b/);
    expect(await wishlist(page)).toEqual([]);
  });

  test('has a heart in a product’s form, which buys nothing', async ({ page, shop }) => {
    await logIn(page);
    await shop.open('/product/ashfall-kingdoms/');
    await page.locator('form.cart .shopengine_add_to_list_action').click();
    await expect(notice(page)).toHaveText(/added to wishlist/);
    await expect(page.locator('form.cart .shopengine_add_to_list_action')).toHaveAttribute('aria-pressed', 'true');
    expect(await wishlist(page)).toEqual([101]);
    expect(await shop.cart()).toEqual({});
  });

  test('has a page whose rows can be removed, by keyboard too, and the focus stays near', async ({ page, shop }) => {
    await logIn(page);
    await shop.open('/shop/');
    for (const id of [101, 102]) {
      await heart(page, id).click();
      await expect.poll(() => wishlist(page)).toContain(id);
    }
    await shop.open('/my-account/wishlist/');
    const rows = page.locator('table.shopengine-wishlist tbody tr');
    await expect(rows).toHaveCount(2);
    const first = page.getByRole('button', { name: 'Remove Ashfall Kingdoms' });
    const release = await hold(page, `**/${ROUTE}/`);
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(rows.first()).toHaveAttribute('aria-busy', 'true');
    await expect(rows.first()).toHaveCSS('opacity', '0.6');
    release();
    await expect(rows).toHaveCount(1);
    await expect(notice(page)).toHaveText(/removed from wishlist/);
    await expect(page.locator('.remove-from-wishlist')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('Your wishlist is empty.')).toBeFocused();
    await expect(rows).toHaveCount(0);
    expect(await wishlist(page)).toEqual([]);
  });
});

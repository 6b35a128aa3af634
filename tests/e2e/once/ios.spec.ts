/**
 * Acts out what only iOS does: a page without https has no locks, the keyboard makes only the visual viewport smaller,
 * and after some days without a visit iOS deletes everything that scripts have stored.
 */
import type { Page } from '@playwright/test';
import { button, expect, test } from '../shop';

const count = (page: Page) => page.locator('a.cart-contents .count');

test.describe('without locks', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })),
  );

  test('adds, changes and removals go in order, one at a time', async ({ page, shop }) => {
    await shop.open('/shop/');
    for (const id of [101, 102, 104]) await page.click(button(id));
    await expect(count(page)).toHaveText('3');
    await page.click('a.cart-contents');
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await drawer.getByRole('button', { name: 'One more of Ashfall Kingdoms' }).click();
    await drawer.getByRole('button', { name: 'Remove Nightcourier from cart' }).click();
    await expect.poll(shop.cart).toEqual({ 101: 2, 104: 1 });
  });

  test('what was tapped right before leaving comes to the cart once', async ({ page, shop }) => {
    await page.goto('/shop/');
    await page.locator(button(101)).waitFor();
    await shop.fault({ on: 'add_to_cart', delay: 250, times: 3 });
    await page.evaluate((selectors) => {
      for (const one of selectors) document.querySelector<HTMLElement>(one)?.click();
      location.assign('/product/nightcourier/');
    }, [101, 102, 104].map(button));
    await page.waitForURL('**/product/nightcourier/');
    await expect(count(page)).toHaveText('3');
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1, 104: 1 });
  });
});

test.describe('with the keyboard open', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** The page keeps its size. Only the visual viewport tells that the keyboard covers the rest. */
  const openKeyboard = (page: Page, height: number) =>
    page.evaluate((visible) => {
      const viewport = visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { value: visible, configurable: true });
      for (const type of ['resize', 'scroll']) viewport.dispatchEvent(new Event(type));
      dispatchEvent(new Event('scroll'));
    }, height);

  test('suggestions stand where they are seen', async ({ page, shop }) => {
    await shop.fill(118);
    await shop.open('/checkout/');
    const field = page.locator('#billing_address_1');
    await field.focus();
    await expect(field).toHaveAttribute('role', 'combobox');
    await field.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - 500));
    await field.fill('high');
    const list = page.locator('#address_suggestions_billing');
    await expect(list.getByRole('option')).toHaveCount(5);
    await expect(list).not.toHaveAttribute('data-shop-islands-side');
    await openKeyboard(page, 540);
    await expect(list).toHaveAttribute('data-shop-islands-side', 'top');
    await expect(field).toBeFocused();
    await list.getByRole('option').first().tap();
    await expect(page.locator('#billing_city')).not.toHaveValue('');
  });

  test('a popup stays open, and its field keeps the focus', async ({ page, shop }) => {
    await shop.open('/campaign-day/?with=popups');
    await page.getByRole('link', { name: 'Our letter' }).tap();
    const field = page.getByLabel('Your e-mail address');
    await field.tap();
    await openKeyboard(page, 380);
    await expect(field).toBeFocused();
    await page.keyboard.type('ada@shop.example');
    await expect(field).toHaveValue('ada@shop.example');
    await expect(field).toBeInViewport();
  });
});

test.describe('after days without a visit', () => {
  /** Deletes what scripts have stored. The server's cookies stay. */
  async function forget(page: Page): Promise<void> {
    const stays = /^(demo_|wp_|woocommerce_)/;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const cookies = await page.context().cookies();
    for (const { name } of cookies) if (!stays.test(name)) await page.context().clearCookies({ name });
  }

  test('the cart is the server’s, and what needs consent asks again', async ({ page, shop }) => {
    const path = '/campaign-day/?with=consent&banner=own';
    const banner = page.getByRole('region', { name: 'Your privacy' });
    const ran = () => page.evaluate(() => (window as never as { demoServices?: string[] }).demoServices ?? []);
    await shop.open(path);
    await banner.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(ran).toContain('analytics');
    await shop.open('/shop/');
    await page.click(button(101));
    await expect(count(page)).toHaveText('1');
    await forget(page);
    await shop.open(path);
    await expect(banner).toBeVisible();
    expect(await ran()).toEqual([]);
    await expect(count(page)).toHaveText('1');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });
});

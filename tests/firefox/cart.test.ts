/** A game into the cart and out again, by mouse and by keyboard. */
import { describe, expect } from 'vitest';
import { card, click, fill, hasFocus, isGone, named, text } from './actions';
import { test } from './firefox';

const opener = 'a.cart-contents';
const dialog = 'dialog[open]';
const row = `${dialog} .shop-islands-drawer-row`;

describe('the cart', () => {
  test('takes a game by its card, shows it in the drawer, and lets it go', async ({ page, shop }) => {
    await shop.open('/shop/');
    await click(page, card(101));
    await page.waitForSelector(`${card(101)}.added`);
    await expect.poll(() => text(page, `${opener} .count`)).toBe('1');
    expect(await shop.cart()).toEqual({ 101: 1 });

    await click(page, opener);
    await expect.poll(() => text(page, row)).toContain('Ashfall Kingdoms');
    await click(page, named('button', 'One more of Ashfall Kingdoms'));
    await expect.poll(() => text(page, `${dialog} footer`)).toContain('£79.98');
    expect(await shop.cart()).toEqual({ 101: 2 });

    await click(page, named('button', 'Remove Ashfall Kingdoms from cart'));
    await isGone(page, row);
    await expect.poll(() => text(page, `${opener} .count`)).toBe('0');
    expect(await shop.cart()).toEqual({});
  });

  test('does so by keyboard: the drawer takes the focus, keeps it, and gives it back', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.focus(card(101));
    await page.keyboard.press('Enter');
    // Without the islands the link would load the page anew, and the count would follow as well.
    await page.waitForSelector(`${card(101)}.added`);
    await expect.poll(() => text(page, `${opener} .count`)).toBe('1');
    await page.focus(opener);
    await page.keyboard.press('Enter');
    await hasFocus(page, `${dialog} h2`);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      // Between the last and the first it is the browser's own.
      expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await isGone(page, dialog);
    await hasFocus(page, opener);
  });

  test('takes a coupon on its page, without loading it', async ({ page, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await shop.open('/cart/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await fill(page, '#coupon_code', 'ten');
    await click(page, '[name="apply_coupon"]');
    await expect.poll(() => text(page, '.cart-discount')).toContain('ten');
    expect((await shop.visitor()).coupons).toEqual(['ten']);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

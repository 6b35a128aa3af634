/** A game into the cart and out again, by mouse and by keyboard. */
import { describe, expect } from 'vitest';
import { card, click, fill, focus, hasFocus, isGone, isSame, isThere, mark, named, text } from '../actions';
import { test } from '../test';

const opener = 'a.cart-contents';
const dialog = 'dialog[open]';
const row = `${dialog} .shop-islands-drawer-row`;

describe('the cart', () => {
  test('gets a game from its card, shows it in the drawer, and lets the shopper remove it', async ({ tab, shop }) => {
    await shop.open('/shop/');
    await click(tab, card(101));
    await isThere(tab, `${card(101)}.added`);
    await expect.poll(() => text(tab, `${opener} .count`)).toBe('1');
    expect(await shop.cart()).toEqual({ 101: 1 });

    await click(tab, opener);
    await expect.poll(() => text(tab, row)).toContain('Ashfall Kingdoms');
    await click(tab, named('button', 'One more of Ashfall Kingdoms', dialog));
    await expect.poll(() => text(tab, `${dialog} footer`)).toContain('£79.98');
    expect(await shop.cart()).toEqual({ 101: 2 });

    // The sidebar has a button of the same name.
    await click(tab, named('button', 'Remove Ashfall Kingdoms from cart', dialog));
    await isGone(tab, row);
    await expect.poll(() => text(tab, `${opener} .count`)).toBe('0');
    expect(await shop.cart()).toEqual({});
  });

  test('works by keyboard, too: the drawer takes the focus, keeps it, and gives it back', async ({ tab, shop }) => {
    await shop.open('/shop/');
    await focus(tab, card(101));
    await tab.press('Enter');
    // Without islands the link would load a new page with the same count. So this waits for the class that only the
    // island sets.
    await isThere(tab, `${card(101)}.added`);
    await expect.poll(() => text(tab, `${opener} .count`)).toBe('1');
    await focus(tab, opener);
    await tab.press('Enter');
    await hasFocus(tab, `${dialog} h2`);
    for (let presses = 0; presses < 12; presses++) {
      await tab.press('Tab');
      // Between the last and the first control, the focus may be in the browser's own controls.
      expect(
        await tab.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
    await tab.press('Escape');
    await isGone(tab, dialog);
    await hasFocus(tab, opener);
  });

  test('takes a coupon on the cart page without reloading it', async ({ tab, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await shop.open('/cart/');
    await mark(tab);
    await fill(tab, '#coupon_code', 'ten');
    await click(tab, '[name="apply_coupon"]');
    await expect.poll(() => text(tab, '.cart-discount')).toContain('ten');
    expect((await shop.visitor()).coupons).toEqual(['ten']);
    expect(await isSame(tab)).toBe(true);
  });
});

/** The checkout as far as the order, by mouse and by keyboard. */
import { describe, expect } from 'vitest';
import { ADDRESS } from '../../helpers/address';
import { addressOf, click, fill, hasFocus, leave, tabTo, text } from '../actions';
import { fillAddress, openCheckout } from '../checkout';
import { test } from '../test';

const box = (method: string) => `.payment_box.payment_method_${method}`;

describe('the checkout', () => {
  test('takes an order by mouse', async ({ tab, shop }) => {
    await openCheckout(shop);
    await fillAddress(tab);
    await click(tab, '#payment_method_bacs');
    await expect.poll(() => text(tab, box('bacs'))).not.toBe('');
    expect(await text(tab, box('cod'))).toBe('');
    const before = await text(tab, '.order-total');
    await click(tab, '#shipping_method_0_local_pickup2');
    await expect.poll(() => text(tab, '.order-total')).not.toBe(before);
    await click(tab, '#terms');
    await leave(tab, () => click(tab, '#place_order'));
    expect(await addressOf(tab)).toContain('order-received');
    expect((await shop.visitor()).orders).toHaveLength(1);
  });

  test('takes an order by keyboard alone', async ({ tab, shop }) => {
    await openCheckout(shop);
    for (const [name, value] of Object.entries(ADDRESS)) {
      await tabTo(tab, `billing_${name}`);
      await tab.type(value);
    }
    await tabTo(tab, 'payment_method_cod');
    await tab.press('ArrowDown');
    await hasFocus(tab, '#payment_method_bacs');
    await expect.poll(() => text(tab, box('bacs'))).not.toBe('');
    await tabTo(tab, 'terms');
    await tab.press(' ');
    await tabTo(tab, 'place_order');
    await leave(tab, () => tab.press('Enter'));
    expect(await addressOf(tab)).toContain('order-received');
    expect((await shop.visitor()).orders).toHaveLength(1);
  });

  test('says what an order lacks', async ({ tab, shop }) => {
    await openCheckout(shop);
    await fill(tab, '#billing_city', 'Leeds');
    await click(tab, '#place_order');
    await expect.poll(() => text(tab, '.woocommerce-NoticeGroup-checkout')).toContain('Postcode');
    expect((await shop.visitor()).orders).toEqual([]);
  });
});

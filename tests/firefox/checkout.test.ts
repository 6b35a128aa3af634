/** The checkout as far as the order, by mouse and by keyboard. */
import { describe, expect } from 'vitest';
import { click, fill, hasFocus, leave, tabTo, text } from './actions';
import { type Shop, test } from './firefox';

const ADDRESS = { first_name: 'Ada', last_name: 'Byron', address_1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA', email: 'ada@example.com' };
const box = (method: string) => `.payment_box.payment_method_${method}`;

async function openCheckout(shop: Shop): Promise<void> {
  await shop.open('/shop/?add-to-cart=118');
  await shop.open('/checkout/?provider=off');
}

describe('the checkout', () => {
  test('takes an order by mouse', async ({ page, shop }) => {
    await openCheckout(shop);
    for (const [name, value] of Object.entries(ADDRESS)) await fill(page, `#billing_${name}`, value);
    await click(page, '#payment_method_bacs');
    await expect.poll(() => text(page, box('bacs'))).not.toBe('');
    expect(await text(page, box('cod'))).toBe('');
    const before = await text(page, '.order-total');
    await click(page, '#shipping_method_0_local_pickup2');
    await expect.poll(() => text(page, '.order-total')).not.toBe(before);
    await click(page, '#terms');
    await leave(page, () => click(page, '#place_order'));
    expect(page.url()).toContain('order-received');
    expect((await shop.visitor()).orders).toHaveLength(1);
  });

  test('takes an order by keyboard alone', async ({ page, shop }) => {
    await openCheckout(shop);
    for (const [name, value] of Object.entries(ADDRESS)) {
      await tabTo(page, `billing_${name}`);
      await page.keyboard.type(value);
    }
    await tabTo(page, 'payment_method_cod');
    await page.keyboard.press('ArrowDown');
    await hasFocus(page, '#payment_method_bacs');
    await expect.poll(() => text(page, box('bacs'))).not.toBe('');
    await tabTo(page, 'terms');
    await page.keyboard.press(' ');
    await tabTo(page, 'place_order');
    await leave(page, () => page.keyboard.press('Enter'));
    expect(page.url()).toContain('order-received');
    expect((await shop.visitor()).orders).toHaveLength(1);
  });

  test('says what an order lacks', async ({ page, shop }) => {
    await openCheckout(shop);
    await fill(page, '#billing_city', 'Leeds');
    await click(page, '#place_order');
    await expect.poll(() => text(page, '.woocommerce-NoticeGroup-checkout')).toContain('Postcode');
    expect((await shop.visitor()).orders).toEqual([]);
  });
});

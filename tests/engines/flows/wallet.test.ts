/** A payment method that draws the order's button itself, such as a wallet. */
import { describe, expect } from 'vitest';
import { addressOf, click, hasFocus, isGone, isThere, leave, named } from '../actions';
import { fillAddress, openCheckout } from '../checkout';
import { test } from '../test';

const usual = '#place_order';
const own = named('button', 'Pay with the wallet', '#payment');

describe('a wallet’s own button', () => {
  test('stands in the place of the shop’s while the wallet is chosen', async ({ tab, shop }) => {
    await openCheckout(shop, '&gateway=wallet');
    await click(tab, '#payment_method_wallet');
    await isThere(tab, '#payment_method_wallet:checked');
    await isThere(tab, own);
    await isGone(tab, usual);
    await click(tab, '#payment_method_bacs');
    await isGone(tab, own);
    await click(tab, usual);
    await isThere(tab, '.woocommerce-NoticeGroup-checkout');
  });

  test('orders, once nothing in the form is wrong', async ({ tab, shop }) => {
    await openCheckout(shop, '&gateway=wallet');
    await click(tab, '#payment_method_wallet');
    await click(tab, own);
    await hasFocus(tab, '.woocommerce-invalid #billing_first_name');
    await fillAddress(tab);
    await click(tab, '#terms');
    await leave(tab, () => click(tab, own));
    expect(await addressOf(tab)).toContain('order-received');
    expect((await shop.visitor()).orders).toHaveLength(1);
  });
});

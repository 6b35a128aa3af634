/** From the list to the order, on pages that an optimiser has changed. */

import { describe, expect } from 'vitest';
import { OPTIMISERS } from '../../../demo/optimisers/optimisers';
import { becomesTrue, card, click, fill, isSame, isThere, leave, mark, text } from '../actions';
import { fillAddress } from '../checkout';
import type { Tab } from '../drivers/tab';
import { type Shop, test } from '../test';

const COUNT = 'a.cart-contents .count';

/** Touches an empty place, for pages whose scripts wait for a touch, and then waits for the islands. */
async function wake(tab: Tab): Promise<void> {
  await tab.moveTo(5, 5);
  await isThere(tab, '[data-island-status="ready"]');
}

async function fillCart(tab: Tab, shop: Shop): Promise<void> {
  await wake(tab);
  await click(tab, card(101));
  await isThere(tab, `${card(101)}.added`);
  await expect.poll(() => text(tab, COUNT)).toBe('1');
  await shop.open('/product/wireless-controller/');
  await tab.moveTo(5, 5);
  await isThere(tab, '.variations_form[data-island-status="ready"]');
  for (const value of ['black', 'xbox']) await click(tab, `.swatch-${value}`);
  await becomesTrue(tab, () => document.querySelector<HTMLInputElement>('input.variation_id')?.value === '205');
  await leave(tab, () => click(tab, '.single_add_to_cart_button'));
  expect(await shop.cart()).toEqual({ 101: 1, 205: 1 });
}

async function useCoupon(tab: Tab, shop: Shop): Promise<void> {
  await shop.open('/cart/');
  await tab.moveTo(5, 5);
  await isThere(tab, '.woocommerce-cart-form[data-island-status="ready"]');
  await mark(tab);
  await fill(tab, '#coupon_code', 'ten');
  await click(tab, '[name="apply_coupon"]');
  await expect.poll(() => text(tab, '.cart-discount')).toContain('ten');
  expect(await isSame(tab)).toBe(true);
}

async function order(tab: Tab, shop: Shop): Promise<void> {
  await shop.open('/checkout/?provider=off');
  await tab.moveTo(5, 5);
  await isThere(tab, 'form.checkout[data-island-status="ready"]');
  await fillAddress(tab);
  await click(tab, '#payment_method_bacs');
  await expect.poll(() => text(tab, '.payment_box.payment_method_bacs')).not.toBe('');
  await click(tab, '#terms');
  await leave(tab, () => click(tab, '#place_order'));
}

describe.each(Object.keys(OPTIMISERS))('pages by the optimiser %s', (name) => {
  test('lead from the list to the order, which knows its source', async ({ tab, shop }) => {
    await shop.open(`/shop/?demo=&optimiser=${name}&utm_source=letter`);
    await fillCart(tab, shop);
    await useCoupon(tab, shop);
    await order(tab, shop);
    const { orders, log } = await shop.visitor();
    expect(orders.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1, 1]]);
    expect(orders[0]?.attribution).toMatchObject({ source_type: 'utm', utm_source: 'letter' });
    expect(log.filter(({ path }) => path.includes('wc-ajax=add_to_cart'))).toHaveLength(1);
    const placed = log.find(({ path }) => path.includes('wc-ajax=checkout'))?.body ?? '';
    expect(
      [...new URLSearchParams(placed).keys()].filter((key) => key.startsWith('wc_order_attribution_')),
    ).toHaveLength(16);
  });
});

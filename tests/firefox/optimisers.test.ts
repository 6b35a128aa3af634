/** From the list to the order, on pages that an optimiser has changed. */
import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { OPTIMISERS } from '../../demo/optimisers/optimisers';
import { card, click, fill, leave, text } from './actions';
import { type Shop, test } from './firefox';

const ADDRESS = { first_name: 'Ada', last_name: 'Byron', address_1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA', email: 'ada@example.com' };
const COUNT = 'a.cart-contents .count';

/** A touch of nothing, for pages whose scripts wait for one, and then the islands. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForSelector('[data-island-status="ready"]');
}

async function fillCart(page: Page, shop: Shop): Promise<void> {
  await wake(page);
  await click(page, card(101));
  await page.waitForSelector(`${card(101)}.added`);
  await expect.poll(() => text(page, COUNT)).toBe('1');
  await shop.open('/product/wireless-controller/');
  await page.mouse.move(5, 5);
  await page.waitForSelector('.variations_form[data-island-status="ready"]');
  for (const value of ['black', 'xbox']) await click(page, `.swatch-${value}`);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input.variation_id')?.value === '205');
  await leave(page, () => click(page, '.single_add_to_cart_button'));
  expect(await shop.cart()).toEqual({ 101: 1, 205: 1 });
}

async function useCoupon(page: Page, shop: Shop): Promise<void> {
  await shop.open('/cart/');
  await page.mouse.move(5, 5);
  await page.waitForSelector('.woocommerce-cart-form[data-island-status="ready"]');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await fill(page, '#coupon_code', 'ten');
  await click(page, '[name="apply_coupon"]');
  await expect.poll(() => text(page, '.cart-discount')).toContain('ten');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

async function order(page: Page, shop: Shop): Promise<void> {
  await shop.open('/checkout/?provider=off');
  await page.mouse.move(5, 5);
  await page.waitForSelector('form.checkout[data-island-status="ready"]');
  for (const [name, value] of Object.entries(ADDRESS)) await fill(page, `#billing_${name}`, value);
  await click(page, '#payment_method_bacs');
  await expect.poll(() => text(page, '.payment_box.payment_method_bacs')).not.toBe('');
  await click(page, '#terms');
  await leave(page, () => click(page, '#place_order'));
}

describe.each(Object.keys(OPTIMISERS))('pages by the optimiser %s', (name) => {
  test('lead from the list to the order, which knows its source', async ({ page, shop }) => {
    await shop.open(`/shop/?demo=&optimiser=${name}&utm_source=letter`);
    await fillCart(page, shop);
    await useCoupon(page, shop);
    await order(page, shop);
    const { orders, log } = await shop.visitor();
    expect(orders.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1, 1]]);
    expect(orders[0]?.attribution).toMatchObject({ source_type: 'utm', utm_source: 'letter' });
    expect(log.filter(({ path }) => path.includes('wc-ajax=add_to_cart'))).toHaveLength(1);
    const placed = log.find(({ path }) => path.includes('wc-ajax=checkout'))?.body ?? '';
    expect([...new URLSearchParams(placed).keys()].filter((key) => key.startsWith('wc_order_attribution_'))).toHaveLength(16);
  });
});

/** The cart's calls × faults in a browser, several on one page; every endpoint × every fault is in tests/faults/. */
import type { Fault } from '../../../demo/shop/faults';
import { expect, type Shop, test } from '../shop';

const faults: Partial<Fault>[] = [
  { status: 500, body: '<h1>Critical error</h1>' },
  { body: '<!doctype html><html><body><h1>Maintenance</h1></body></html>' },
  { body: 'null' },
  { drop: true },
];

const notice = '.shop-islands-notice';
const STUCK = '.processing, .updating, .loading, [aria-busy="true"]';
const count = (shop: Shop, name: string) => shop.names().filter((one) => one === name).length;

test.describe('on the cart page', () => {
  test.beforeEach(({ shop }) => shop.open('/cart/?add-to-cart=101'));

  test('an update that fails in any way shows an error, leaves the typed quantity, and works when tried again', async ({
    page,
    shop,
  }) => {
    for (const [index, fault] of faults.entries()) {
      await shop.fault({ on: '/cart/', ...fault });
      await page.fill('.qty', `${index + 2}`);
      await page.click('[name="update_cart"]');
      await expect(page.locator(notice)).toContainText('Your cart could not be updated.');
      await expect(page.locator(STUCK)).toHaveCount(0);
      await expect(page.locator('.qty')).toHaveValue(`${index + 2}`);
      await page.locator(`${notice} [data-dismiss]`).click();
    }
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
    expect(await shop.cart()).toEqual({ 101: faults.length + 1 });
  });

  test('totals that fail to load after a coupon stay, and are asked for again without the coupon', async ({
    page,
    shop,
  }) => {
    const total = page.locator('.cart_totals .order-total');
    const before = await total.textContent();
    await shop.fault({ on: 'get_cart_totals', body: 'null' });
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await expect(page.locator(notice)).toBeVisible();
    await expect(total).toHaveText(before ?? '');
    await page.locator(notice).getByRole('button', { name: 'Try again' }).click();
    await expect(total).not.toHaveText(before ?? '');
    await expect(page.locator(STUCK)).toHaveCount(0);
    expect([count(shop, 'apply_coupon'), count(shop, 'get_cart_totals')]).toEqual([1, 2]);
  });

  test('a coupon that fails in any way shows an error, and works when tried again', async ({ page, shop }) => {
    const total = page.locator('.cart_totals .order-total');
    const before = await total.textContent();
    for (const fault of faults) {
      await shop.fault({ on: 'apply_coupon', ...fault });
      await page.fill('#coupon_code', 'ten');
      await page.click('[name="apply_coupon"]');
      await expect(page.locator(notice)).toBeVisible();
      await expect(page.locator(STUCK)).toHaveCount(0);
      await expect(total).toHaveText(before ?? '');
      await page.locator(`${notice} [data-dismiss]`).click();
    }
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await expect(total).not.toHaveText(before ?? '');
    await shop.settled();
    expect(count(shop, 'get_cart_totals')).toBe(1);
  });
});

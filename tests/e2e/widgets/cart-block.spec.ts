/**
 * WooCommerce's cart block beside classic pages: each change of the cart by one side is announced to the other side
 * once.
 */
import type { Page } from '@playwright/test';
import { button, expect, type Shop, test } from '../shop';

type Told = Record<'added_to_cart' | 'removed_from_cart' | 'data' | 'interactivity', number>;
interface Hosted {
  cartBlock: { told: Told; change(quantity: number, type: string): Promise<void> };
}

const block = (page: Page) => page.getByRole('status', { name: 'Cart block' });
const told = (page: Page) => page.evaluate(() => ({ ...(window as unknown as Hosted).cartBlock.told }));
const changeBlock = (page: Page, quantity: number, type = 'from_@wordpress/data') =>
  page.evaluate(([to, by]) => (window as unknown as Hosted).cartBlock.change(to, by), [quantity, type] as const);
const count = ({ names }: Shop, name: string) => names().filter((one) => one === name).length;
const NOTHING: Told = { added_to_cart: 0, removed_from_cart: 0, data: 0, interactivity: 0 };

test.describe('a change on a classic page is announced to the block', () => {
  test('once for an add, and once for a removal', async ({ page, shop }) => {
    await shop.open('/shop/?cart-block');
    await page.click(button(101));
    await expect(block(page)).toHaveText('1');
    await shop.settled();
    expect(await told(page)).toEqual({ ...NOTHING, added_to_cart: 1, interactivity: 1 });
    await page.locator('.sidebar a.remove').click();
    await expect(block(page)).toHaveText('0');
    await shop.settled();
    expect(await told(page)).toEqual({ ...NOTHING, added_to_cart: 1, removed_from_cart: 1, interactivity: 2 });
  });

  test('once for a quantity in the drawer, which is neither', async ({ page, shop }) => {
    await shop.fill(101);
    await shop.open('/shop/?cart-block');
    await page.click('a.cart-contents');
    await page.getByRole('button', { name: 'One more of Ashfall Kingdoms' }).click();
    await expect(block(page)).toHaveText('2');
    await shop.settled();
    expect(await told(page)).toEqual({ ...NOTHING, data: 1, interactivity: 1 });
  });

  test('once for a quantity and a coupon on the cart page', async ({ page, shop }) => {
    await shop.fill(101);
    await shop.open('/cart/?cart-block');
    await page.locator('.woocommerce-cart-form .qty').fill('3');
    await page.locator('[name="update_cart"]').click();
    await expect(block(page)).toHaveText('3');
    await shop.settled();
    expect(await told(page)).toEqual({ ...NOTHING, data: 1, interactivity: 1 });
  });
});

for (const type of ['from_@wordpress/data', 'from_iAPI']) {
  test.describe(`a change in the block, told by the store ${type},`, () => {
    test.beforeEach(({ shop }) => shop.fill(101));

    test('reaches a page that shows the cart, by one call, and the block is not told back', async ({ page, shop }) => {
      await shop.open('/shop/?cart-block');
      await expect(page.locator('.sidebar .quantity')).toContainText('1 ×');
      const before = [count(shop, 'get_refreshed_fragments'), await told(page)] as const;
      await changeBlock(page, 3, type);
      await expect(page.locator('.sidebar .quantity')).toContainText('3 ×');
      await shop.settled();
      expect(count(shop, 'get_refreshed_fragments')).toBe(before[0] + 1);
      // The other store of the stand-in hears the stand-in's own event.
      expect(await told(page)).toEqual({ ...before[1], interactivity: type === 'from_iAPI' ? 0 : 1 });
    });

    test('reaches the cart page once', async ({ page, shop }) => {
      await shop.open('/cart/?cart-block');
      const fetched: string[] = [];
      // The shop answers with a redirect back to the page.
      page.on(
        'request',
        (request) => /\/cart\//.test(request.url()) && !request.redirectedFrom() && fetched.push(request.url()),
      );
      await changeBlock(page, 3, type);
      await expect(page.locator('.woocommerce-cart-form .qty')).toHaveValue('3');
      await shop.settled();
      expect(fetched).toHaveLength(1);
      expect(await told(page)).toEqual({ ...NOTHING, interactivity: type === 'from_iAPI' ? 0 : 1 });
    });

    test('reaches the checkout once', async ({ page, shop }) => {
      await shop.open('/checkout/?provider=off&cart-block');
      const before = count(shop, 'update_order_review');
      await changeBlock(page, 3, type);
      await expect(page.locator('.woocommerce-checkout-review-order-table .product-quantity')).toContainText('3');
      await shop.settled();
      expect(count(shop, 'update_order_review')).toBe(before + 1);
    });
  });
}

import { openCart } from '../openCart';
import { expect, test } from '../shop';

const row = (name: string) => `.cart_item:has-text("${name}")`;

test.describe('the cart page', () => {
  test('saves a changed quantity with one POST', async ({ page, shop }) => {
    await openCart(shop, 101);
    const update = page.locator('[name="update_cart"]');
    await expect(update).toBeDisabled();
    await page.click('.plus');
    await page.click('.plus');
    await expect(page.locator('.qty')).toHaveValue('3');
    await page.click('.minus');
    await expect(update).toBeEnabled();
    await update.click();
    await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
    await expect(page.locator('td.product-subtotal')).toContainText('79.98');
    await expect(page.locator('.order-total')).toContainText('83.97');
    await expect(update).toBeDisabled();
    expect(await shop.cart()).toEqual({ 101: 2 });
    const posts = (await shop.visitor()).log.filter(({ method, path }) => method === 'POST' && path === '/cart/');
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toContain('update_cart=Update+Cart');
    expect(posts[0]?.body).not.toContain('apply_coupon');
  });

  test('removes a product and restores it', async ({ page, shop }) => {
    await openCart(shop, 101, 102);
    await page.click(`${row('Ashfall')} .product-remove a`);
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await expect(page.locator('.woocommerce-message')).toContainText('“Ashfall Kingdoms” removed.');
    expect(await shop.cart()).toEqual({ 102: 1 });
    await page.click('.restore-item');
    await expect(page.locator('.cart_item')).toHaveCount(2);
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
    await expect(page).toHaveURL(/\/cart\/$/);
  });

  test('applies a coupon, fetches totals, rows and fragments once each, and keeps quantities that are not saved', async ({
    page,
    shop,
  }) => {
    await openCart(shop, 101);
    await page.fill('.qty', '5');
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.cart-discount')).toContainText('4.00');
    await expect(page.locator('.woocommerce-message')).toContainText('Coupon code applied successfully.');
    await expect(page.locator('.qty')).toHaveValue('5');
    // The shop answers the form with a redirect to its page.
    await expect
      .poll(() => shop.names())
      .toEqual(['apply_coupon', 'get_cart_totals', '/cart/', '/cart/', 'get_refreshed_fragments']);
    await shop.settled();
    expect(shop.names()).toHaveLength(5);
    await expect(page.locator('.qty')).toHaveValue('5');
    expect(shop.calls[0]).toMatch(/^apply_coupon security=\w{10}&coupon_code=ten$/);
  });

  test('says under the field that a coupon is wrong, until the shopper changes it', async ({ page, shop }) => {
    await openCart(shop, 101);
    await page.fill('#coupon_code', "o'brien");
    await page.press('#coupon_code', 'Enter');
    const error = page.locator('.coupon .coupon-error-notice');
    await expect(error).toHaveText("Coupon “o'brien” does not exist!");
    const field = page.locator('#coupon_code');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('aria-describedby', 'coupon-error-notice');
    await expect(field).toBeFocused();
    expect(shop.calls[0]).toContain('coupon_code=o%27brien');
    await field.press('End');
    await field.press('x');
    await expect(error).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('changes the shipping method with one call, then fetches the fragments, and keeps the focus on the method', async ({
    page,
    shop,
  }) => {
    await openCart(shop, 101);
    await page.check('#shipping_method_0_local_pickup2');
    await expect(page.locator('.order-total')).toContainText('39.99');
    await expect(page.locator('#shipping_method_0_local_pickup2')).toBeChecked();
    await expect(page.locator('#shipping_method_0_local_pickup2')).toBeFocused();
    await expect.poll(() => shop.names()).toEqual(['update_shipping_method', 'get_refreshed_fragments']);
    expect((await shop.visitor()).shippingMethod).toBe('local_pickup:2');
  });

  test('opens the calculator, sends it in place, and shows the new destination', async ({ page, shop }) => {
    await openCart(shop, 101);
    const panel = page.locator('.shipping-calculator-form');
    await expect(panel).toBeHidden();
    await page.click('.shipping-calculator-button');
    await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'true');
    await page.fill('#calc_shipping_city', 'Leeds');
    await page.fill('#calc_shipping_postcode', 'LS1 4DY');
    await page.click('[name="calc_shipping"]');
    await expect(page.locator('.woocommerce-shipping-destination')).toHaveText('Shipping to Leeds, LS1 4DY.');
    await expect(panel).toBeHidden();
    expect(
      (await shop.visitor()).log.filter(({ method, path }) => method === 'POST' && path === '/cart/'),
    ).toHaveLength(1);
  });

  test('keeps the mini-carts up to date', async ({ page, shop }) => {
    await openCart(shop, 101);
    await page.fill('.qty', '4');
    await page.press('.qty', 'Enter');
    await expect(page.locator('a.cart-contents .count')).toHaveText('4');
    expect(shop.names().filter((name) => name === 'get_refreshed_fragments')).toHaveLength(1);
  });
});

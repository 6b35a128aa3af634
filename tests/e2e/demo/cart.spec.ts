import { expect, type Shop, test } from '../shop';

const fill = async (shop: Shop, ...products: number[]) => {
  for (const product of products) await shop.open(`/shop/?add-to-cart=${product}`);
  await shop.open('/cart/');
  shop.calls.length = 0;
};
const row = (name: string) => `.cart_item:has-text("${name}")`;
const busy = '.woocommerce-cart-form.processing';

test.describe('the cart page', () => {
  test('lets a quantity be saved once it has changed, by one POST', async ({ page, shop }) => {
    await fill(shop, 101);
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

  test('updates on Enter in a quantity, not the coupon', async ({ page, shop }) => {
    await fill(shop, 101);
    await page.fill('.qty', '4');
    await page.press('.qty', 'Enter');
    await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
    expect(await shop.cart()).toEqual({ 101: 4 });
    expect(shop.names()).not.toContain('apply_coupon');
  });

  test('dims form and totals while a call runs, and ignores a second one', async ({ page, shop }) => {
    await fill(shop, 101);
    await shop.fault({ on: '/cart/', delay: 2500 });
    await page.fill('.qty', '2');
    await page.click('[name="update_cart"]');
    await expect(page.locator(busy)).toHaveCSS('opacity', '0.6');
    await expect(page.locator('.cart_totals')).toHaveClass(/processing/);
    await page
      .locator('form.woocommerce-cart-form')
      .evaluate((form) => (form as HTMLFormElement).requestSubmit(form.querySelector('[name="update_cart"]') as HTMLElement));
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await expect(page.locator('.processing')).toHaveCount(0);
    expect((await shop.visitor()).log.filter(({ method, path }) => method === 'POST' && path === '/cart/')).toHaveLength(1);
  });

  test('tells what the server says of a quantity', async ({ page, shop }) => {
    await fill(shop, 103);
    await page.locator('.qty').evaluate((field) => field.removeAttribute('max'));
    await page.fill('.qty', '9');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-error')).toContainText('only 3 left');
    expect(await shop.cart()).toEqual({ 103: 1 });
  });

  test('removes and restores', async ({ page, shop }) => {
    await fill(shop, 101, 102);
    await page.click(`${row('Ashfall')} .product-remove a`);
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await expect(page.locator('.woocommerce-message')).toContainText('“Ashfall Kingdoms” removed.');
    expect(await shop.cart()).toEqual({ 102: 1 });
    await page.click('.restore-item');
    await expect(page.locator('.cart_item')).toHaveCount(2);
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
    await expect(page).toHaveURL(/\/cart\/$/);
  });

  test('moves the focus to the notice that a removal left', async ({ page, shop }) => {
    await fill(shop, 101, 102);
    await page.click(`${row('Ashfall')} .product-remove a`);
    await expect(page.locator('.woocommerce-message')).toBeFocused();
  });

  test('when it is emptied is loaded anew', async ({ page, shop }) => {
    await fill(shop, 101);
    const emptied = page
      .evaluate(() => new Promise((resolve) => document.addEventListener('island:cart:emptied', () => resolve(true), { once: true })))
      .catch(() => true);
    await page.click('.product-remove a');
    await expect(page.locator('.cart-empty')).toBeVisible();
    expect(await emptied).toBe(true);
    expect(await page.evaluate(() => document.cookie)).not.toContain('woocommerce_cart_hash');
  });

  test('applies a coupon: one call, then the totals; quantities that are not saved stay', async ({ page, shop }) => {
    await fill(shop, 101);
    await page.fill('.qty', '5');
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.cart-discount')).toContainText('4.00');
    await expect(page.locator('.woocommerce-message')).toContainText('Coupon code applied successfully.');
    await expect(page.locator('.qty')).toHaveValue('5');
    expect(shop.names()).toEqual(['apply_coupon', 'get_cart_totals']);
    expect(shop.calls[0]).toMatch(/^apply_coupon security=\w{10}&coupon_code=ten$/);
  });

  test('says under the field that a coupon is wrong, until it is changed', async ({ page, shop }) => {
    await fill(shop, 101);
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

  test('shows a coupon’s error as text, whatever was typed', async ({ page, shop }) => {
    await fill(shop, 101);
    await page.fill('#coupon_code', '<img src=x onerror="window.ran=1">');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.coupon-error-notice')).toContainText('<img src=x onerror="window.ran=1">');
    expect(await page.evaluate(() => (window as never as { ran?: number }).ran)).toBeUndefined();
  });

  test('removes a coupon, by keyboard too', async ({ page, shop }) => {
    await fill(shop, 101);
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await page.locator('.woocommerce-remove-coupon').focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.cart-discount')).toHaveCount(0);
    await expect(page.locator('.woocommerce-message')).toContainText('Coupon has been removed.');
    expect(shop.names()).toEqual(['apply_coupon', 'get_cart_totals', 'remove_coupon', 'get_cart_totals']);
  });

  test('changes the shipping method by one call and keeps the focus on it', async ({ page, shop }) => {
    await fill(shop, 101);
    await page.check('#shipping_method_0_local_pickup2');
    await expect(page.locator('.order-total')).toContainText('39.99');
    await expect(page.locator('#shipping_method_0_local_pickup2')).toBeChecked();
    await expect(page.locator('#shipping_method_0_local_pickup2')).toBeFocused();
    expect(shop.names()).toEqual(['update_shipping_method']);
    expect((await shop.visitor()).shippingMethod).toBe('local_pickup:2');
  });

  test('opens the calculator, sends it in place, and shows the new destination', async ({ page, shop }) => {
    await fill(shop, 101);
    const panel = page.locator('.shipping-calculator-form');
    await expect(panel).toBeHidden();
    await page.click('.shipping-calculator-button');
    await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'true');
    await page.fill('#calc_shipping_city', 'Leeds');
    await page.fill('#calc_shipping_postcode', 'LS1 4DY');
    await page.click('[name="calc_shipping"]');
    await expect(page.locator('.woocommerce-shipping-destination')).toHaveText('Shipping to Leeds, LS1 4DY.');
    await expect(panel).toBeHidden();
    expect((await shop.visitor()).log.filter(({ method, path }) => method === 'POST' && path === '/cart/')).toHaveLength(1);
  });

  test('that the shop does not answer leaves nothing covered, tells, and can be tried again', async ({ page, shop }) => {
    await fill(shop, 101);
    await shop.fault({ on: '/cart/', status: 500 });
    await page.fill('.qty', '2');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.shop-islands-notice')).toContainText('Your cart could not be updated.');
    await expect(page.locator('.processing')).toHaveCount(0);
    await expect(page.locator('.qty')).toHaveValue('2');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
    expect(await shop.cart()).toEqual({ 101: 2 });
  });

  test('with a nonce that has expired offers to load the page anew', async ({ page, shop }) => {
    await fill(shop, 101);
    await shop.expireNonces();
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await page.getByRole('button', { name: 'Try again' }).click();
    await shop.settled();
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.cart-discount')).toBeVisible();
  });

  test('keeps the mini-carts true', async ({ page, shop }) => {
    await fill(shop, 101);
    await page.fill('.qty', '4');
    await page.press('.qty', 'Enter');
    await expect(page.locator('a.cart-contents .count')).toHaveText('4');
    expect(shop.names().filter((name) => name === 'get_refreshed_fragments')).toHaveLength(1);
  });
});

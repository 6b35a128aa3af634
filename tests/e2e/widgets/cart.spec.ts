import { openCart } from '../openCart';
import { expect, test } from '../shop';

const row = (name: string) => `.cart_item:has-text("${name}")`;
const busy = '.woocommerce-cart-form.processing';

test.describe('the cart page', () => {
  test('updates the cart on Enter in a quantity, and applies no coupon', async ({ page, shop }) => {
    await openCart(shop, 101);
    await page.fill('.qty', '4');
    await page.press('.qty', 'Enter');
    await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
    expect(await shop.cart()).toEqual({ 101: 4 });
    expect(shop.names()).not.toContain('apply_coupon');
  });

  test('dims form and totals while a call runs, and ignores a second one', async ({ page, shop }) => {
    await openCart(shop, 101);
    const release = await shop.keep('/cart/');
    await page.fill('.qty', '2');
    await page.click('[name="update_cart"]');
    await expect(page.locator(busy)).toHaveCSS('opacity', '0.6');
    await expect(page.locator('.cart_totals')).toHaveClass(/processing/);
    await page
      .locator('form.woocommerce-cart-form')
      .evaluate((form) =>
        (form as HTMLFormElement).requestSubmit(form.querySelector('[name="update_cart"]') as HTMLElement),
      );
    await release();
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await expect(page.locator('.processing')).toHaveCount(0);
    expect(
      (await shop.visitor()).log.filter(({ method, path }) => method === 'POST' && path === '/cart/'),
    ).toHaveLength(1);
  });

  test('shows the server’s message about a quantity', async ({ page, shop }) => {
    await openCart(shop, 103);
    await page.locator('.qty').evaluate((field) => field.removeAttribute('max'));
    await page.fill('.qty', '9');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-error')).toContainText('only 3 left');
    expect(await shop.cart()).toEqual({ 103: 1 });
  });

  test('moves the focus to the notice of a removal', async ({ page, shop }) => {
    await openCart(shop, 101, 102);
    await page.click(`${row('Ashfall')} .product-remove a`);
    await expect(page.locator('.woocommerce-message')).toBeFocused();
  });

  test('removes a row itself when ShopEngine gives its link the class of the mini-cart’s links', async ({
    page,
    shop,
  }) => {
    await openCart(shop, 101, 102);
    await page.locator(`${row('Ashfall')} .product-remove a`).evaluate((link: HTMLAnchorElement) => {
      link.classList.add('remove_from_cart_button');
      link.dataset.cart_item_key = new URL(link.href).searchParams.get('remove_item') ?? '';
    });
    await page.click(`${row('Ashfall')} .product-remove a`);
    await expect(page.locator(row('Ashfall'))).toHaveCount(0);
    expect(shop.names()).not.toContain('remove_from_cart');
  });

  test('tells other scripts when the shopper empties it', async ({ page, shop }) => {
    await openCart(shop, 101);
    const emptied = page
      .evaluate(
        () =>
          new Promise((resolve) =>
            document.addEventListener('island:cart:emptied', () => resolve(true), { once: true }),
          ),
      )
      .catch(() => true);
    await page.click('.product-remove a');
    await expect(page.locator('.cart-empty')).toBeVisible();
    expect(await emptied).toBe(true);
    expect(await page.evaluate(() => document.cookie)).not.toContain('woocommerce_cart_hash');
  });

  test('shows a coupon’s error as text, whatever was typed', async ({ page, shop }) => {
    await openCart(shop, 101);
    await page.fill('#coupon_code', '<img src=x onerror="window.ran=1">');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.coupon-error-notice')).toContainText('<img src=x onerror="window.ran=1">');
    expect(await page.evaluate(() => (window as never as { ran?: number }).ran)).toBeUndefined();
  });

  test('removes a coupon, with the keyboard too', async ({ page, shop }) => {
    await openCart(shop, 101);
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.cart-discount')).toBeVisible();
    await shop.settled();
    await page.locator('.woocommerce-remove-coupon').focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.cart-discount')).toHaveCount(0);
    await expect(page.locator('.woocommerce-message')).toContainText('Coupon has been removed.');
    await shop.settled();
    // The island posts the form to get its rows, and the shop redirects to the cart page.
    const renewal = ['get_cart_totals', '/cart/', '/cart/', 'get_refreshed_fragments'];
    expect(shop.names()).toEqual(['apply_coupon', ...renewal, 'remove_coupon', ...renewal]);
  });

  test('shows a notice when the shop does not answer, leaves nothing covered, and can be tried again', async ({
    page,
    shop,
  }) => {
    await openCart(shop, 101);
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

  test('applies a coupon with a fresh nonce when its own has expired', async ({ page, shop }) => {
    await openCart(shop, 101);
    await shop.expireNonces();
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.cart-discount')).toBeVisible();
  });
});

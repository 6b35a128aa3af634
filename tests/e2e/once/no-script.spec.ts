import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('a game is bought: listing, cart, quantity, coupon, removal, checkout', async ({ page }) => {
    await page.goto('/shop/');
    await page.click('.ajax_add_to_cart[data-product_id="101"]');
    await expect(page.locator('.woocommerce-message')).toContainText('has been added to your cart');
    await page.goto('/product/wireless-controller/');
    await page.selectOption('[name="attribute_pa_colour"]', 'red');
    await page.selectOption('[name="attribute_pa_platform"]', 'xbox');
    await page.click('.single_add_to_cart_button');
    await page.click('a.cart-contents');
    await expect(page.locator('.cart_item')).toHaveCount(2);
    await page.locator('.qty').first().fill('2');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.cart-discount')).toBeVisible();
    await page.locator('.product-remove a').last().click();
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await page.click('.restore-item');
    await expect(page.locator('.cart_item')).toHaveCount(2);
    await page.click('.woocommerce-remove-coupon');
    await expect(page.locator('.cart-discount')).toHaveCount(0);
    await page.click('.checkout-button');
    for (const [field, value] of Object.entries({
      first_name: 'Jo',
      last_name: 'Bloggs',
      address_1: '1 High Street',
      city: 'Leeds',
      postcode: 'LS1 4DY',
      email: 'jo@example.org',
    }))
      await page.fill(`#billing_${field}`, value);
    await page.check('#terms');
    await page.click('#place_order');
    await expect(page.locator('.woocommerce-notice--success')).toBeVisible();
  });

  test('the shop can be searched, sorted and paged, and one can log in', async ({ page }) => {
    await page.goto('/shop/');
    await page.selectOption('.orderby', 'price');
    await page.click('.woocommerce-ordering noscript button, .woocommerce-ordering button');
    await expect(page).toHaveURL(/orderby=price/);
    await page.click('.woocommerce-pagination .next');
    await expect(page.locator('.woocommerce-result-count')).toContainText('Showing 13–24 of 44');
    await page.fill('#search-field', 'controller');
    await page.press('#search-field', 'Enter');
    await expect(page.locator('li.product')).toHaveCount(1);
    await page.goto('/my-account/');
    await page.fill('#username', 'shopper');
    await page.fill('#password', 'shopper');
    await page.click('[name="login"]');
    await expect(page.locator('.woocommerce-MyAccount-content')).toContainText('Hello shopper');
  });
});

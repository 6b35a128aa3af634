import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

const openCheckout = async (shop: Shop) => {
  await shop.fill(118);
  await shop.open('/checkout/?provider=off');
};
const couponForm = (page: Page) => page.locator('form.checkout_coupon');
const loginForm = (page: Page) => page.locator('form.woocommerce-form-login');

test.describe('the checkout’s forms', () => {
  test.beforeEach(({ shop }) => openCheckout(shop));

  test('a coupon is applied by keyboard, with an error under the field and a success above the form', async ({
    page,
    shop,
  }) => {
    const toggle = page.getByRole('button', { name: 'Enter your coupon code' });
    await expect(couponForm(page)).toBeHidden();
    await toggle.press('Space');
    const field = page.getByRole('textbox', { name: 'Coupon:' });
    await expect(field).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await field.fill('nope');
    await field.press('Enter');
    await expect(couponForm(page).locator('.coupon-error-notice')).toContainText('nope');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('ten');
    await expect(couponForm(page).locator('.coupon-error-notice')).toHaveCount(0);
    await field.press('Enter');
    await expect(page.locator('.woocommerce-message')).toBeFocused();
    await expect(couponForm(page)).toBeHidden();
    expect((await shop.visitor()).coupons).toEqual(['ten']);
    expect(shop.calls.filter((call) => call.startsWith('apply_coupon'))).toHaveLength(2);
  });

  test('a login asks for both fields, shows a refusal with its link, and then logs in', async ({ page, shop }) => {
    await expect(loginForm(page)).toBeHidden();
    await page.getByRole('button', { name: 'Log in here' }).click();
    await loginForm(page).getByRole('button', { name: 'Log in' }).click();
    await expect(loginForm(page).getByText('User name or email field is required')).toBeVisible();
    await expect(loginForm(page).getByText('Password field is required')).toBeVisible();
    await expect(page.locator('#username')).toBeFocused();
    await page.fill('#username', 'shopper');
    await page.fill('#password', 'wrong');
    await page.press('#password', 'Enter');
    const refusal = page.locator('.shopengine-checkout-form-login ul.woocommerce-error');
    await expect(refusal).toBeFocused();
    await expect(refusal.getByRole('link', { name: 'Lost your password?' })).toHaveAttribute(
      'href',
      /\/my-account\/lost-password\/$/,
    );
    await page.fill('#password', 'shopper');
    await page.press('#password', 'Enter');
    await expect(page.locator('.shopengine-checkout-form-login')).toHaveCount(0);
    await expect(page.locator('form.checkout')).toBeVisible();
    const logins = shop.calls.filter((call) => call.includes('checkout_login')).map((call) => call.split(' ')[1]);
    expect(logins).toEqual([
      'user_login=shopper&user_password=wrong&rememberme=false',
      'user_login=shopper&user_password=shopper&rememberme=false',
    ]);
  });

  test('an address follows its country', async ({ page }) => {
    const country = page.locator('#billing_country');
    const state = page.locator('#billing_state');
    await country.selectOption('GB');
    await state.fill('Kent');
    await country.selectOption('US');
    await expect(page.getByRole('combobox', { name: /^State/ }).first()).toHaveId('billing_state');
    await state.selectOption('CA');
    await country.selectOption('FR');
    await expect(page.locator('#billing_state_field')).toBeHidden();
    await expect(state).toHaveValue('');
    const ids = () =>
      page.locator('.woocommerce-billing-fields .form-row').evaluateAll((rows) => rows.map(({ id }) => id));
    const places = await ids();
    expect(places.indexOf('billing_postcode_field')).toBeLessThan(places.indexOf('billing_city_field'));
    await country.selectOption('AE');
    await expect(page.locator('#billing_postcode_field')).toBeHidden();
    await country.selectOption('US');
    await expect(state).toHaveValue('CA');
    await country.selectOption('GB');
    await expect(state).toHaveValue('Kent');
  });

  test('a description opens with its field, and closes with Escape', async ({ page }) => {
    const hint = page.locator('#order_comments-description');
    await expect(hint).toBeHidden();
    await page.focus('#order_comments');
    await expect(hint).toBeVisible();
    await expect(hint).toHaveAttribute('aria-hidden', 'false');
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    await expect(hint).toHaveAttribute('aria-hidden', 'true');
    await page.focus('#billing_phone');
    await expect(page.locator('#billing_phone-description')).toBeVisible();
    await page.locator('h1').click();
    await expect(page.locator('#billing_phone-description')).toBeHidden();
  });
});

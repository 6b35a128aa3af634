import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { fillAddress } from '../fillAddress';
import { expect, type Shop, test } from '../shop';

/** A payment method that draws the order's button itself, such as a wallet. */

const usual = (page: Page) => page.locator('#place_order');
const own = (page: Page) => page.getByRole('button', { name: 'Pay with the wallet' });
const counts = (page: Page) =>
  page.evaluate(() => {
    const { drawn, cleaned } = (window as never as { wallet: { drawn: number; cleaned: number } }).wallet;
    return [drawn, cleaned];
  });

async function open(shop: Shop, more = ''): Promise<void> {
  await shop.fill(118);
  await shop.open(`/checkout/?provider=off&gateway=wallet${more}`);
}

test('its button is there while it is chosen, in the place of the shop’s', async ({ page, shop }) => {
  await open(shop);
  await expect(usual(page)).toBeVisible();
  await expect(own(page)).toHaveCount(0);
  await page.getByLabel('Wallet').check();
  await expect(own(page)).toBeVisible();
  await expect(usual(page)).toBeHidden();
  expect(await axe(page, { within: ['#payment'] })).toEqual([]);
  await page.getByLabel('Direct bank transfer').check();
  await expect(usual(page)).toBeVisible();
  await expect(own(page)).toHaveCount(0);
  expect(await counts(page)).toEqual([1, 1]);
});

test('an order is paid with it, once nothing in the form is wrong', async ({ page, shop }) => {
  await open(shop);
  await page.getByLabel('Wallet').check();
  await own(page).click();
  await expect(page.locator('#billing_first_name_field')).toHaveClass(/woocommerce-invalid-required-field/);
  await expect(page.locator('#billing_first_name')).toBeFocused();
  expect(shop.names()).not.toContain('checkout');
  await fillAddress(page);
  await shop.settled();
  await page.locator('#terms').check();
  await own(page).click();
  await page.waitForURL(/order-received/);
  expect((await shop.visitor()).orders).toHaveLength(1);
});

test('an order is paid with it by the keyboard alone', async ({ page, shop }) => {
  await open(shop);
  await fillAddress(page);
  await shop.settled();
  const chosen = page.locator('input[name=payment_method]:checked');
  await chosen.focus();
  for (let moves = 0; (await chosen.getAttribute('value')) !== 'wallet' && moves < 5; moves++)
    await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Wallet')).toBeFocused();
  for (
    let stops = 0;
    stops < 10 && !(await own(page).evaluate((button) => button === document.activeElement));
    stops++
  ) {
    await page.keyboard.press('Tab');
    if (await page.locator('#terms').evaluate((box) => box === document.activeElement))
      await page.keyboard.press('Space');
  }
  await expect(own(page)).toBeFocused();
  await expect(page.locator('#terms')).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL(/order-received/);
  expect((await shop.visitor()).orders).toHaveLength(1);
});

test('it draws anew after each review, and only one button is there', async ({ page, shop }) => {
  await open(shop);
  await page.getByLabel('Wallet').check();
  await expect(own(page)).toBeVisible();
  await page.locator('#shipping_method_0_local_pickup2').click();
  await shop.settled();
  await expect(own(page)).toHaveCount(1);
  await expect(usual(page)).toBeHidden();
  expect(await counts(page)).toEqual([2, 1]);
});

test('it appears when its script registers late', async ({ page, shop }) => {
  await open(shop, '&late');
  await page.getByLabel('Wallet').check();
  await expect(usual(page)).toBeHidden();
  await page.evaluate(() => (window as never as { wallet: { register(): void } }).wallet.register());
  await expect(own(page)).toBeVisible();
  await shop.settled();
  await page.getByLabel('Cash on delivery').check();
  await expect(usual(page)).toBeVisible();
});

test('it is there from the start, when it was chosen before', async ({ page, shop }) => {
  await open(shop);
  await page.getByLabel('Wallet').check();
  await shop.settled();
  await page.locator('#shipping_method_0_local_pickup2').click();
  await shop.settled();
  await shop.open('/checkout/?provider=off&gateway=wallet');
  await expect(page.getByLabel('Wallet')).toBeChecked();
  await expect(own(page)).toBeVisible();
  await expect(usual(page)).toBeHidden();
});

import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

const input = (page: Page) => page.locator('#billing_address_1');
const options = (page: Page) => page.locator('#address_suggestions_billing').getByRole('option');
const branding = (page: Page) => page.locator('.woocommerce-address-autocomplete-branding');

async function come(page: Page, shop: Shop, provider = ''): Promise<void> {
  await shop.fill(118);
  await shop.open(`/checkout/${provider && `?provider=${provider}`}`);
  await input(page).focus();
  await expect(input(page)).toHaveAttribute('role', 'combobox');
}

async function expectFilled(page: Page): Promise<void> {
  await expect(page.locator('#billing_city')).not.toHaveValue('');
  await expect(page.locator('#address_suggestions_billing')).toBeHidden();
}

test('an address is found by keyboard', async ({ page, shop }) => {
  await come(page, shop);
  // At once: letter by letter there is a search for "hig", too, and the answer for "high" may come after the arrow key.
  await input(page).fill('high');
  await expect(options(page)).toHaveCount(5);
  await expect(branding(page)).toHaveText('Addresses by Nowhere Maps');
  await input(page).press('ArrowDown');
  await input(page).press('Enter');
  await expectFilled(page);
});

test('an address is found by pointer, within the view', async ({ page, shop }) => {
  await come(page, shop);
  await input(page).fill('high');
  await expect(options(page)).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await options(page).nth(1).click();
  await expectFilled(page);
});

test('a provider’s HTML is shown as text, and its branding is clean', async ({ page, shop }) => {
  await come(page, shop, 'html');
  await input(page).fill('high');
  await expect(options(page).first()).toContainText('<img src=x');
  await expect(branding(page)).toBeVisible();
  await expect(branding(page).locator('script, iframe, form')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { demoInjected?: unknown }).demoInjected)).toBeUndefined();
});

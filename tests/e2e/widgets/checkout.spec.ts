import { ADDRESS } from '../../helpers/address';
import { fillAddress } from '../fillAddress';
import { expect, test } from '../shop';

test.beforeEach(async ({ shop }) => {
  await shop.fill(118);
  await shop.open('/checkout/?provider=off');
});

test('an order is placed by mouse', async ({ page, shop }) => {
  await fillAddress(page);
  await page.getByLabel('Direct bank transfer').click();
  await expect(page.locator('.payment_box.payment_method_bacs')).toBeVisible();
  await expect(page.locator('.payment_box.payment_method_cod')).toBeHidden();
  await page.locator('#bacs_account_name').fill('A. Byron');
  await page.locator('#shipping_method_0_local_pickup2').click();
  await expect(page.locator('#shipping_method_0_local_pickup2')).toBeChecked();
  await shop.settled();
  await expect(page.locator('#bacs_account_name')).toHaveValue('A. Byron');
  await page.locator('#terms').click();
  await page.locator('#place_order').click();
  await page.waitForURL(/order-received/);
  expect((await shop.visitor()).orders).toHaveLength(1);
});

test('an order is placed by keyboard', async ({ page, shop }) => {
  const type = async (id: string, value: string) => {
    for (let presses = 0; presses < 60 && (await page.evaluate(() => document.activeElement?.id)) !== id; presses++)
      await page.keyboard.press('Tab');
    await expect(page.locator(`#${id}`)).toBeFocused();
    if (value) await page.keyboard.type(value);
  };
  for (const [name, value] of Object.entries(ADDRESS)) await type(`billing_${name}`, value);
  await type('payment_method_cod', '');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#payment_method_bacs')).toBeFocused();
  await expect(page.locator('.payment_box.payment_method_bacs')).toBeVisible();
  await type('terms', ' ');
  await type('place_order', '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/order-received/);
  expect((await shop.visitor()).orders).toHaveLength(1);
});

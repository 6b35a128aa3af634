import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const panel = (page: Page, title: string) => page.locator('details').filter({ hasText: title });
const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('ekit_widgetarea_content'));

test('an area is fetched once, when it is opened, and the islands in it work', async ({ page, shop }) => {
  await shop.open('/content/?with=forms');
  expect(asked(shop.calls)).toEqual([]);
  await page.getByText('How fast is delivery?').click();
  await expect(page.getByRole('link', { name: 'All about delivery' })).toBeVisible();
  await expect(panel(page, 'How fast').locator('[data-ajax-post-id]')).toHaveClass(/is--loaded/);
  await page.getByText('How fast is delivery?').click();
  await page.getByText('How fast is delivery?').click();
  await page.getByText('Anything else?').click();
  await page.getByRole('link', { name: 'Add the game of the week to your cart' }).click();
  await expect.poll(shop.cart).toEqual({ 101: 1 });
  expect(asked(shop.calls)).toEqual([
    expect.stringMatching(/^\/wp-admin\/admin-ajax.php action=ekit_widgetarea_content&nonce=\w+&post_id=678$/),
  ]);
});

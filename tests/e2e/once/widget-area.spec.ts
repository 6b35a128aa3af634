import { expect, test } from '../shop';

test('an empty answer and a failure show an error, and can be tried again', async ({ page, shop }) => {
  shop.allow(/A widget area’s content did not load/);
  await shop.open('/content/?with=forms');
  await shop.fault({ on: 'admin-ajax', body: '' }, { on: 'admin-ajax', status: 500, body: '<p>error</p>' });
  await page.getByText('How fast is delivery?').click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(page.getByText('This content could not be loaded.').first()).toBeVisible();
  await again.press('Enter');
  await expect(page.locator('[data-ajax-post-id="678"]')).toHaveAttribute('aria-busy', 'false');
  await expect(again).toBeFocused();
  await again.press('Enter');
  await expect(page.getByRole('link', { name: 'All about delivery' })).toBeVisible();
  await expect(page.locator('[data-ajax-post-id="678"]')).toBeFocused();
});

/** The blog's grid: a page for each press, an end, a second try, and a link where no script runs. */
import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const CALL = 'admin-ajax.php';
const posts = (page: Page) => page.locator('.post-card');
const more = (page: Page) => page.locator('[data-more]');

test('older posts come below the ones that are there, until there are no more', async ({ page, shop }) => {
  await shop.open('/blog/');
  await expect(posts(page)).toHaveCount(2);
  await more(page).click();
  await expect(posts(page)).toHaveCount(4);
  await more(page).click();
  await expect(posts(page)).toHaveCount(5);
  await expect(more(page)).toBeHidden();
  // The button had the focus.
  await expect(posts(page).nth(4).getByRole('link')).toBeFocused();
  expect(
    shop.calls.filter((call) => call.includes(CALL)).map((call) => new URLSearchParams(call.split(' ')[1]).get('page')),
  ).toEqual(['2', '3']);
});

test('a call that fails shows an error, and can be tried again', async ({ page, shop }) => {
  shop.allow(/Further posts did not load/);
  await shop.open('/blog/');
  await shop.fault({ on: CALL, status: 500, body: '' });
  await more(page).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(posts(page)).toHaveCount(4);
});

test('without a script the button is a link to the next page', async ({ page }) => {
  await page.goto('/blog/?demo=off');
  await more(page).click();
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  await expect(posts(page)).toHaveCount(2);
});

import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const PATH = '/content/?with=forms';
const form = (page: Page, button = 'Sign up') =>
  page.locator('.ekit-mailChimpForm').filter({ has: page.getByRole('button', { name: button }) });
const sent = (calls: readonly string[]) => calls.filter((call) => call.includes('sendmail'));

test('an address is sent once, and the result is shown as text', async ({ page, shop }) => {
  await shop.open(PATH);
  const deals = form(page, 'Get deals');
  await deals.getByLabel('First name').fill('Jo');
  await deals.getByLabel('E-mail').fill('jo@example.org');
  await deals.getByRole('button').dblclick();
  await expect(deals.getByText('You will hear of our deals.')).toBeVisible();
  await expect(deals.locator('.ekit-mail-message')).toHaveClass('ekit-mail-message success');
  await expect(deals.locator('.ekit-mail-message *')).toHaveCount(0);
  await expect(deals.getByLabel('E-mail')).toHaveValue('');
  expect(sent(shop.calls)).toEqual([
    '/wp-json/elementskit/v1/widget/mailchimp/sendmail/?listed=deals1&double_opt_in=no&firstname=Jo&email=jo%40example.org',
  ]);
});

test('another form says that the address has to be confirmed, or shows the list’s message', async ({ page, shop }) => {
  await shop.open(PATH);
  const news = form(page);
  await news.getByLabel('E-mail').fill('taken@example.org');
  await news.getByLabel('E-mail').press('Enter');
  await expect(news.getByText('Member Exists')).toBeVisible();
  await expect(news.locator('.ekit-mail-message')).toHaveClass('ekit-mail-message');
  await news.getByLabel('E-mail').fill('jo@example.org');
  await news.getByRole('button').click();
  await expect(news.getByText('Please look into your inbox and confirm your address.')).toBeVisible();
  expect(await axe(page, { within: ['.ekit-mail-chimp'], without: ['color-contrast'] })).toEqual([]);
});

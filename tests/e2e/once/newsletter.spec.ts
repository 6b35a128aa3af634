import type { Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

const form = (page: Page) =>
  page.locator('.ekit-mailChimpForm').filter({ has: page.getByRole('button', { name: 'Sign up' }) });

async function send(page: Page, address = 'jo@example.org'): Promise<void> {
  await form(page).getByLabel('E-mail').fill(address);
  await form(page).getByRole('button').click();
}

test('a wrong address is not sent, also from a form that browsers do not check', async ({ page, shop }) => {
  await shop.open('/content/?with=forms');
  await send(page, 'jo@');
  await expect(form(page).locator(':invalid')).toHaveCount(1);
  await form(page).evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await send(page, 'jo@');
  await expect(form(page).getByText('Please enter a valid e-mail address.')).toBeVisible();
  await expect(form(page).getByLabel('E-mail')).toBeFocused();
  expect(shop.names().filter((name) => name.includes('sendmail'))).toEqual([]);
});

test('no second call is made while one is on its way, and an error is shown as SPEC says', async ({ page, shop }) => {
  await shop.open('/content/?with=forms');
  await shop.fault({ on: 'sendmail', body: '{"success":[],"error":"Something went wrong: no <b>route</b>"}' });
  const release = await hold(page, /sendmail/);
  await send(page);
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await form(page).getByLabel('E-mail').press('Enter');
  release();
  await expect(form(page).getByText('Found error : Something went wrong: no route')).toBeVisible();
  await expect(form(page).locator('.ekit-mail-message')).toHaveClass('ekit-mail-message error');
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  expect(shop.names().filter((name) => name.includes('sendmail'))).toHaveLength(1);
});

test('a call that fails shows an error, and the same press works again', async ({ page, shop }) => {
  shop.allow(/An address could not be put on the list/);
  await shop.open('/content/?with=forms');
  await shop.fault(
    { on: 'sendmail', status: 500, body: '<p>There has been a critical error.</p>' },
    { on: 'sendmail', drop: true },
  );
  for (let attempt = 0; attempt < 2; attempt++) {
    await send(page);
    await expect(form(page).getByText('Your address could not be sent. Please try again.')).toBeVisible();
  }
  await send(page);
  await expect(form(page).getByText('Please look into your inbox')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { button, expect, test } from '../shop';

/**
 * Tests a page builder's popups: they open by themselves, by buttons and by links, one at a time, and are closed for a
 * while or for good.
 */

const PAGE = '/campaign-day/?with=popups';
const letter = (page: Page) => page.getByRole('dialog', { name: 'A letter every Friday' });
const offer = (page: Page) => page.getByRole('dialog', { name: /^Today only/ });
const note = (page: Page) => page.getByRole('dialog', { name: 'Still looking?' });
const withSettings = (settings: Record<string, unknown>) =>
  `${PAGE}&popup=${encodeURIComponent(JSON.stringify(settings))}`;
const atOnce = { triggers: { page_load: 'yes' } };

/** Waits until the focus is inside the popup, which then hears Escape. */
const hasFocus = (page: Page) => expect(page.locator('.elementor-popup-modal :focus')).toBeVisible();

test('a popup opens by itself, keeps the focus, and gives it back', async ({ page, shop }) => {
  await shop.open(withSettings(atOnce));
  await expect(letter(page)).toBeVisible();
  await expect(page.locator('main:is([inert], [inert] *)')).toHaveCount(1);
  await hasFocus(page);
  await expect(letter(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(letter(page).getByRole('link', { name: 'Do not show this again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(letter(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(letter(page)).toHaveCount(0);
});

test('a popup is opened by its link and closed by its button, by keyboard alone', async ({ page, shop }) => {
  await shop.open(PAGE);
  const link = page.getByRole('link', { name: 'Our letter' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(letter(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(letter(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a link opens a popup; its button, a click beside it and Escape close it', async ({ page, shop }) => {
  await shop.open(PAGE);
  const link = page.getByRole('link', { name: 'Our letter' });
  await link.click();
  await expect(letter(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await letter(page).getByRole('button', { name: 'Close' }).click();
  await expect(letter(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await link.click();
  await expect(letter(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(letter(page)).toHaveCount(0);

  await link.click();
  await expect(letter(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter(page)).toHaveCount(0);
});

test('the content of a popup is fresh and alive each time', async ({ page, shop }) => {
  await shop.open(PAGE);
  await page.getByRole('link', { name: 'Our letter' }).click();
  await letter(page).getByLabel('Your e-mail address').fill('someone@shop.example');
  await letter(page).getByRole('button', { name: 'Close' }).click();
  await expect(letter(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Our letter' }).click();
  await expect(letter(page).getByLabel('Your e-mail address')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(letter(page)).toHaveCount(0);

  for (const quantity of [1, 2]) {
    await page.getByRole('button', { name: 'Today’s offer' }).click();
    await offer(page).locator(button(101)).click();
    await expect.poll(() => shop.cart()).toEqual({ 101: quantity });
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await expect(offer(page)).toHaveCount(0);
  }
});

test('a popup that was closed for good stays away: on the next page, and from links', async ({ page, shop }) => {
  await shop.open(withSettings(atOnce));
  await letter(page).getByRole('link', { name: 'Do not show this again' }).click();
  await expect(letter(page)).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? ''));
  expect(kept).toMatchObject({ popup_2201_disable: true });

  await shop.open(withSettings(atOnce));
  await page.getByRole('link', { name: 'Our letter' }).click();
  await page.getByRole('button', { name: 'Today’s offer' }).click();
  await expect(offer(page)).toBeVisible();
  await expect(letter(page)).toHaveCount(0);
});

test('a popup is shown as often as its period allows', async ({ page, shop }) => {
  const settings = withSettings({ ...atOnce, timing: { times: 'yes', times_times: 1, times_period: 'day' } });
  await shop.open(settings);
  await expect(letter(page)).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? ''));
  expect(kept['popup-2201-impressions-count']).toBe(1);
  const left = kept.__expiration['popup-2201-impressions-count'] - (await page.evaluate(() => Date.now()));
  expect(Math.round(left / 3_600_000)).toBe(24);

  await shop.open(settings);
  await page.getByRole('button', { name: 'Today’s offer' }).click();
  await expect(offer(page)).toBeVisible();
  await expect(letter(page)).toHaveCount(0);
});

test('scrolling opens a popup; one in a corner neither covers the page nor takes the focus', async ({ page, shop }) => {
  await shop.open(PAGE);
  await page.evaluate(() => {
    document.body.style.minHeight = '4000px';
  });
  await page.mouse.wheel(0, 200);
  await expect(letter(page)).toHaveCount(0);
  await page.mouse.wheel(0, 4000);
  await expect(letter(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter(page)).toHaveCount(0);

  const link = page.getByRole('link', { name: 'Opening hours' });
  await link.click();
  await expect(note(page)).toBeVisible();
  await expect(note(page)).not.toHaveAttribute('aria-modal');
  await link.click();
  await expect(note(page)).toHaveCount(0);
});

test('a popup fires events for other scripts, through jQuery too where the page has it', async ({ page, shop }) => {
  await shop.open(PAGE);
  await page.evaluate(() => {
    const told: unknown[] = [];
    const shared = window as unknown as {
      told: unknown[];
      jQuery?: (target: Document) => { on(events: string, run: (event: { type: string }, id: number) => void): void };
    };
    shared.told = told;
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail.id]));
    shared
      .jQuery?.(document)
      .on('elementor/popup/show elementor/popup/hide', ({ type }, id) => told.push([`jQuery ${type}`, id]));
  });
  await page.getByRole('link', { name: 'Our letter' }).click();
  await expect(letter(page)).toBeVisible();
  await letter(page).getByRole('button', { name: 'Close' }).click();
  await expect(letter(page)).toHaveCount(0);
  const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  const expected = ['elementor/popup/show', 'elementor/popup/hide'].flatMap((type) => [
    ...(shop.hasJQuery ? [[`jQuery ${type}`, 2201]] : []),
    [type, 2201],
  ]);
  expect(told).toEqual(expected);
});

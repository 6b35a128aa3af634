import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

/** Tests product edit screens: date fields in several languages and time zones, and the toolbar's notes. */
const EDIT = '/wp-admin/post.php?post=101&action=edit';
const NOON = '2026-11-21T12:00:00Z';

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' });
const day = (page: Page, name: string) => calendar(page).getByRole('button', { name, exact: true });
const release = (page: Page) => page.locator('#_release_date');
const preorder = (page: Page) => page.locator('#preorder_date');
const month = (page: Page) => calendar(page).locator('.cur-month');

async function edit(page: Page, { now = NOON, query = '' } = {}): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(EDIT + query);
  await expect(release(page)).toHaveAttribute('data-island-status', 'ready');
}

test.describe('a date field of a product', () => {
  test('shows the stored day, and takes a chosen one', async ({ page }) => {
    await edit(page, { query: '&stored=2026-11-03' });
    await release(page).click();
    await expect(month(page)).toHaveText('November');
    await expect(day(page, 'November 3, 2026')).toHaveAttribute('aria-pressed', 'true');
    await expect(day(page, 'November 20, 2026')).toHaveAttribute('aria-disabled', 'true');
    await expect(day(page, 'November 21, 2026')).toHaveAttribute('aria-current', 'date');
    await expect(calendar(page).locator('.flatpickr-weekday').first()).toHaveText('Mon');
    await day(page, 'November 20, 2026').click({ force: true });
    await expect(release(page)).toHaveValue('2026-11-03');
    await day(page, 'November 27, 2026').click();
    await expect(release(page)).toHaveValue('2026-11-27');
    await expect(release(page)).toBeFocused();
    await expect(calendar(page)).toHaveCount(0);
  });

  test('for pre-orders starts at its own first day', async ({ page }) => {
    await edit(page);
    await preorder(page).click();
    await expect(month(page)).toHaveText('December');
    await expect(day(page, 'December 1, 2026')).toHaveAttribute('aria-disabled', 'false');
    await calendar(page).getByRole('button', { name: 'Previous' }).click();
    await expect(month(page)).toHaveText('November');
    await expect(day(page, 'November 30, 2026')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is used by keys alone', async ({ page }) => {
    await edit(page, { query: '&stored=' });
    await release(page).focus();
    await expect(calendar(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(day(page, 'November 21, 2026')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(day(page, 'November 29, 2026')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(calendar(page).getByRole('button', { name: 'Today' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(calendar(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(release(page)).toBeFocused();
    await expect(calendar(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(day(page, 'November 21, 2026')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(release(page)).toHaveValue('2026-11-21');
    await page.keyboard.press('ArrowDown');
    await expect(day(page, 'November 21, 2026')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(calendar(page).getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(month(page)).toHaveText('December');
    await page.keyboard.press('Shift+Tab');
    await expect(calendar(page).getByRole('spinbutton', { name: 'Year' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(release(page)).toBeFocused();
    await expect(release(page)).toHaveValue('2026-11-21');
    await expect(page).toHaveURL(/post=101/);
  });

  test('checks what is typed or pasted, and keeps it', async ({ page }) => {
    await edit(page);
    await release(page).fill('27/11/2026');
    await release(page).blur();
    await expect(page.getByRole('alert')).toHaveText('Write the date as yyyy-mm-dd, such as 2026-11-21.');
    await expect(release(page)).toHaveAccessibleDescription(/yyyy-mm-dd/);
    await release(page).fill('2026-11-20');
    await release(page).blur();
    await expect(page.getByRole('alert')).toHaveText('The date cannot be before 2026-11-21.');
    await expect(release(page)).toHaveValue('2026-11-20');
    await release(page).fill('2026-11-27');
    await release(page).blur();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows a typed day in its open calendar, and closes the calendar at a click elsewhere', async ({ page }) => {
    await edit(page);
    await release(page).click();
    await expect(calendar(page)).toBeVisible();
    await release(page).fill('2027-02-14');
    await expect(month(page)).toHaveText('February');
    await expect(day(page, 'February 14, 2027')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(calendar(page)).toHaveCount(0);
    await expect(release(page)).toHaveValue('2027-02-14');
  });

  test('Today shows the store’s month', async ({ page }) => {
    await edit(page);
    await preorder(page).click();
    await calendar(page).getByRole('button', { name: 'Today' }).click();
    await expect(month(page)).toHaveText('November');
    await calendar(page).getByRole('button', { name: 'Close' }).click();
    await expect(calendar(page)).toHaveCount(0);
    await expect(preorder(page)).toBeFocused();
  });

  test('stays a text field where the calendar’s code cannot be loaded', async ({ page, shop }) => {
    shop.allow(/calendar could not be loaded/);
    await page.route('**/dist/calendar-*.js', (route) => route.abort());
    await edit(page);
    const problem = page.waitForEvent('console', (message) => message.text().includes('shop-islands'));
    await release(page).click();
    await problem;
    await release(page).fill('2026-11-30');
    await expect(release(page)).toHaveValue('2026-11-30');
  });
});

/** The calendar in any language, whose name may not be English. */
const anyCalendar = (page: Page) => page.getByRole('dialog');

test('the calendar speaks the language of the page', async ({ page }) => {
  await edit(page, { query: '&stored=2026-11-03&lang=de' });
  await release(page).click();
  const german = anyCalendar(page);
  await expect(german).toHaveAccessibleName('Datum auswählen');
  await expect(german.locator('.cur-month')).toHaveText('November');
  await expect(german.locator('.flatpickr-weekday').first()).toHaveText('Mo');
  await expect(german.getByRole('button', { name: '3. November 2026', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(german.getByRole('spinbutton', { name: 'Jahr' })).toHaveValue('2026');
  for (const name of ['Zurück', 'Weiter', 'Heute', 'Schließen']) {
    await expect(german.getByRole('button', { name })).toBeVisible();
  }
  await german.getByRole('button', { name: '27. November 2026' }).click();
  await expect(release(page)).toHaveValue('2026-11-27');
  await release(page).fill('27.11.2026');
  await release(page).blur();
  await expect(page.getByRole('alert')).toContainText('JJJJ-MM-TT');
});

test('the calendar runs from right to left, with Saturday first, below the right edge of its field', async ({
  page,
}) => {
  await edit(page, { query: '&stored=&lang=ar' });
  await release(page).focus();
  await page.keyboard.press('ArrowDown');
  const arabic = anyCalendar(page);
  const named = (name: string) => arabic.getByRole('button', { name, exact: true });
  await expect(named('21 نوفمبر 2026')).toBeFocused();
  // From right to left, the next day is on the left.
  await page.keyboard.press('ArrowLeft');
  await expect(named('22 نوفمبر 2026')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(named('21 نوفمبر 2026')).toBeFocused();
  const [sunday, saturday, field, dialog] = await Promise.all(
    [
      arabic.locator('.flatpickr-weekday').nth(1),
      arabic.locator('.flatpickr-weekday').first(),
      release(page),
      arabic,
    ].map(async (one) => (await one.boundingBox()) as { x: number; width: number }),
  );
  await expect(arabic.locator('.flatpickr-weekday').first()).toHaveText('س');
  expect(saturday?.x).toBeGreaterThan(sunday?.x as number);
  const rightOf = (box?: { x: number; width: number }) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(Math.abs(rightOf(dialog) - rightOf(field))).toBeLessThanOrEqual(1);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(release(page)).toHaveValue('2026-11-21');
});

test('fields of variations have one calendar each, however often their box is opened', async ({ page }) => {
  await edit(page);
  await page.getByRole('link', { name: 'Variations' }).click();
  const box = page.getByRole('button', { name: '#502 Deluxe' });
  for (let times = 0; times < 3; times++) await box.click();
  const field = page.locator('#_release_date_1');
  await field.click();
  await expect(page.locator('.flatpickr-calendar')).toHaveCount(1);
  await expect(day(page, 'November 20, 2026')).toHaveAttribute('aria-disabled', 'true');
  await day(page, 'November 24, 2026').click();
  await expect(field).toHaveValue('2026-11-24');
  await expect(page.getByText('Changed variations are not saved yet.')).toBeVisible();
});

test('the toolbar has the campaigns’ notes', async ({ page }) => {
  await edit(page);
  await expect(page.getByRole('navigation', { name: 'Toolbar' })).toHaveText('Running campaigns: 981');
});

for (const [name, viewport] of [
  ['1280', { width: 1280, height: 900 }],
  ['390', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing on the open calendar, which is on the screen, at ${name} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await edit(page);
    await release(page).click();
    await expect(calendar(page)).toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
  });
}

/** Tests the hours around both changes of London's clocks, for staff in the first and the last time zone. */
for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Europe/London']) {
  test.describe(`staff in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [now, today, first] of [
      ['2026-03-28T23:30:00Z', '2026-03-28', 'March 28, 2026'],
      ['2026-03-29T23:30:00Z', '2026-03-30', 'March 30, 2026'],
      ['2026-10-24T23:30:00Z', '2026-10-25', 'October 25, 2026'],
      ['2026-10-25T23:30:00Z', '2026-10-25', 'October 25, 2026'],
    ] as const) {
      test(`have the shop’s today, ${today}, at ${now}`, async ({ page }) => {
        await edit(page, { now, query: '&stored=' });
        await release(page).click();
        await expect(day(page, first)).toHaveAttribute('aria-current', 'date');
        await expect(calendar(page).locator('.flatpickr-day[aria-disabled="false"]').first()).toHaveAccessibleName(
          first,
        );
        await day(page, first).click();
        await expect(release(page)).toHaveValue(today);
      });
    }
  });
}

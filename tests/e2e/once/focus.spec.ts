import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

/** Tests that moving the focus does not scroll the page. */

const PATH = `/campaign-day/?with=popups&popup=${encodeURIComponent(JSON.stringify({ a11y_navigation: 'yes', prevent_scroll: '' }))}`;
const letter = (page: Page) => page.getByRole('dialog', { name: 'A letter every Friday' });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * Makes the page long and adds a place to jump to. Opens the popup, and waits until the focus is in it.
 */
async function open(page: Page): Promise<void> {
  await page.evaluate(() => {
    const far = Object.assign(document.createElement('div'), { id: 'contact', textContent: 'Contact' });
    far.style.cssText = 'margin-top: 2000px; height: 6000px';
    document.querySelector('main')?.append(far);
  });
  await page.getByRole('link', { name: 'Our letter' }).click();
  await expect(letter(page).getByRole('button', { name: 'Close' })).toBeFocused();
}

const scroll = (page: Page, to: number) => page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), to);

for (const [how, close] of [
  ['its button', (page: Page) => letter(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`a page that scrolls under a popup keeps its place when ${how} closes the popup`, async ({ page, shop }) => {
    await shop.open(PATH);
    await open(page);
    await scroll(page, 1500);
    await close(page);
    await expect(letter(page)).toHaveCount(0);
    expect(await top(page)).toBe(1500);
    await expect(page.getByRole('link', { name: 'Our letter' })).toBeFocused();
    expect(await top(page)).toBe(1500);
  });
}

test('a link in a popup to a place on the page takes the shopper there for good', async ({ page, shop }) => {
  await shop.open(PATH);
  await open(page);
  await letter(page).evaluate((popup) =>
    popup
      .querySelector('h2')
      ?.append(Object.assign(document.createElement('a'), { href: '#contact', textContent: 'Write to us' })),
  );
  await letter(page).getByRole('link', { name: 'Write to us' }).click();
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  const there = await top(page);
  await page.keyboard.press('Escape');
  await expect(letter(page)).toHaveCount(0);
  expect(await top(page)).toBe(there);
  await expect(page.getByRole('link', { name: 'Our letter' })).not.toBeFocused();
});

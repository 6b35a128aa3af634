import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const GRID = '.ekit_gallery_grid';
const item = (page: Page, name: string) => page.getByRole('img', { name: `Gallery: ${name}` });

/** The edges of each item, in pixels. */
const boxes = (page: Page) =>
  page.locator('.ekit_gallery_grid_item:not([hidden])').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

const overlaps = (all: Awaited<ReturnType<typeof boxes>>) =>
  all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
  );

test('items stand without gaps, and a filter shows its items, by keyboard too', async ({ page, shop }) => {
  await shop.open('/content/?with=forms');
  await page.locator(GRID).scrollIntoViewIfNeeded();
  await expect(page.locator(GRID)).toHaveAttribute('data-island-status', 'ready');
  await expect(page.locator(GRID)).toHaveCSS('position', 'relative');
  await expect.poll(async () => overlaps(await boxes(page))).toEqual([]);
  const consoles = page.getByRole('button', { name: 'Consoles' });
  await consoles.press('Space');
  await expect(consoles).toHaveAttribute('aria-pressed', 'true');
  await expect(item(page, 'controller')).toBeHidden();
  await expect(item(page, 'console')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 items are shown' })).toHaveCount(1);
  await expect.poll(async () => new Set((await boxes(page)).map(({ top }) => Math.round(top))).size).toBe(1);
  expect(await axe(page, { within: ['.elementor-widget-elementskit-gallery'], without: ['color-contrast'] })).toEqual(
    [],
  );
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(item(page, 'controller')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { takeMoved, watchMoves } from '../moved';
import { expect, test } from '../shop';

const HOST = '.deal-products';
const DAY = 86_400_000;

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator(HOST).scrollIntoViewIfNeeded();
  await expect(page.locator(HOST)).toHaveAttribute('data-island-status', 'ready');
}

/** The fixture prints the pages in each project's way, and watches for errors. */
test.beforeEach(({ shop }) => void shop);

test.describe('a deal', () => {
  test('counts down, has one name for screen readers, and moves nothing', async ({ page, shop }) => {
    await watchMoves(page);
    await open(page);
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^(2 days|1 day, 23 hours, \d+ minutes?) left$/);
    const seconds = page.locator('.clock-sec');
    const first = await seconds.textContent();
    await expect(seconds).not.toHaveText(first ?? '');
    const bar = page.getByRole('progressbar', { name: 'Stock sold' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(page.locator(`${HOST} canvas`)).toBeHidden();
    expect(await takeMoved(page)).toEqual([]);
    expect(await axe(page, { within: [HOST] })).toEqual([]);
    expect(shop.calls).toEqual([]);
  });
});

test.describe('a shopper in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('sees a deal end by the shop’s time', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^(2 days|1 day, 23 hours, \d+ minutes?) left$/);
    await page.clock.fastForward(2 * DAY - 60_000);
    await expect(page.locator(HOST)).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page.locator(HOST)).toBeHidden();
  });
});

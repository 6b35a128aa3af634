/** Tests a page builder's counters, bars, countdowns, image comparisons and tilting cards. */
import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const CONTENT = '/content/?with=numbers';

const seen = async (page: Page, selector: string) => {
  const part = page.locator(selector).first();
  await part.scrollIntoViewIfNeeded();
  return part;
};

test.beforeEach(({ page }) => page.goto(CONTENT));

test('numbers, bars and charts end at the printed value', async ({ page }) => {
  const counters = page.locator('.elementskit-funfact .number-percentage');
  await seen(page, '.elementskit-funfact');
  await expect(counters).toHaveText(['12,500', '1,250']);
  await seen(page, '.single-skill-bar');
  const story = page.getByRole('progressbar', { name: 'Story' });
  await expect(story).toHaveAttribute('aria-valuenow', '75');
  await expect(page.locator('.skill-track').first()).toHaveCSS(
    'width',
    `${((await story.boundingBox())?.width ?? 0) * 0.75}px`,
  );
  await expect(page.locator('.single-skill-bar .number-percentage')).toHaveText(['75', '90']);
  await seen(page, '.piechart');
  await expect(page.locator('.piechart circle:last-child').first()).toHaveAttribute('stroke-dasharray', '65 100');
});

test('a countdown runs, and has one name for screen readers', async ({ page }) => {
  const countdown = await seen(page, '.elementskit-countdown-timer');
  await expect(countdown).toHaveRole('timer');
  await expect(countdown).toHaveAccessibleName(/^[23] days, .*left$/);
  const seconds = countdown.locator('.elementskit-seconds .elementskit-timer-count');
  const first = await seconds.evaluate(({ textContent }) => textContent ?? '');
  await expect(seconds).not.toHaveText(first.trim());
  await expect(page.locator('.elementskit-flip-clock .elementskit-time')).toHaveCount(5);
});

test('the line between two images is moved by keys and by a press', async ({ page }) => {
  const images = await seen(page, '.elementskit-image-comparison');
  const slider = images.getByRole('slider', { name: 'Comparison of “Original” and “Remake”' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuenow', '35');
  await page.keyboard.press('End');
  const { x, y, width, height } = (await images.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  await expect.poll(async () => ((await slider.boundingBox())?.x ?? 0) + 22).toBeCloseTo(x + width, 0);
  await page.mouse.click(x + width / 4, y + height / 4);
  await expect(slider).toHaveAttribute('aria-valuenow', '25');
  await expect.poll(async () => ((await slider.boundingBox())?.x ?? 0) + 22).toBeCloseTo(x + width / 4, 0);
});

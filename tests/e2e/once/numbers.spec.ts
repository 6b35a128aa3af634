/**
 * Tests numbers with motion, without JavaScript and at their end, and a page that loads only the code for visible
 * parts.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

const CONTENT = '/content/?with=numbers';
const show = (page: Page, selector: string) => page.locator(selector).first().scrollIntoViewIfNeeded();

/** Lets the page's time pass step by step, so that no number on the way is missed, until an element says this. */
const runUntil = (page: Page, element: Locator, text: RegExp | string) =>
  expect(async () => {
    await page.clock.runFor(50);
    await expect(element).toHaveText(text, { timeout: 100 });
  }).toPass({ intervals: [0] });

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test.describe('and a clock that the test moves', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: '2026-06-01T12:00:00Z' });
      await page.clock.pauseAt('2026-06-01T12:00:01Z');
      await page.goto(CONTENT);
    });

    test('numbers count, end with the printed value, and have it as their name meanwhile', async ({ page }) => {
      const [counting, rolling] = [
        page.locator('.number-percentage').nth(0),
        page.locator('.number-percentage').nth(1),
      ];
      await runUntil(page, page.getByRole('img', { name: '12,500' }), /^(?!0$|12,500$)/);
      await expect(rolling.locator('.shop-islands-counter-digit')).toHaveCount(4);
      await page.clock.runFor(5000);
      await expect(counting).toHaveText('12,500');
      await expect(rolling).toHaveText('1,250');
      await expect(page.getByRole('img', { name: '12,500' })).toHaveCount(0);
    });

    test('a bar and a chart fill slowly', async ({ page }) => {
      await show(page, '.single-skill-bar');
      const number = page.locator('.single-skill-bar .number-percentage').first();
      await runUntil(page, number, /^[1-6]?[1-9]$/);
      await page.clock.runFor(5000);
      await expect(number).toHaveText('75');
      await show(page, '.piechart');
      await page.clock.resume();
      await expect(page.locator('.piechart circle:last-child').first()).toHaveAttribute('stroke-dasharray', '65 100');
    });
  });

  test('a heading emerges from mixed letters, and screen readers can read it meanwhile', async ({ page }) => {
    await page.goto(CONTENT);
    await expect(page.getByRole('heading', { name: 'A year in numbers' })).toBeVisible();
    await expect(page.locator('#numbers-title')).toHaveText('A year in numbers');
    await expect(page.locator('#numbers-title > em')).toHaveText('numbers');
  });

  test('a card tilts under the mouse and comes to rest', async ({ page }) => {
    await page.goto(CONTENT);
    const card = page.locator('[data-tilt]');
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveAttribute('data-island-status', 'ready');
    await card.hover({ position: { x: 8, y: 8 } });
    await expect(card).toHaveAttribute('style', /rotateX\(-\d/);
    await page.mouse.move(0, 0);
    await expect(card).not.toHaveAttribute('style', /rotateX/);
  });
});

test.describe('after the shopper has scrolled past it before its code came', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const [chunk, selector, end] of [
    ['counter', '.elementskit-funfact .number-percentage', '12,500'],
    ['progress-bar', '.single-skill-bar .number-percentage', '75'],
  ] as const) {
    test(`a ${chunk} has its number, and shows it when the shopper comes back`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 500 });
      const release = await hold(page, new RegExp(`/dist/${chunk}-`));
      const asked = page.waitForRequest(new RegExp(`/dist/${chunk}-`));
      await page.goto(CONTENT);
      await show(page, selector);
      await asked;
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      release();
      await expect(page.locator(selector).first()).toHaveText(end);
      expect(
        await page
          .locator(selector)
          .first()
          .evaluate((host) => host.getBoundingClientRect().bottom),
      ).toBeLessThan(0);
    });
  }

  test('a chart is full', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const release = await hold(page, /\/dist\/pie-chart-/);
    const asked = page.waitForRequest(/\/dist\/pie-chart-/);
    await page.goto(CONTENT);
    await show(page, '.piechart');
    await asked;
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    release();
    await expect(page.locator('.piechart circle:last-child').first()).toHaveAttribute('stroke-dasharray', '65 100');
  });
});

test('a finger or a mouse drags the line by its handle, up and down too', async ({ page }) => {
  await page.goto(CONTENT);
  const images = page.locator('.image-comparison-container-vertical');
  await images.scrollIntoViewIfNeeded();
  const slider = images.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-orientation', 'vertical');
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await images.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  await slider.hover();
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height * 0.7, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuenow', '70');
  await page.mouse.move(x + 5, y + 5);
  await expect(slider).toHaveAttribute('aria-valuenow', '70');
});

test.describe('a finger on a comparison of two images', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 600 } });

  /** Puts a finger on the pictures, at a quarter of their width, and moves it by so many pixels. */
  async function swipe(page: Page, x: number, y: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const box = await page.locator('.elementskit-image-comparison').first().boundingBox();
    const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 4, y: 300 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let step = 1; step <= 10; step++) {
      const at = { x: from.x + (x * step) / 10, y: from.y + (y * step) / 10 };
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  const value = async (page: Page) => Number(await page.getByRole('slider').first().getAttribute('aria-valuenow'));
  const place = (page: Page) => page.evaluate(() => scrollY);
  /**
   * While a page still scrolls after a swipe, the browser takes a tap for the wish to stop it. So this waits until the
   * page has stood still for ten frames.
   */
  const rest = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let last = scrollY;
          let frames = 0;
          const look = () => {
            frames = scrollY === last ? frames + 1 : 0;
            last = scrollY;
            if (frames > 10) resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
    );

  test('scrolls the page vertically, moves the line by a tap, and drags the line sideways', async ({ page }) => {
    await page.goto(CONTENT);
    const images = page.locator('.elementskit-image-comparison').first();
    await images.evaluate((host) =>
      scrollTo({ top: host.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' }),
    );
    await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuenow', '50');
    const before = await place(page);
    await swipe(page, 12, -160);
    await expect.poll(() => place(page)).toBeGreaterThan(before + 50);
    expect(await value(page)).toBe(50);
    await rest(page);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before);
    await swipe(page, 0, 0);
    await expect.poll(() => value(page)).toBe(25);
    const resting = await place(page);
    await swipe(page, 100, 10);
    await expect.poll(() => value(page)).toBeGreaterThan(40);
    expect(await place(page)).toBe(resting);
  });
});

test('a countdown that is over shows its finish as words', async ({ page }) => {
  await page.goto(`${CONTENT}&end=2020-01-01`);
  await show(page, '.elementskit-countdown-timer');
  await expect(page.locator('.elementskit-countdown-timer')).toHaveText('The sale is over\nSee you next winter.', {
    useInnerText: true,
  });
});

test('only what comes into view is fetched', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(/dist\/([a-z-]+?)-[0-9a-f]{8}\.js/.exec(request.url())?.[1] ?? ''));
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto(CONTENT);
  await expect(page.locator('.number-percentage').first()).toHaveText('12,500');
  expect(chunks).toContain('counter');
  expect(chunks.filter((name) => ['before-after', 'tilt', 'countdown'].includes(name))).toEqual([]);
  await show(page, '[data-tilt]');
  await expect.poll(() => chunks).toContain('tilt');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers, bars, ends and images are there', async ({ page }) => {
    await page.goto(CONTENT);
    const shown = (selector: string) => page.locator(selector).first();
    await expect(shown('.ekit-chart-content')).toHaveText('65%');
    await expect(shown('.skill-title')).toBeVisible();
    for (const image of await page.locator('.elementskit-image-comparison img').all())
      await expect(image).toBeVisible();
    await expect(shown('.number-percentage')).toHaveCSS('font-size', '0px');
    const number = await shown('.number-percentage').evaluate((host) => getComputedStyle(host, '::before').content);
    expect(number).toBe('"12500"');
  });
});

import { expect, type Page, test } from '@playwright/test';
import { withStyle } from '../../../scripts/bench/kinds';
import { ALONE, at, inWays, originalOf, type Way } from '../realShop';

/**
 * ElementsKit's numbers on a real WordPress shop, named by REAL_SHOP_URL: /widgets-content/ takes
 * `?scripts=original|both|islands`.
 */

const CONTENT = '/widgets-content/';
const counter = (page: Page) => page.locator('.elementskit-funfact .number-percentage');
const track = (page: Page) => page.locator('.single-skill-bar .skill-track');
const chart = (page: Page) => page.locator('.piechart');
const images = (page: Page) => page.locator('.elementskit-image-comparison');
const countdown = (page: Page) => page.locator('[data-ekit-countdown]');

/**
 * Opens the page with a countdown to the given end. Adds styles by which mounting islands do not move the part of the
 * page that is in view.
 */
async function open(page: Page, way: Way, end = '2099-12-24 18:00'): Promise<void> {
  await page.route(`**${CONTENT}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: withStyle(await response.text()).replace(/data-ekit-countdown="[^"]*"/g, `data-ekit-countdown="${end}"`),
    });
  });
  await page.goto(at(CONTENT, way));
}

/** The left edge of the second image, and the sizes of both. */
const layout = async (page: Page) => {
  await images(page).scrollIntoViewIfNeeded();
  const [box, handle] = [
    await images(page).boundingBox(),
    await images(page).locator('.twentytwenty-handle').boundingBox(),
  ];
  if (!box || !handle) throw new Error('The images have no handle.');
  return {
    width: Math.round(box.width),
    height: Math.round(box.height),
    line: Math.round(handle.y + handle.height / 2 - box.y),
  };
};

const ring = async (page: Page) => {
  await chart(page).scrollIntoViewIfNeeded();
  await expect(chart(page).locator('canvas,svg')).toHaveCount(1);
  const [box, drawn] = [await chart(page).boundingBox(), await chart(page).locator('canvas,svg').boundingBox()];
  return [box?.width, box?.height, drawn?.width, drawn?.height, (drawn?.x ?? 0) - (box?.x ?? 0)].map((length) =>
    Math.round(length ?? 0),
  );
};

/** The tags and classes of a countdown, with their computed styles. */
const shape = (page: Page) =>
  countdown(page).evaluate((host) =>
    [...host.querySelectorAll('*')].map((node) =>
      [node.localName, node.className, Math.round(node.getBoundingClientRect().height)].join(' '),
    ),
  );

inWays('shop', ALONE, (way) => {
  test('number, bar and chart end at the printed value', async ({ page }) => {
    await open(page, way);
    await counter(page).scrollIntoViewIfNeeded();
    await expect(counter(page)).toHaveText('254');
    await track(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('progressbar', { name: 'WordPress' })).toHaveAttribute('aria-valuenow', '90');
    await expect(track(page)).toHaveAttribute('style', 'width: 90%;');
    await chart(page).scrollIntoViewIfNeeded();
    await expect(chart(page).locator('circle').last()).toHaveAttribute('stroke-dasharray', '40 100');
    await expect(chart(page).locator('circle').last()).toHaveAttribute('stroke-width', '5');
    await expect(chart(page)).toHaveText('40%');
  });

  test('a countdown runs, and shows its finish', async ({ page }) => {
    await open(page, way);
    await countdown(page).scrollIntoViewIfNeeded();
    await expect(countdown(page)).toHaveRole('timer');
    const seconds = countdown(page).locator('.elementskit-seconds .elementskit-timer-count');
    const first = await seconds.evaluate(({ textContent }) => textContent ?? '');
    await expect(seconds).not.toHaveText(first.trim());
    await page.unroute(`**${CONTENT}*`);
    await open(page, way, '2020-01-01');
    await countdown(page).scrollIntoViewIfNeeded();
    await expect(countdown(page)).toContainText('Countdown is finished!');
  });

  test('keys move the line between the images', async ({ page }) => {
    await open(page, way);
    await images(page).scrollIntoViewIfNeeded();
    const slider = images(page).getByRole('slider');
    await slider.focus();
    await page.keyboard.press('PageUp');
    await expect(slider).toHaveAttribute('aria-valuenow', '30');
    await expect.poll(() => layout(page).then(({ height, line }) => Math.round((line / height) * 100))).toBe(30);
  });
});

inWays('shop', ALONE, (way) => {
  test('looks as with ElementsKit’s own script', async ({ page }) => {
    const looks: unknown[] = [];
    for (const scripts of [originalOf(way), way]) {
      await open(page, scripts);
      await countdown(page).scrollIntoViewIfNeeded();
      await expect(countdown(page).locator('.elementskit-timer-count')).toHaveCount(4);
      await images(page).scrollIntoViewIfNeeded();
      await expect(images(page).locator('.twentytwenty-handle')).toHaveCount(1);
      await expect.poll(() => layout(page).then(({ height }) => height)).toBeGreaterThan(100);
      looks.push({ countdown: await shape(page), images: await layout(page), ring: await ring(page) });
      await page.unroute(`**${CONTENT}*`);
    }
    expect(looks[1]).toEqual(looks[0]);
  });
});

inWays('shop', ['both'], (way) => {
  test('next to ElementsKit’s own script all of them yield', async ({ page }) => {
    await open(page, way);
    for (const part of [counter(page), page.locator('.single-skill-bar'), chart(page), images(page), countdown(page)]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toHaveAttribute('data-island-status', 'yielded');
    }
    await expect(images(page).locator('.twentytwenty-handle')).toHaveCount(1);
    await expect(chart(page).locator('svg')).toHaveCount(0);
    await expect(counter(page)).toHaveText('254');
  });
});

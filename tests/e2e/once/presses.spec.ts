import type { Page } from '@playwright/test';
import { type Cover, covers } from '../covers';
import { expect, test } from '../shop';

/**
 * Tests every panel over the page: a press counts as outside only if it begins and ends outside, and films pause when
 * the panel closes.
 */

interface Point {
  x: number;
  y: number;
}

const insideOf = ({ inside, panel }: Cover) => inside ?? panel;

/** The upper middle of a panel's content, once the panel stands still. */
async function pointIn(page: Page, cover: Cover): Promise<Point> {
  const part = page.locator(insideOf(cover)).first();
  await part.hover({ position: { x: 12, y: 12 } });
  const { x, y } = (await part.boundingBox()) ?? { x: 0, y: 0 };
  return { x: x + 12, y: y + 12 };
}

/** A corner of the window that the panel leaves free. */
const cornerBeside = (page: Page, cover: Cover): Promise<Point> =>
  page.evaluate((selector) => {
    const { left, top, right, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect();
    const corners = [5, innerWidth - 30].flatMap((x) => [innerHeight - 5, 5].map((y) => ({ x, y })));
    return corners.find(({ x, y }) => x < left || x > right || y < top || y > bottom) ?? { x: 5, y: 5 };
  }, insideOf(cover));

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

for (const cover of covers) {
  const { name, panel, path, open } = cover;

  test(`a press that begins or ends in it leaves ${name} open; one beside it closes`, async ({ page, shop }) => {
    await shop.open(path);
    await open(page, shop);
    const shown = page.locator(panel).first();
    await expect(shown).toBeVisible();
    const inside = await pointIn(page, cover);
    const beside = await cornerBeside(page, cover);
    await drag(page, inside, beside);
    await drag(page, beside, inside);
    // A popup that is to close does so in the same task.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(shown).toBeVisible();
    await page.mouse.click(beside.x, beside.y);
    await expect(shown).toBeHidden();
  });

  test(`a film in it pauses as ${name} closes`, async ({ page, shop }) => {
    await shop.open(path);
    await open(page, shop);
    await expect(page.locator(panel).first()).toBeVisible();
    const film = await page.evaluateHandle(
      async (selector) => {
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
        const video = Object.assign(document.createElement('video'), {
          muted: true,
          srcObject: canvas.captureStream(10),
        });
        document.querySelector(selector)?.append(video);
        await video.play();
        return video;
      },
      insideOf(cover).replace(/ (img|\[type=search\])$/, ''),
    );
    expect(await film.evaluate(({ paused }) => paused)).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => film.evaluate(({ paused }) => paused)).toBe(true);
  });
}

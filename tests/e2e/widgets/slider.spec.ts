import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const HOST = '.slider-enabled';
const TRACK = `${HOST} .products`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(HOST).first().scrollIntoViewIfNeeded();
  await expect(page.locator(HOST).first()).toHaveAttribute('data-island-status', 'ready');
}

/** The indexes of the visible products. */
const inView = (page: Page) =>
  page.locator(TRACK).evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].flatMap((child, index) => {
      const box = child.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2 ? [index] : [];
    });
  });

/** Waits until the row stands still with this product first. */
function expectFirst(page: Page, first: number): Promise<void> {
  const count = (page.viewportSize()?.width ?? 0) < 500 ? 1 : 4;
  const expected = Array.from({ length: count }, (_, index) => first + index);
  return expect.poll(() => inView(page)).toEqual(expected);
}

const button = (page: Page, name: string) => page.locator(HOST).getByRole('button', { name });

/** The fixture prints the pages in each project's way, and watches for errors. */
test.beforeEach(({ shop }) => void shop);

test.describe('a slider', () => {
  test('shows as many products as fit, and moves with its buttons', async ({ page, shop }) => {
    await open(page, '/product/retro-handheld/');
    await expectFirst(page, 0);
    await button(page, 'Next products').click();
    await expectFirst(page, 1);
    await button(page, 'Previous products').click();
    await button(page, 'Previous products').click();
    const last = (await page.locator(`${TRACK} > .product`).count()) - 1;
    await expect.poll(async () => (await inView(page)).at(-1)).toBe(last);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    expect(await axe(page, { within: [HOST] })).toEqual([]);
    expect(shop.calls).toEqual([]);
  });

  test('is a named region that moves with arrow keys, from right to left too', async ({ page }) => {
    await open(page, '/product/retro-handheld/');
    await expect(page.locator(HOST)).toHaveAttribute('aria-roledescription', 'carousel');
    await page.focus(TRACK);
    await page.keyboard.press('ArrowRight');
    await expectFirst(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectFirst(page, 0);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator(TRACK).evaluate((track) => track.scrollLeft)).toBeLessThan(-50);
    await expectFirst(page, 1);
  });

  test('moves by itself only while nobody uses it, until it is paused', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install({ time: '2026-06-01T12:00:00Z' });
    await page.clock.pauseAt('2026-06-01T12:00:01Z');
    // Counts the calls of `scrollTo`, so that the test need not wait for the end of a smooth move.
    await page.addInitScript(() => {
      const { scrollTo } = Element.prototype;
      Object.assign(window, { moves: 0 });
      Element.prototype.scrollTo = function (this: Element, place?: unknown) {
        (window as never as { moves: number }).moves++;
        Reflect.apply(scrollTo, this, [place]);
      };
    });
    const moves = () => page.evaluate(() => (window as never as { moves: number }).moves);
    await page.goto('/product/wireless-controller/');
    const host = page.locator(HOST);
    await host.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        // The clock's idle moments are up to 50 ms apart.
        await page.clock.runFor(50);
        return host.getAttribute('data-island-status');
      })
      .toBe('ready');
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    expect(await moves()).toBe(1);
    await expectFirst(page, 1);
    await page.locator(TRACK).hover();
    await page.clock.runFor(20_000);
    expect(await moves(), 'under the pointer').toBe(1);
    await page.mouse.move(0, 0);
    await page.focus(TRACK);
    await expect(page.locator(`${HOST}:focus-within:not(:hover)`)).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await moves(), 'with the focus inside').toBe(1);
    await page.locator(TRACK).blur();
    await page.clock.runFor(5000);
    expect(await moves()).toBe(2);
    await expectFirst(page, 2);
    await button(page, 'Pause').click();
    await page.locator(HOST).getByRole('button', { name: 'Play' }).blur();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    expect(await moves(), 'paused').toBe(2);
  });

  test('never moves by itself with reduced motion', async ({ page }) => {
    await page.clock.install();
    await open(page, '/product/wireless-controller/');
    await page.clock.runFor(20_000);
    await expectFirst(page, 0);
    await expect(button(page, 'Pause')).toHaveCount(0);
  });
});

import { expect, type Page, type Request, test } from '@playwright/test';
import { ALONE, at, difference, inWays, originalOf, type Way } from '../realShop';

/**
 * Finale's campaign on a real WordPress shop, named by MARKETING_SHOP_URL, whose pages take
 * `?scripts=original|both|islands`: /product/game-1/ has a timer with square boxes and a bar, of which 37.50 % are
 * sold.
 */

const PRODUCT = '/product/game-1/';
const timer = (page: Page) => page.locator('.wcct_countdown_timer');
const wrap = (page: Page) => timer(page).locator('.wcct_timer_wrap');
const seconds = (page: Page) => wrap(page).locator('span').last();
const bar = (page: Page) => page.locator('.wcct_counter_bar');

interface Calls {
  refreshes: Request[];
  ends: Request[];
  loads: Request[];
}

/** Opens the product, and notes the calls of the campaign. */
async function open(page: Page, way: Way, waitUntil: 'load' | 'domcontentloaded' = 'load'): Promise<Calls> {
  const calls: Calls = { refreshes: [], ends: [], loads: [] };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.loads.push(request);
    if (request.url().includes('wcct_refreshed_times')) calls.refreshes.push(request);
    if (request.postData()?.includes('wcct_clear_cache')) calls.ends.push(request);
  });
  await page.goto(at(PRODUCT, way), { waitUntil });
  return calls;
}

/** Changes the seconds that the page prints, because a page from a cache prints seconds that are out of date. */
const print = (page: Page, change: (left: number) => number) =>
  page.route(`**${PRODUCT}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-left="(\d+)"/g,
      (_whole, left) => `data-left="${change(Number(left))}"`,
    );
    await route.fulfill({ response, body });
  });

/** The markup of a timer, without the parts that change each second. */
const markup = (page: Page) =>
  wrap(page).evaluate((element) => {
    const describe = (node: Element): unknown => [
      node.localName,
      [...node.classList].sort().join(' '),
      [...node.children].map(describe),
    ];
    return {
      parts: [...element.children].map(describe),
      words: element.textContent?.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim(),
    };
  });

inWays('marketing', ALONE, (way) => {
  test('digits run, the bar fills, the shop is asked once', async ({ page }) => {
    const { refreshes, ends } = await open(page, way);
    await expect(timer(page)).toHaveAttribute('data-island-status', 'ready');
    await expect(wrap(page)).toHaveText(/^\d\d days\s*\d\d hrs\s*\d\d mins\s*\d\d secs$/);
    await expect(timer(page)).toContainText('Prices rise when it ends');
    const first = await seconds(page).textContent();
    await expect(seconds(page)).not.toHaveText(first ?? '');
    await expect(bar(page)).toBeVisible();
    await bar(page).scrollIntoViewIfNeeded();
    await expect(bar(page).locator('.wcct_progress_bar')).toHaveAttribute('style', 'width: 37.5%;');
    expect(refreshes).toHaveLength(1);
    expect(ends).toHaveLength(0);
  });

  test('a page that is an hour ahead is corrected with one call', async ({ page }) => {
    let printed = 0;
    await print(page, (left) => {
      printed = left + 3600;
      return printed;
    });
    const { refreshes } = await open(page, way);
    await expect.poll(async () => printed - Number(await wrap(page).getAttribute('data-left'))).toBeGreaterThan(3500);
    await expect(wrap(page)).toHaveText(/secs$/);
    const shown = await wrap(page).evaluate((element) =>
      [...element.querySelectorAll('span')]
        .map(({ textContent }) => Number(textContent))
        .reduce((sum, value, index) => sum * ([1, 24, 60, 60][index] ?? 1) + value, 0),
    );
    expect(Math.abs(printed - 3600 - shown)).toBeLessThan(30);
    expect(refreshes).toHaveLength(1);
  });

  test(
    'the end comes once, and the page does not reload for ever',
    difference('The original reloads for as long as the page comes with a timer that has ended.'),
    async ({ page }) => {
      await print(page, () => 3);
      const { ends, loads } = await open(page, way);
      await expect.poll(() => loads.length, { timeout: 15_000 }).toBe(2);
      expect(ends).toHaveLength(1);
      await expect(timer(page)).toHaveCount(1);
      await expect(timer(page)).toHaveCount(0);
      // Longer than it would take to reload.
      const end = Date.now();
      await page.waitForFunction((since) => Date.now() - since > 3000, end);
      expect(loads).toHaveLength(2);
      expect(ends).toHaveLength(2);
    },
  );

  test('a campaign that is over by the shop’s clock goes at once', async ({ page }) => {
    await page.route('**/*wcct_refreshed_times*', (route) => {
      const id = new URL(route.request().url()).searchParams.get('campID');
      return route.fulfill({ json: { diff: 0, id } });
    });
    const { ends } = await open(page, way);
    await expect(timer(page)).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
    expect(ends).toHaveLength(0);
  });
});

inWays('marketing', ALONE, (way) => {
  test('the digits have the markup of the plugin’s own script', async ({ page }) => {
    await open(page, originalOf(way));
    await expect(seconds(page)).toHaveText(/^\d\d$/);
    await expect(wrap(page).locator('> :nth-child(3)')).toHaveClass('wcct_square_wrap ');
    const original = await markup(page);
    await open(page, way);
    await expect(timer(page)).toHaveAttribute('data-island-status', 'ready');
    await expect(wrap(page).locator('> :nth-child(3)')).not.toHaveClass(/wcct_border_none/);
    expect(await markup(page)).toEqual(original);
  });
});

inWays('marketing', ['both'], (way) => {
  test('next to the plugin’s own script nothing happens twice', async ({ page }) => {
    const { refreshes } = await open(page, way);
    await expect(timer(page)).toHaveAttribute('data-island-status', 'yielded');
    await expect(bar(page)).toHaveAttribute('data-island-status', 'yielded');
    const first = await seconds(page).textContent();
    await expect(seconds(page)).not.toHaveText(first ?? '');
    await expect(wrap(page)).not.toHaveAttribute('role');
    expect(refreshes).toHaveLength(1);
  });
});

inWays('marketing', ['both'], (way) => {
  test('where the plugin’s own script comes late, it leaves the timers that run alone', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Loads the script at the first movement, as an optimiser does.
    await page.route('**/wcct_combined.min.js*', async (route) => {
      const response = await route.fetch();
      await gate;
      await route.fulfill({ response });
    });
    await page.route(`**${PRODUCT}*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script([^>]*wcct_combined)/, '<script async$1');
      await route.fulfill({ response, body });
    });
    const { ends } = await open(page, way, 'domcontentloaded');
    await expect(timer(page)).toHaveAttribute('data-island-status', 'ready');
    release();
    await page.waitForFunction(() => 'wcctAllUniqueTimers' in window);
    // The view takes over when a hand comes near, and makes the digits anew.
    await timer(page).hover();
    await expect
      .poll(() => seconds(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
      .toBe(true);
    const box = await seconds(page).elementHandle();
    const first = await seconds(page).textContent();
    await expect(seconds(page)).not.toHaveText(first ?? '');
    expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
    expect(ends).toHaveLength(0);
  });
});

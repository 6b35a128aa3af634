import type { Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

const PAGE = '/campaign-day/?with=campaign';
const timers = (page: Page) => page.locator('main .wcct_timer');
const offer = (page: Page) => page.locator('.campaign-offer .wcct_timer_wrap');
const area = (page: Page, edge = 'header') => page.locator(`.wcct_${edge}_area`);
const refreshes = (calls: string[]) => calls.filter((call) => call.includes('wcct_refreshed_times'));
const ends = (calls: string[]) => calls.filter((call) => call.includes('wcct_clear_cache'));

test.describe('a campaign', () => {
  test('has room between digits and words in the plain skin', async ({ page, shop }) => {
    await shop.open(PAGE);
    const part = page.locator('.wcct_countdown_default .wcct_timer_wrap > span').first();
    const gap = await part.evaluate((element) => {
      const range = document.createRange();
      range.selectNode(element.lastChild as Node);
      return range.getBoundingClientRect().left - (element.firstElementChild as Element).getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThan(2);
  });

  test('runs in every skin, asks the shop once, and fills its bar', async ({ page, shop }) => {
    await shop.open(PAGE);
    await expect(timers(page)).toHaveCount(9);
    for (const timer of await timers(page).all())
      await expect(timer).toHaveText(/01 ?days ?:? ?02 ?hrs ?:? ?0[23] ?mins ?:? ?\d\d ?secs/);
    await expect(offer(page)).toHaveRole('timer');
    await expect(offer(page)).toHaveAccessibleName(/^1 day, 2 hours, [34] minutes left$/);
    const seconds = offer(page).locator('span').last();
    const first = await seconds.textContent();
    await expect(seconds).not.toHaveText(first ?? '');
    const bar = page.locator('.campaign-offer').getByRole('progressbar', { name: 'Stock sold' });
    await expect(bar).toHaveAttribute('style', 'width: 37.5%;');
    expect(refreshes(shop.calls)).toHaveLength(1);
    expect(ends(shop.calls)).toHaveLength(0);
  });

  test('fills a bar when it comes into sight', async ({ page, shop }) => {
    await page.setViewportSize({ width: 600, height: 300 });
    await shop.open(PAGE);
    const bar = page.locator('[aria-labelledby="campaign-last"] .wcct_progress_bar');
    await expect(bar).not.toHaveAttribute('style');
    await bar.scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute('style', 'width: 85%;');
  });

  test('is corrected where a page from a cache is ahead of the shop', async ({ page, shop }) => {
    await shop.open(`${PAGE}&left=7500&ahead=3600`);
    await expect(offer(page)).toHaveText(/00 ?days ?02 ?hrs ?0[45] ?mins/);
    await expect(offer(page)).toHaveAttribute('data-left', /^7[45]\d\d$/);
    expect(refreshes(shop.calls)).toHaveLength(1);
  });

  test('asks the shop nothing where the shop switches the refresh off', async ({ page, shop }) => {
    await shop.open(`${PAGE}&left=7500&ahead=3600&refresh=no`);
    await expect(offer(page)).toHaveText(/03 ?hrs/);
    expect(refreshes(shop.calls)).toHaveLength(0);
  });

  test('that is over by the shop’s clock is gone at once, its bar and area too', async ({ page, shop }) => {
    await shop.open(`${PAGE}&left=0&ahead=600`);
    await expect(timers(page)).toHaveCount(0);
    await expect(page.locator('[aria-labelledby="campaign-last"] .wcct_counter_bar')).toHaveCount(0);
    await expect(page.locator('.campaign-offer .wcct_counter_bar')).toBeVisible();
    await expect(area(page)).toHaveCount(0);
    expect(ends(shop.calls)).toHaveLength(0);
  });

  test('ends once for all its timers', async ({ page, shop }) => {
    await shop.open(`${PAGE}&left=4&timers=20&refresh=no`);
    await expect(timers(page)).toHaveCount(0);
    await expect(area(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Timers' })).toBeVisible();
    expect(ends(shop.calls)).toEqual(['/wp-admin/admin-ajax.php action=wcct_clear_cache']);
  });

  test('goes on where the shop does not answer', async ({ page, shop }) => {
    shop.allow(/shop-islands|campaign 981/);
    await shop.fault({ on: 'wcct_refreshed_times', status: 500 });
    await shop.open(PAGE);
    await expect(offer(page)).toHaveText(/01 ?days ?02 ?hrs/);
  });
});

test.describe('an area', () => {
  test('comes, makes room, is closed by keyboard, and stays away', async ({ page, shop }) => {
    await shop.open(PAGE);
    await expect(area(page)).toBeVisible();
    const height = await area(page).evaluate((element) => (element as HTMLElement).offsetHeight);
    await expect(page.locator('body')).toHaveCSS('margin-top', `${height}px`);
    await expect(page.getByRole('region', { name: 'Offer at the top' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(area(page)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'wcct_sticky_header_981');
    expect(cookie?.value).toBe('1');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60);
    await shop.open(`${PAGE}&areas=header,footer`);
    await expect(area(page, 'footer')).toBeVisible();
    await expect(area(page)).toBeHidden();
  });

  test('cannot be reached by keyboard before it comes', async ({ page, shop }) => {
    const release = await hold(page, /wcct_refreshed_times/);
    await page.goto(PAGE);
    await expect(offer(page)).toHaveRole('timer');
    await expect(area(page)).toBeHidden();
    await expect(area(page).locator('.wcct_close')).toBeHidden();
    release();
    await expect(area(page)).toBeVisible();
    await shop.settled();
  });

  test('is no wider than the page', async ({ page, shop }) => {
    await shop.open(`${PAGE}&areas=header,footer`);
    await expect(area(page, 'footer')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});

test('shop staff find their notes in the toolbar', async ({ page, shop }) => {
  await shop.open(`${PAGE}&staff`);
  await expect(page.locator('#wp-admin-bar-wcct_admin_page_node-default')).toHaveText('Running campaigns: 981');
});

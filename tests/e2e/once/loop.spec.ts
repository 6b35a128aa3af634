import type { Page } from '@playwright/test';
import { expect, hold, holdEach, type Shop, test } from '../shop';

/**
 * Tests failures of loops' filters and pages, and other ways to reach them. tests/e2e/widgets/loop.spec.ts tests the
 * usual use.
 */

const ROUTE = 'refresh-loop';
const PAGE_2 = '/loops/2/';
/** How long the end of a list has to be in sight. Milliseconds. */
const DEBOUNCE = 500;

const loop = (page: Page, id = '3f2a1bc') => page.locator(`.elementor-element-${id}`);
const items = (page: Page, id?: string) => loop(page, id).locator('.e-loop-item');
const shelf = (page: Page, name: string) =>
  page.getByRole('search', { name: 'New games by shelf' }).getByRole('button', { name, exact: true });
const platform = (page: Page, name: string) =>
  page.getByRole('search', { name: 'New games by platform' }).getByRole('button', { name, exact: true });
const more = (page: Page) => loop(page).getByRole('button', { name: 'Load more' });
const region = (page: Page) => page.locator('.widget_shopping_cart_live_region');
const refreshes = ({ calls }: Shop) => calls.filter((call) => call.includes(ROUTE));
const gets = ({ names }: Shop, path: string) => names().filter((name) => name.startsWith(path));

async function isRestful(page: Page): Promise<void> {
  await expect(loop(page)).not.toHaveAttribute('aria-busy');
  await expect(loop(page)).not.toHaveClass(/e-loading-overlay|e-load-more-pagination-loading/);
}

test.describe('a filter', () => {
  test('dims its loop while the call runs', async ({ page, shop }) => {
    await shop.open('/loops/');
    const release = await hold(page, `**/${ROUTE}`);
    await shelf(page, 'Xbox').click();
    await expect(loop(page)).toHaveAttribute('aria-busy', 'true');
    await expect(loop(page)).toHaveClass(/e-loading-overlay/);
    await expect(shelf(page, 'Xbox')).toHaveAttribute('aria-pressed', 'true');
    release();
    await isRestful(page);
    await expect(page).toHaveURL(/product_cat=xbox$/);
  });

  test('ignores the answer to an earlier press', async ({ page, shop }) => {
    await shop.open('/loops/');
    const release = await holdEach(page, `**/${ROUTE}`);
    const asked = page.waitForRequest(`**/${ROUTE}`);
    await shelf(page, 'Xbox').click();
    await asked;
    await shelf(page, 'PC').click();
    release(1);
    await expect(page).toHaveURL(/product_cat=xbox~pc$/);
    const shown = await items(page).first().getAttribute('class');
    release(0);
    await shop.settled();
    await expect(items(page).first()).toHaveClass(shown ?? '');
    await isRestful(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/loops\/$/);
  });

  test('combines with the loop’s other filters, and holds one term at a time where it is single', async ({
    page,
    shop,
  }) => {
    await shop.open('/loops/?orderby=price');
    await platform(page, 'PC').click();
    await expect(page).toHaveURL(/pa-platform=pc$/);
    await platform(page, 'PlayStation 5').click();
    await expect(page).toHaveURL(/pa-platform=ps5$/);
    await expect(platform(page, 'PC')).toHaveAttribute('aria-pressed', 'false');
    await shelf(page, 'PlayStation').click();
    await expect(page).toHaveURL(
      /\?orderby=price&e-filter-3f2a1bc-product_cat=playstation&e-filter-3f2a1bc-pa-platform=ps5$/,
    );
    expect(JSON.parse(refreshes(shop).at(-1)?.replace(/^\S+ /, '') ?? '').widget_filters).toEqual({
      taxonomy: { 'pa-platform': { terms: ['ps5'] }, product_cat: { terms: ['playstation'], logicalJoin: 'OR' } },
    });
    await platform(page, 'PlayStation 5').click();
    await expect(platform(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\?orderby=price&e-filter-3f2a1bc-product_cat=playstation$/);
    const calls = refreshes(shop).length;
    await platform(page, 'All').click();
    await shop.settled();
    expect(refreshes(shop)).toHaveLength(calls);
  });

  test('that wants all terms joins them by a plus, which the server reads', async ({ page, shop }) => {
    await shop.open('/loops/?logic=AND');
    await shelf(page, 'PC').click();
    await expect(page).toHaveURL(/product_cat=pc$/);
    await shelf(page, 'On offer').click();
    await expect(page).toHaveURL(/product_cat=pc\+on-offer$/);
    const shown = await items(page).evaluateAll((all) => all.map(({ className }) => className));
    await page.reload();
    await shop.settled();
    await expect(shelf(page, 'On offer')).toHaveAttribute('aria-pressed', 'true');
    await expect(items(page)).toHaveClass(shown);
    expect(refreshes(shop)).toHaveLength(2);
  });

  test('whose taxonomy the server ignores in addresses is restored after a reload by one call', async ({
    page,
    shop,
  }) => {
    await shop.open('/loops/');
    await platform(page, 'Xbox One').click();
    await expect(page).toHaveURL(/pa-platform=xbox-one$/);
    await isRestful(page);
    const shown = await items(page).evaluateAll((all) => all.map(({ className }) => className));
    await page.reload();
    await expect(platform(page, 'Xbox One')).toHaveAttribute('aria-pressed', 'true');
    await expect(items(page)).toHaveClass(shown);
    await expect(page).toHaveURL(/\/loops\/\?e-filter-3f2a1bc-pa-platform=xbox-one$/);
    await shop.settled();
    expect(refreshes(shop)).toHaveLength(2);
    // This is another page now, with the same history.
    await page.goBack();
    await expect(platform(page, 'Xbox One')).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/\/loops\/$/);
    await expect(items(page)).not.toHaveClass(shown);
  });

  test('takes a list that had grown back to its first page, and the list can grow again', async ({ page, shop }) => {
    await shop.open('/loops/');
    await more(page).click();
    await expect(page).toHaveURL(/\/loops\/2\/$/);
    await shelf(page, 'PlayStation').click();
    await expect(page).toHaveURL(/\/loops\/\?e-filter-3f2a1bc-product_cat=playstation$/);
    await expect(items(page)).toHaveCount(8);
    await more(page).click();
    await expect(page).toHaveURL(/\/loops\/2\/\?e-filter-3f2a1bc-product_cat=playstation$/);
    await page.goBack();
    await expect(shelf(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/loops\/$/);
    await expect(items(page)).toHaveCount(8);
  });

  test('that finds nothing says so', async ({ page, shop }) => {
    await shop.open('/loops/');
    await shop.fault({ on: ROUTE, body: '{"data":""}' });
    await shelf(page, 'Xbox').click();
    await expect(loop(page).getByText('Nothing was found for this choice.')).toBeVisible();
    await expect(region(page)).toHaveText('Nothing was found for this choice.');
    await shelf(page, 'Xbox').click();
    await expect(items(page)).toHaveCount(8);
    await expect(region(page)).toHaveText('8 results');
  });

  const faults: [what: string, fault: Parameters<Shop['fault']>[0]][] = [
    ['null', { on: ROUTE, body: 'null' }],
    ['HTML', { on: ROUTE, body: '<!doctype html><p>Maintenance</p>' }],
    ['no data', { on: ROUTE, body: '{"data":null}' }],
    ['401', { on: ROUTE, status: 401, body: '{"code":"rest_forbidden"}' }],
    ['500', { on: ROUTE, status: 500, body: '' }],
    ['a dropped connection', { on: ROUTE, drop: true }],
  ];
  for (const [what, fault] of faults) {
    test(`that is answered by ${what} is silent, leaves all as it was, and works again`, async ({ page, shop }) => {
      shop.allow(/A loop could not be refreshed/);
      await shop.open('/loops/');
      const before = await items(page).evaluateAll((all) => all.map(({ className }) => className));
      await shop.fault(fault);
      await shelf(page, 'Xbox').click();
      await expect(shelf(page, 'Xbox')).toHaveAttribute('aria-pressed', 'false');
      await expect(shelf(page, 'All')).toHaveAttribute('aria-pressed', 'true');
      await isRestful(page);
      await expect(items(page)).toHaveClass(before);
      await expect(page).toHaveURL(/\/loops\/$/);
      await expect(page.locator('.shop-islands-notice')).toHaveCount(0);
      await shelf(page, 'Xbox').click();
      await expect(page).toHaveURL(/product_cat=xbox$/);
      await shop.fault(fault);
      await page.goBack();
      await expect(page).toHaveURL(/product_cat=xbox$/);
      await expect(shelf(page, 'Xbox')).toHaveAttribute('aria-pressed', 'true');
      await isRestful(page);
    });
  }
});

test.describe('a list that grows', () => {
  test('fetches a page once, however often it is asked, and announces its progress', async ({ page, shop }) => {
    await shop.open('/loops/');
    const release = await hold(page, `**${PAGE_2}`);
    await more(page).dblclick();
    await expect(loop(page)).toHaveClass(/e-load-more-pagination-loading/);
    await expect(region(page)).toHaveText('Loading…');
    await expect(loop(page).locator('.elementor-button')).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(items(page)).toHaveCount(16);
    await expect(more(page)).toBeFocused();
    await isRestful(page);
    expect(gets(shop, PAGE_2)).toHaveLength(1);
    await expect(more(page)).toHaveAttribute('href', '/loops/3/');
  });

  const faults: [what: string, fault: Parameters<Shop['fault']>[0]][] = [
    ['a page without the loop', { on: PAGE_2, body: '<!doctype html><p>Maintenance</p>' }],
    ['500', { on: PAGE_2, status: 500, body: '' }],
    ['a dropped connection', { on: PAGE_2, drop: true }],
  ];
  for (const [what, fault] of faults) {
    test(`says so when its next page is ${what}, and tries again`, async ({ page, shop }) => {
      shop.allow(/A page could not be loaded/);
      await shop.open('/loops/');
      await shop.fault(fault);
      await more(page).click();
      await expect(loop(page).getByRole('alert')).toContainText('More could not be loaded.');
      await isRestful(page);
      await expect(page).toHaveURL(/\/loops\/$/);
      await expect(items(page)).toHaveCount(8);
      await expect(more(page)).toBeFocused();
      await more(page).press('Space');
      await expect(items(page)).toHaveCount(16);
      await expect(loop(page).getByRole('alert')).toHaveCount(0);
      await expect(more(page)).toBeFocused();
    });
  }

  test('leaves out items that it has already', async ({ page, shop }) => {
    await shop.open('/loops/');
    await page.evaluate(() => {
      const known = document.querySelector('.elementor-element-3f2a1bc .e-loop-item');
      known?.classList.replace('e-loop-item-11000', 'e-loop-item-10992');
    });
    await more(page).click();
    await expect(items(page)).toHaveCount(15);
    await expect(region(page)).toHaveText(/^7 more are shown/);
  });

  test('brings its items’ styles where a policy forbids style elements', async ({ page, shop }) => {
    await shop.open('/loops/');
    await more(page).click();
    await expect(items(page)).toHaveCount(16);
    const adopted = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
    );
    expect(adopted.filter((rule) => /^\.e-loop-item-109\d\d \{/.test(rule))).toHaveLength(8);
    await expect(loop(page).locator('style')).toHaveCount(0);
  });

  test('of three pages stands as it was, at the same place, after a product of the second and Back', async ({
    page,
    shop,
  }) => {
    await shop.open('/loops/');
    for (const count of [16, 24]) {
      await more(page).click();
      await expect(items(page)).toHaveCount(count);
    }
    await expect(page).toHaveURL(/\/loops\/3\/$/);
    const classes = () => items(page).evaluateAll((all) => all.map(({ className }) => className));
    const topOf = (index: number) =>
      items(page)
        .nth(index)
        .evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const before = await classes();
    await items(page)
      .nth(10)
      .evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const top = await topOf(10);
    await items(page).nth(10).locator('a[href*="/product/"]').first().click();
    await page.waitForURL('**/product/**');
    await page.goBack();
    await expect(items(page)).toHaveCount(24);
    expect(await classes()).toEqual(before);
    await expect.poll(async () => Math.abs((await topOf(10)) - top)).toBeLessThan(3);
    await expect(page).toHaveURL(/\/loops\/3\/$/);
    await expect(loop(page).locator('.shop-islands-loop-first')).toHaveCount(0);
    await more(page).click();
    await expect(items(page)).toHaveCount(32);
  });

  test('by scrolling waits until its end has been in sight for a while', async ({ page, shop }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 500 });
    await shop.open('/loops/?loop=infinite');
    await page.clock.pauseAt(Date.now() + 60_000);
    const anchor = loop(page).locator('.e-load-more-anchor');
    await anchor.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await page.clock.runFor(DEBOUNCE - 1);
    expect(gets(shop, PAGE_2)).toHaveLength(0);
    await expect(async () => {
      await page.clock.runFor(DEBOUNCE);
      await expect(items(page)).toHaveCount(16, { timeout: 500 });
    }).toPass();
    expect(gets(shop, PAGE_2)).toHaveLength(1);
    await expect(page).toHaveURL(/\/loops\/2\/\?loop=infinite$/);
    await anchor.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await expect(async () => {
      await page.clock.runFor(DEBOUNCE);
      await expect(items(page)).toHaveCount(24, { timeout: 500 });
    }).toPass();
  });

  test('by scrolling does not ask again by itself after a failure', async ({ page, shop }) => {
    shop.allow(/A page could not be loaded/);
    await shop.open('/loops/?loop=infinite');
    await shop.fault({ on: PAGE_2, status: 500, body: '' });
    await loop(page).locator('.e-load-more-anchor').scrollIntoViewIfNeeded();
    await expect(loop(page).getByRole('alert')).toBeVisible();
    await page.mouse.wheel(0, -2000);
    await page.mouse.wheel(0, 4000);
    await shop.settled();
    expect(gets(shop, PAGE_2)).toHaveLength(1);
    await loop(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(items(page)).toHaveCount(16);
    await expect(loop(page).getByRole('alert')).toHaveCount(0);
    await expect(items(page).nth(8).locator('a').first()).toBeFocused();
  });
});

test.describe('numbered pages', () => {
  const link = (page: Page, name: string) => loop(page, '9d4e07a').getByRole('link', { name, exact: true });

  test.beforeEach(async ({ page, shop }) => {
    await shop.open('/loops/');
    await loop(page, '9d4e07a').scrollIntoViewIfNeeded();
    await expect(loop(page, '9d4e07a')).toHaveAttribute('data-island-status', 'ready');
  });

  test('show the newest that was asked for, scrolled to its beginning and announced', async ({ page, shop }) => {
    const release = await hold(page, /e-page-9d4e07a=2/);
    await link(page, 'Page 2').click();
    await expect(loop(page, '9d4e07a')).toHaveAttribute('aria-busy', 'true');
    await link(page, 'Page 3').press('Enter');
    await expect(page).toHaveURL(/e-page-9d4e07a=3$/);
    release();
    await shop.settled();
    await expect(items(page, '9d4e07a').first()).toHaveClass(/e-loop-item-10217/);
    await expect(loop(page, '9d4e07a')).not.toHaveAttribute('aria-busy');
    await expect(region(page)).toHaveText('8 results');
    await expect(items(page, '9d4e07a').first().locator('a').first()).toBeFocused();
    await expect
      .poll(() => loop(page, '9d4e07a').evaluate((one) => Math.abs(one.getBoundingClientRect().top)))
      .toBeLessThan(5);
    await link(page, 'Page 1').click();
    await expect(page).toHaveURL(/\/loops\/$/);
  });

  test('are opened by the browser when they cannot be loaded in place', async ({ page, shop }) => {
    shop.allow(/A page could not be loaded/);
    await shop.fault({ on: 'e-page-9d4e07a=2', status: 500, body: '' });
    await Promise.all([page.waitForEvent('load'), link(page, 'Page 2').click()]);
    await expect(page).toHaveURL(/e-page-9d4e07a=2$/);
    await expect(items(page, '9d4e07a').first()).toHaveClass(/e-loop-item-10209/);
  });

  test('come back after a reload', async ({ page, shop }) => {
    await link(page, 'Page 4').click();
    await expect(page).toHaveURL(/e-page-9d4e07a=4$/);
    await page.reload();
    await shop.settled();
    await expect(items(page, '9d4e07a').first()).toHaveClass(/e-loop-item-10225/);
    await page.goBack();
    await loop(page, '9d4e07a').scrollIntoViewIfNeeded();
    await expect(items(page, '9d4e07a').first()).toHaveClass(/e-loop-item-10201/);
  });

  test('that are plain links are the browser’s', async ({ page }) => {
    await loop(page, '9d4e07a').evaluate((one) => one.setAttribute('data-settings', '{"pagination_type":"numbers"}'));
    await Promise.all([page.waitForEvent('load'), link(page, 'Page 2').click()]);
    await expect(items(page, '9d4e07a').first()).toHaveClass(/e-loop-item-10209/);
  });
});

test.describe('next to Elementor Pro’s own front end', () => {
  test('filters and pages are left to it', async ({ page, shop }) => {
    await page.addInitScript(() => {
      const own = { clicks: 0 };
      Object.assign(window, { elementorProFrontend: own });
      // Listens on the elements, as Elementor's handlers do, whatever other scripts do with the event.
      addEventListener('DOMContentLoaded', () => {
        for (const one of document.querySelectorAll('.e-filter-item,.elementor-button,a.page-numbers')) {
          one.addEventListener('click', (event) => {
            own.clicks += 1;
            event.preventDefault();
          });
        }
      });
    });
    await shop.open('/loops/');
    await shelf(page, 'Xbox').click();
    await loop(page).locator('.elementor-button').click();
    await loop(page, '9d4e07a').getByRole('link', { name: 'Page 2' }).click();
    await page.evaluate(() => history.pushState(null, '', '?e-filter-3f2a1bc-product_cat=pc'));
    await page.goBack();
    await shop.settled();
    expect(
      await page.evaluate(
        () => (window as unknown as { elementorProFrontend: { clicks: number } }).elementorProFrontend.clicks,
      ),
    ).toBe(3);
    await expect(shelf(page, 'Xbox')).toHaveAttribute('aria-pressed', 'false');
    // The islands leave the whole list alone, and do not watch its end either.
    await expect(loop(page)).toHaveAttribute('data-island-status', 'ready');
    await expect(loop(page).locator('.elementor-button')).not.toHaveAttribute('href');
    expect(shop.names().filter((name) => /loops|refresh-loop/.test(name))).toEqual([]);
  });
});

import type { Page } from '@playwright/test';
import { answerFirst, expect, hold, isNextClickTaken, type Shop, test } from '../shop';

/**
 * Tests failures of the archive's pages, and the costs of many pages. tests/e2e/widgets/archive.spec.ts tests the usual
 * use.
 */

const block = (page: Page) => page.locator('.shopengine-archive-products');
const items = (page: Page) => page.locator('.archive-product-container');
const current = (page: Page) => page.locator('.woocommerce-pagination .current');
const more = (page: Page) => page.getByRole('button', { name: 'Load more' });
const notice = (page: Page) => page.locator('.shop-islands-notice');
const THIRD = '/games/page/3/';

const isFree = async (page: Page) => {
  await expect(block(page)).not.toHaveAttribute('aria-busy');
  await expect(block(page)).not.toHaveClass(/is-loading/);
};

test.describe('a page', () => {
  const faults: [what: string, fault: { status?: number; body?: string; drop?: boolean }][] = [
    ['500', { status: 500, body: '<p>critical</p>' }],
    ['another HTML page', { body: '<!doctype html><p>Maintenance</p>' }],
    ['null', { body: 'null' }],
    ['nothing', { body: '' }],
    ['a dropped connection', { drop: true }],
  ];
  for (const [what, fault] of faults) {
    test(`that is answered by ${what} leaves the one that is shown, says so, and can be tried again`, async ({
      page,
      shop,
    }) => {
      shop.allow(/A page of the archive did not load/);
      await shop.open('/games/');
      if (fault.drop) await answerFirst(page, `**${THIRD}`, (route) => route.abort());
      else await shop.fault({ on: THIRD, ...fault });
      await block(page).getByRole('link', { name: 'Page 3', exact: true }).click();
      await expect(notice(page)).toContainText('The products could not be loaded.');
      await isFree(page);
      await expect(current(page)).toHaveText('1');
      await expect(page).toHaveURL('/games/');
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(current(page)).toHaveText('3');
      await expect(page).toHaveURL(THIRD);
    });
  }

  test('that is slow gives way to a newer one, and is not shown when it comes', async ({ page, shop }) => {
    await shop.open('/games/');
    const release = await hold(page, `**${THIRD}`);
    await block(page).getByRole('link', { name: 'Page 3', exact: true }).click();
    await expect(block(page)).toHaveAttribute('aria-busy', 'true');
    await block(page).getByRole('link', { name: 'Page 2', exact: true }).press('Enter');
    await expect(current(page)).toHaveText('2');
    release();
    await shop.settled();
    await expect(current(page)).toHaveText('2');
    await expect(page).toHaveURL('/games/page/2/');
  });

  test('that Back cannot load in place is loaded by the browser', async ({ page, shop }) => {
    await shop.open('/games/');
    await block(page).getByRole('link', { name: 'Page 3', exact: true }).click();
    await expect(current(page)).toHaveText('3');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await shop.fault({ on: '/games/', status: 500, body: '<p>critical</p>' });
    await page.goBack();
    await page.waitForFunction(() => !('isSameDocument' in window));
    await expect(current(page)).toHaveText('1');
    await expect(page).toHaveURL('/games/');
  });

  test('opens in another window where the shopper asks for that', async ({ page, shop }) => {
    await shop.open('/games/');
    const isTaken = isNextClickTaken(page);
    await block(page)
      .getByRole('link', { name: 'Page 3', exact: true })
      .click({ modifiers: ['ControlOrMeta'] });
    expect(await isTaken).toBe(false);
    await shop.settled();
    await expect(current(page)).toHaveText('1');
    expect(shop.names()).toEqual([]);
  });
});

test.describe('“load more”', () => {
  test('that fails can be pressed again, and adds nothing twice', async ({ page, shop }) => {
    shop.allow(/A page of the archive did not load/);
    await shop.open('/games/?pagination=load-more');
    await shop.fault({ on: '/games/page/2/', status: 503 });
    await more(page).click();
    await expect(notice(page)).toContainText('The products could not be loaded.');
    await isFree(page);
    await expect(items(page)).toHaveCount(12);
    // Holds the answer, because after it the second click would hit a product.
    const release = await hold(page, /\/games\/page\/2\//);
    await more(page).dblclick();
    release();
    await expect(items(page)).toHaveCount(24);
    await isFree(page);
    const names = await items(page).locator('h2').allTextContents();
    expect(new Set(names).size).toBe(24);
  });

  test('says in the end that these are all', async ({ page, shop }) => {
    await shop.open(
      '/games/?pagination=load-more&shopengine_filter_category=xbox&shopengine_filter_onsale=on_sale&shopengine_products_per_page=48',
    );
    await more(page).click();
    await expect(page.getByText('All 60 products are shown.').first()).toBeVisible();
    await expect(more(page)).toHaveCount(0);
    await expect(page.locator('.shopengine-archive-result-count')).toHaveText('Showing 1–60 of 60 results');
  });

  test('has its added products again when Back leads from a product’s page to the list', async ({ page, shop }) => {
    await shop.open('/games/?pagination=load-more');
    await more(page).click();
    await expect(items(page)).toHaveCount(24);
    const name = await items(page).nth(13).locator('h2').textContent();
    await items(page).nth(13).locator('h2').click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/games/page/2/?pagination=load-more');
    await expect(page.getByRole('heading', { name: name ?? '' })).toBeVisible();
  });
});

test.describe('a list of three pages, when Back leads to it from a product of the second', () => {
  const names = (page: Page) => items(page).locator('h2').allTextContents();
  const topOf = (page: Page, index: number) =>
    items(page)
      .nth(index)
      .evaluate((one) => Math.round(one.getBoundingClientRect().top));

  async function growToThree(page: Page, shop: Shop): Promise<void> {
    await shop.open('/games/?pagination=load-more');
    for (const count of [24, 36]) {
      await more(page).click();
      await expect(items(page)).toHaveCount(count);
    }
    await expect(page).toHaveURL('/games/page/3/?pagination=load-more');
  }

  test('stands as it was, at the same place', async ({ page, shop }) => {
    await growToThree(page, shop);
    const before = await names(page);
    const product = items(page).nth(16);
    await product.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const top = await topOf(page, 16);
    await product.locator('h2').click();
    await expect(page.getByRole('heading', { level: 1, name: before[16] ?? '' })).toBeVisible();
    await page.goBack();
    await expect(items(page)).toHaveCount(36);
    await isFree(page);
    expect(await names(page)).toEqual(before);
    await expect.poll(async () => Math.abs((await topOf(page, 16)) - top)).toBeLessThan(3);
    await expect(page).toHaveURL('/games/page/3/?pagination=load-more');
    await expect(page.locator('.shopengine-archive-result-count')).toContainText('Showing 1–36 of');
    await expect(page.locator('.shop-islands-archive-first')).toHaveCount(0);
    await more(page).click();
    await expect(items(page)).toHaveCount(48);
    await page.reload();
    await expect(items(page)).toHaveCount(48);
  });

  test('keeps the pages that are shown when another one cannot be loaded, says so, and can be tried again', async ({
    page,
    shop,
  }) => {
    shop.allow(/A page of the archive did not load/);
    await growToThree(page, shop);
    const before = await names(page);
    await items(page).nth(16).locator('h2').click();
    await page.waitForURL('**/product/**');
    await answerFirst(page, '**/games/?pagination=load-more', (route) => route.fulfill({ status: 500 }));
    await page.goBack();
    await expect(notice(page)).toContainText('The products could not be loaded.');
    await isFree(page);
    expect(await names(page)).toEqual(before.slice(12));
    await expect(page.locator('.shop-islands-archive-first')).toHaveCount(1);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(items(page)).toHaveCount(36);
    expect(await names(page)).toEqual(before);
  });
});

test('loading while scrolling waits for the shopper after a failure', async ({ page, shop }) => {
  shop.allow(/A page of the archive did not load/);
  await shop.open('/games/?pagination=load-more-on-scroll');
  await shop.fault({ on: '/games/page/2/', status: 500 });
  await more(page).scrollIntoViewIfNeeded();
  await expect(notice(page)).toContainText('The products could not be loaded.');
  await isFree(page);
  expect(shop.names().filter((name) => name.includes('/page/'))).toHaveLength(1);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(items(page)).toHaveCount(24);
});

test('more than 300 products are drawn only where they are in sight, and a replaced node is freed', async ({
  page,
  shop,
}) => {
  await shop.open('/games/?pagination=load-more&shopengine_products_per_page=48');
  await page.evaluate(() =>
    Object.assign(window, { old: new WeakRef(document.querySelector('.woocommerce-pagination') as Element) }),
  );
  for (let shown = 96; shown <= 336; shown += 48) {
    await more(page).press('Enter');
    await expect(items(page)).toHaveCount(shown);
  }
  await expect(page.getByText('336 of 1000 products').first()).toBeVisible();
  await expect(items(page).nth(200)).toHaveCSS('content-visibility', 'auto');
  const devtools = await page.context().newCDPSession(page);
  // An object that a task still holds is freed by a later garbage collection.
  await expect
    .poll(async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => (window as unknown as { old: WeakRef<Element> }).old.deref() === undefined);
    })
    .toBe(true);
});

import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, holdEach, type Shop, test } from '../shop';

const ROUTE = 'filter_cat_products';
const wrap = (page: Page) => page.locator('.shopengine-filterable-product-wrap');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const items = (page: Page) => panel(page).locator('.shopengine-single-product-item');
const message = (page: Page) => page.locator('.shop-islands-notice');
const asked = (shop: Shop) => shop.names().filter((name) => name.includes(ROUTE));

const isFree = async (page: Page) => {
  await expect(wrap(page)).not.toHaveClass(/is-loading/);
  await expect(page.locator('[role="tab"][aria-busy="true"]')).toHaveCount(0);
};

test('the tab that was pressed last is opened, in whatever order answers come', async ({ page, shop }) => {
  await shop.open('/lists/');
  const release = await holdEach(page, `**/${ROUTE}/**`);
  await tab(page, 'On sale').click();
  await expect(tab(page, 'On sale')).toHaveAttribute('aria-busy', 'true');
  await expect(tab(page, 'New')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => asked(shop).length).toBe(1);
  await tab(page, 'Best rated').click();
  await expect.poll(() => asked(shop).length).toBe(2);
  release(1);
  await expect(items(page)).toHaveCount(50);
  release(0);
  await shop.settled();
  await expect(tab(page, 'Best rated')).toHaveAttribute('aria-selected', 'true');
  await expect(items(page)).toHaveCount(50);
  await isFree(page);
});

test('a tab that is pressed twice is one call', async ({ page, shop }) => {
  await shop.open('/lists/');
  const release = await holdEach(page, `**/${ROUTE}/**`);
  await tab(page, 'On sale').dblclick();
  await expect.poll(() => asked(shop).length).toBe(1);
  release(0);
  await expect(items(page)).toHaveCount(7);
  expect(asked(shop)).toHaveLength(1);
});

const faults: [what: string, fault: Parameters<Shop['fault']>[0]][] = [
  ['null', { on: ROUTE, body: 'null' }],
  ['an error page', { on: ROUTE, body: '<!doctype html><html><body><p>Maintenance</p></body></html>' }],
  ['500', { on: ROUTE, status: 500, body: '<p>critical</p>' }],
  ['a dropped connection', { on: ROUTE, drop: true }],
];
for (const [what, fault] of faults) {
  test(`a tab that is answered by ${what} leaves the open tab open, and opens when tried again`, async ({
    page,
    shop,
  }) => {
    shop.allow(/The products of a tab did not load/);
    await shop.open('/lists/');
    await shop.fault(fault);
    await tab(page, 'On sale').click();
    await expect(message(page)).toContainText('The products of “On sale” could not be loaded.');
    await expect(tab(page, 'New')).toHaveAttribute('aria-selected', 'true');
    await expect(items(page).first()).toBeVisible();
    await isFree(page);
    await message(page).getByRole('button', { name: 'Try again' }).click();
    await expect(tab(page, 'On sale')).toHaveAttribute('aria-selected', 'true');
    await expect(items(page)).toHaveCount(7);
    await expect(message(page)).toHaveCount(0);
    expect(asked(shop)).toHaveLength(2);
  });
}

test('a tab with an empty answer opens, because the shop has none of its products any more', async ({ page, shop }) => {
  await shop.open('/lists/');
  await shop.fault({ on: ROUTE, body: '' });
  await tab(page, 'On sale').click();
  await expect(tab(page, 'On sale')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Nothing was found for this choice.').first()).toBeVisible();
  await isFree(page);
});

test('a tab that gets no answer shows an error after fifteen seconds', async ({ page, shop }) => {
  shop.allow(/The products of a tab did not load/);
  await page.clock.install();
  await shop.open('/lists/');
  await page.route(`**/${ROUTE}/**`, () => {});
  await tab(page, 'On sale').click();
  await expect(wrap(page)).toHaveClass(/is-loading/);
  await page.clock.runFor(15_000);
  await expect(message(page)).toBeVisible();
  await isFree(page);
});

test('tabs are accessible, also an empty one', async ({ page, shop }) => {
  await shop.open('/lists/');
  await tab(page, 'On sale').click();
  await expect(items(page)).toHaveCount(7);
  expect(await axe(page)).toEqual([]);
  await tab(page, 'Coming soon').click();
  await expect(panel(page)).toHaveText('No products were found.');
  expect(await axe(page)).toEqual([]);
});

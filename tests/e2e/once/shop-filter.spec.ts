import type { Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

/** Tests failures of the shop filter. tests/e2e/widgets/shop-filter.spec.ts tests the usual use. */

const block = (page: Page) => page.locator('.shopengine-archive-products');
const count = (page: Page) => page.locator('.shopengine-archive-result-count > p');
const box = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const chips = (page: Page) => page.getByRole('group', { name: 'Active filters' }).getByRole('listitem');
const XBOX = 'shopengine_filter_category=xbox';

test.describe('a filter', () => {
  for (const [what, fault] of [
    ['500', { status: 500 }],
    ['another HTML page', { body: '<!doctype html><p>Maintenance</p>' }],
    ['null', { body: 'null' }],
  ] as const) {
    test(`that is answered by ${what} is set back without a word, and works again`, async ({ page, shop }) => {
      shop.allow(/The filtered products could not be had/);
      await shop.open('/games/');
      await shop.fault({ on: XBOX, ...fault });
      await box(page, 'Xbox').click();
      await expect.poll(() => shop.names().filter((name) => name.includes(XBOX))).toHaveLength(1);
      await expect(box(page, 'Xbox')).not.toBeChecked();
      await expect(block(page)).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL('/games/');
      await expect(page.locator('.shop-islands-notice')).toHaveCount(0);
      await box(page, 'Xbox').click();
      await expect(count(page)).toHaveText(/of 221 results/);
    });
  }

  test('that is chosen while another is on its way counts too; only the last answer is shown', async ({
    page,
    shop,
  }) => {
    await shop.open('/games/');
    await shop.fault({ on: XBOX, delay: 1500 });
    await box(page, 'Xbox').check();
    await box(page, 'On sale').check();
    await expect(page).toHaveURL(`/games/?${XBOX}&shopengine_filter_onsale=on_sale`);
    await expect(count(page)).toHaveText(/of 60 results/);
    await expect(chips(page)).toHaveText(['Xbox', 'On sale']);
    await page.goBack();
    await expect(page).toHaveURL('/games/');
    await expect(chips(page)).toHaveCount(0);
  });

  test('that is never answered is free after fifteen seconds', async ({ page, shop }) => {
    shop.allow(/The filtered products could not be had/);
    await page.clock.install();
    await shop.open('/games/');
    await page.route(`**/games/?${XBOX}`, () => {});
    await box(page, 'Xbox').click();
    await expect(block(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(15_000);
    await expect(block(page)).not.toHaveAttribute('aria-busy');
    await expect(box(page, 'Xbox')).not.toBeChecked();
  });

  test('of several groups keep each other, and the search', async ({ page, shop }) => {
    await shop.open('/games/?s=am');
    await box(page, 'In stock').check();
    await expect(page).toHaveURL('/games/?s=am&shopengine_filter_stock=instock');
    await page.locator('.shopengine-filter-attribute').nth(1).check();
    await expect(page).toHaveURL(
      /\?s=am&shopengine_filter_stock=instock&shopengine_filter_attribute_pa_platform=[\w-]+$/,
    );
    await expect(chips(page)).toHaveCount(2);
    await expect(box(page, 'In stock')).toBeChecked();
  });

  test('that finds nothing says so, and can be taken off', async ({ page, shop }) => {
    await shop.open('/games/');
    await page.getByRole('spinbutton', { name: 'From' }).fill('69.5');
    await page.getByRole('spinbutton', { name: 'To' }).fill('69.6');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(block(page)).toContainText('No products were found');
    await expect(count(page)).toHaveText('');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(count(page)).toHaveText('Showing 1–12 of 1000 results');
    await expect(page).toHaveURL('/games/');
  });

  test('of prices in euros finds products that cost as many euros', async ({ page, shop }) => {
    await shop.open('/games/?currency=EUR');
    await page.getByRole('spinbutton', { name: 'From' }).fill('20');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(chips(page)).toHaveText(['From €20']);
    await expect(page.getByRole('spinbutton', { name: 'From' })).toHaveValue('20');
    await page.getByLabel('Shop order').selectOption('price');
    await expect(page).toHaveURL(/orderby=price/);
    const cheapest = await page.locator('.product .price').first().locator('.amount').last().textContent();
    expect(Number(cheapest?.replace(/[^\d.]/g, ''))).toBeGreaterThanOrEqual(20);
  });
});

for (const chunk of ['shopengine', 'archive']) {
  test(`a choice that is made before the ${chunk} chunk has come counts`, async ({ page, shop }) => {
    const release = await hold(page, `**/${chunk}-*.js`);
    await page.goto('/games/');
    await box(page, 'Xbox').check();
    await page.getByLabel('Shop order').selectOption('price');
    release();
    await expect(page).toHaveURL(`/games/?${XBOX}&orderby=price`);
    await expect(box(page, 'Xbox')).toBeChecked();
    await expect(chips(page)).toHaveText(['Xbox']);
    await expect(block(page)).not.toHaveAttribute('aria-busy');
    expect(shop.names().filter((name) => name.startsWith('/games/'))).toHaveLength(2);
  });
}

test('a filter moves nothing but the chips’ own line when it starts on an address with filters', async ({
  page,
  shop,
}) => {
  await shop.open('/games/');
  const before = await block(page).boundingBox();
  await shop.open(`/games/?${XBOX}`);
  const [chipLine, after] = [
    await page.getByRole('group', { name: 'Active filters' }).boundingBox(),
    await block(page).boundingBox(),
  ];
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBe((chipLine?.height ?? 0) + 16);
});

import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

const ROUTE = 'refresh-loop';

const loop = (page: Page, id = '3f2a1bc') => page.locator(`.elementor-element-${id}`);
const items = (page: Page, id?: string) => loop(page, id).locator('.e-loop-item');
const term = (page: Page, filter: string, name: string) =>
  page.getByRole('search', { name: filter, exact: true }).getByRole('button', { name, exact: true });
const region = (page: Page) => page.locator('.widget_shopping_cart_live_region');
const bodies = ({ calls }: Shop) =>
  calls.filter((call) => call.includes(ROUTE)).map((call) => JSON.parse(call.slice(call.indexOf('{'))));

test.describe('a loop', () => {
  test('is filtered in place by one call, and Back brings the former list', async ({ page, shop }) => {
    await shop.open('/loops/');
    const first = await items(page).first().getAttribute('class');
    await term(page, 'New games by shelf', 'Xbox').click();
    await expect(loop(page)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/\/loops\/\?e-filter-3f2a1bc-product_cat=xbox$/);
    await expect(term(page, 'New games by shelf', 'Xbox')).toHaveAttribute('aria-pressed', 'true');
    await expect(term(page, 'New games by shelf', 'All')).toHaveAttribute('aria-pressed', 'false');
    await expect(items(page)).not.toHaveClass([first ?? '']);
    await expect(region(page)).toHaveText(/^\d results?$/);
    await term(page, 'New games by shelf', 'PC').click();
    await expect(page).toHaveURL(/product_cat=xbox~pc$/);
    expect(bodies(shop)).toEqual(
      [['xbox'], ['xbox', 'pc']].map((terms) => ({
        post_id: '318',
        widget_filters: { taxonomy: { product_cat: { terms, logicalJoin: 'OR' } } },
        widget_id: '3f2a1bc',
        pagination_base_url: expect.stringMatching(/^http.*\/loops\/$/),
      })),
    );
    await page.goBack();
    await expect(term(page, 'New games by shelf', 'PC')).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await expect(page).toHaveURL(/\/loops\/$/);
    await expect(term(page, 'New games by shelf', 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(items(page).first()).toHaveClass(first ?? '');
  });

  test('grows to its end by its button, and its new cards work', async ({ page, shop }) => {
    await shop.open('/loops/?e-filter-3f2a1bc-product_cat=playstation~xbox');
    const more = loop(page).getByRole('button', { name: 'Load more' });
    await expect(items(page)).toHaveCount(8);
    await more.click();
    await expect(items(page)).toHaveCount(16);
    await expect(page).toHaveURL(/\/loops\/2\/\?e-filter-3f2a1bc-product_cat=playstation~xbox$/);
    await expect(region(page)).toHaveText(/^8 more are shown/);
    const button = items(page).nth(9).locator('.ajax_add_to_cart');
    const id = Number(await button.getAttribute('data-product_id'));
    await button.click();
    await expect.poll(() => shop.cart()).toEqual({ [id]: 1 });
    const last = Number(await loop(page).locator('.e-load-more-anchor').getAttribute('data-max-page'));
    for (let next = 3; next <= last; next++) {
      await more.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/loops/${next}/`));
    }
    await expect(loop(page).getByText('That is all of them.')).toBeVisible();
    await expect(more).toBeHidden();
    await expect(
      items(page)
        .nth((last - 1) * 8)
        .locator('a')
        .first(),
    ).toBeFocused();
    const classes = await items(page).evaluateAll((all) =>
      all.map(({ className }) => className.match(/e-loop-item-\d+/)?.[0]),
    );
    expect(new Set(classes).size).toBe(classes.length);
    // A visitor who opens the address gets only the last page.
    const address = page.url();
    await page.goto('/');
    await page.goto(address);
    await items(page).first().scrollIntoViewIfNeeded();
    await loop(page).getByRole('link', { name: 'Back to the first page' }).click();
    await expect(page).toHaveURL(/\/loops\/\?e-filter-3f2a1bc-product_cat=playstation~xbox$/);
    await expect(items(page).first()).toHaveClass(new RegExp(classes[0] ?? ''));
  });

  test('turns its pages in place, and Back turns them back', async ({ page, shop }) => {
    await shop.open('/loops/');
    const second = loop(page, '9d4e07a');
    await second.scrollIntoViewIfNeeded();
    await second.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/loops\/\?e-page-9d4e07a=2$/);
    await expect(items(page, '9d4e07a').first()).toHaveClass(/e-loop-item-10209/);
    await expect(second.locator('[aria-current="page"]')).toHaveText('Page 2');
    await term(page, 'Games by shelf', 'PC').click();
    await expect(page).toHaveURL(/\/loops\/\?e-filter-9d4e07a-product_cat=pc$/);
    await page.goBack();
    await expect(items(page, '9d4e07a').first()).toHaveClass(/e-loop-item-10209/);
    await expect(term(page, 'Games by shelf', 'PC')).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await expect(items(page, '9d4e07a').first()).toHaveClass(/e-loop-item-10201/);
    expect(shop.calls.filter((call) => call.includes(ROUTE))).toHaveLength(1);
  });
});

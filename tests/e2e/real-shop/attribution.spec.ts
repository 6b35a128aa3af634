import { expect, type Page, test } from '@playwright/test';
import { at, EACH, inWays, originalOf, type Way } from '../realShop';

/**
 * Tests order attribution on the real WordPress shop at REAL_SHOP_URL, whose pages take
 * `?scripts=original|both|islands`. The islands must keep the same data as WooCommerce's own script.
 */

/** A shop may have express payments above the form, with fields of their own. */
const ELEMENT = 'form.checkout wc-order-attribution-inputs';
const FIELDS = `${ELEMENT} input[type="hidden"]`;

type Data = Record<string, string | null>;
interface AttributionPage {
  wc_order_attribution: { getAttributionData?(): Data };
}

/** The source data on a page once its script has run, without the times. */
async function known(page: Page): Promise<Data> {
  await page.waitForFunction(() => (window as never as AttributionPage).wc_order_attribution.getAttributionData);
  const data = await page.evaluate(
    () => (window as never as AttributionPage).wc_order_attribution.getAttributionData?.() ?? {},
  );
  const { session_start_time, ...rest } = data;
  expect(session_start_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  return rest;
}

async function cookies(page: Page): Promise<Record<string, string>> {
  const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'));
  // Leaves out the times, which differ. Decodes values twice, because they may be encoded once or twice.
  return Object.fromEntries(
    kept.map(({ name, value, domain, expires }) => [
      name,
      `${decodeURIComponent(decodeURIComponent(value)).replace(/^fd=[^|]+/, 'fd')} ${domain} ${expires === -1}`,
    ]),
  );
}

/** The data that is kept after a visit to two pages, whichever scripts keep it. */
async function visit(page: Page, search: string, way: Way, referer?: string) {
  await page.context().clearCookies();
  for (const path of ['/', '/shop/']) {
    await page.goto(at(path + (path === '/' ? search : ''), way), referer && path === '/' ? { referer } : {});
    await known(page);
  }
  const told = JSON.stringify([await known(page), await cookies(page)]).replaceAll(/[?&](scripts|islands)=\w+/g, '');
  return JSON.parse(told);
}

inWays('shop', EACH, (way) => {
  for (const [search, referer] of [
    ['', undefined],
    [
      '?utm_source=letter&utm_medium=email&utm_campaign=spring+sale%21&utm_content=%26top&utm_term=a%20b&utm_id=7',
      undefined,
    ],
    ['?gclid=abc', undefined],
    ['', 'https://www.google.co.uk/'],
    ['', 'https://search.yahoo.com/search?p=games'],
    ['', 'https://www.blog.example:8080/games/best?x=1'],
    ['', 'https://t.co/abc'],
  ] as const) {
    test(`a visit, "${search || referer || 'typed in'}", is kept as WooCommerce’s own script keeps it`, async ({
      page,
    }) => {
      const original = await visit(page, search, originalOf(way), referer);
      expect(await visit(page, search, way, referer)).toEqual(original);
    });
  }
});

inWays('shop', EACH, (way) => {
  test('the checkout’s form has the source once', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(at('/?utm_source=letter&utm_campaign=spring', way));
    await known(page);
    await page.goto(at('/shop/', way));
    const id = await page.locator('.products .ajax_add_to_cart').first().getAttribute('data-product_id');
    await page.goto(at(`/shop/?add-to-cart=${id}`, way));
    await page.goto(at('/checkout/', way));
    await expect(page.locator(FIELDS)).toHaveCount(16);
    await expect(page.locator(ELEMENT)).toHaveCount(1);
    await expect(page.locator(`${ELEMENT} [name="wc_order_attribution_utm_source"]`)).toHaveValue('letter');
    await expect(page.locator(`${ELEMENT} [name="wc_order_attribution_utm_campaign"]`)).toHaveValue('spring');
    expect(errors).toEqual([]);
  });
});

import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

const FIELDS = 'wc-order-attribution-inputs input[type="hidden"]';

/** Values that go with the order, by field. */
const fields = (page: Page) =>
  page
    .locator(FIELDS)
    .evaluateAll((inputs) =>
      Object.fromEntries(
        (inputs as HTMLInputElement[]).map(({ name, value }) => [name.replace('wc_order_attribution_', ''), value]),
      ),
    );

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_'));

async function checkOut(page: Page, shop: Shop): Promise<void> {
  await shop.open('/shop/?add-to-cart=118');
  await shop.open('/checkout/?provider=off');
  await expect(page.locator(FIELDS)).toHaveCount(16);
}

test.describe('where a shopper came from', () => {
  test('is sent with the order, from the cookies of the page where the visit began', async ({ page, shop }) => {
    await shop.open('/shop/?utm_source=letter&utm_medium=email&utm_campaign=spring%20sale');
    await expect.poll(() => cookieNames(page)).toHaveLength(7);
    await checkOut(page, shop);
    await expect(page.locator('wc-order-attribution-inputs')).toHaveCount(1);
    expect(await fields(page)).toMatchObject({
      source_type: 'utm',
      utm_source: 'letter',
      utm_medium: 'email',
      utm_campaign: 'spring sale',
      utm_content: '(none)',
      referrer: '(none)',
      session_entry: expect.stringMatching(/\/shop\/\?utm_source=letter/),
      session_pages: '3',
      session_count: '1',
      user_agent: expect.stringContaining('Mozilla'),
    });
  });

  test('is deleted and no longer sent when tracking is switched off', async ({ page, shop }) => {
    await checkOut(page, shop);
    expect(await fields(page)).toMatchObject({ source_type: 'typein', utm_source: '(direct)' });
    await page.evaluate(() =>
      (
        window as never as { wc_order_attribution: { setOrderTracking(on: boolean): void } }
      ).wc_order_attribution.setOrderTracking(false),
    );
    expect(await cookieNames(page)).toEqual([]);
    await expect(page.locator(FIELDS)).toHaveCount(16);
    expect(new Set(Object.values(await fields(page)))).toEqual(new Set(['']));
  });
});

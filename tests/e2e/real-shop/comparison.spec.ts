import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { at, EACH, inWays, type Way } from '../realShop';

/**
 * The comparison on a real WordPress shop, named by REAL_SHOP_URL, whose pages take `?scripts=original|both|islands`.
 */

const table = '.shopengine-comparison table:visible';
const card = (page: Page, index: number) =>
  page.locator('.products .shopengine_comparison_add_to_list_action').nth(index);
const removeLinks = `${table} .badge-comparison`;

/** Opens the listing in a way of loading scripts, and notes the comparison's calls. */
async function open(page: Page, way: Way): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = request.url().split('/comparison/');
    if (call && !request.url().includes('.js') && !request.url().includes('.css'))
      calls.push(`${request.method()} ${call} ${request.postData() ?? ''}`.trim());
  });
  await page.goto(at('/shop/', way));
  await page.waitForLoadState('networkidle');
  return calls;
}

const productOf = async (page: Page, index: number): Promise<number> =>
  JSON.parse((await card(page, index).getAttribute('data-payload')) ?? '').pid;

/** The list as the server has written it. */
async function cookie(context: BrowserContext): Promise<string> {
  const found = (await context.cookies()).find(({ name }) => name === 'shopengine_comparison_id_list');
  return decodeURIComponent(found?.value ?? '');
}

inWays('shop', EACH, (way) => {
  test('adding, showing and removing are one call each', async ({ page, context }) => {
    const calls = await open(page, way);
    const [first, second] = [await productOf(page, 0), await productOf(page, 1)];
    await card(page, 0).click();
    await expect(page.locator(removeLinks)).toHaveCount(1);
    await expect(card(page, 0)).toHaveClass(/\bactive\b/);
    expect(await cookie(context)).toBe(`${first}`);
    await page.keyboard.press('Escape');
    await expect(page.locator(table)).toHaveCount(0);
    await card(page, 1).click();
    await expect(page.locator(removeLinks)).toHaveCount(2);
    expect(await cookie(context)).toBe(`${first},${second}`);

    await page.locator(`${removeLinks}[data-pid="${first}"]`).click();
    await expect(page.locator(removeLinks)).toHaveCount(1);
    await expect(card(page, 0)).not.toHaveClass(/\bactive\b/);
    expect(await cookie(context)).toBe(`${second}`);
    await page.locator(removeLinks).click();
    await expect(page.locator(table)).toHaveCount(0);
    await expect(card(page, 1)).not.toHaveClass(/\bactive\b/);
    expect(await cookie(context)).toBe('');
    expect(calls).toEqual([
      `GET comparison_table/?pid=${first}`,
      `GET comparison_table/?pid=${second}`,
      `POST remove/ pid=${first}`,
      `POST remove/ pid=${second}`,
    ]);
  });

  test('a product in the table goes into the cart by one call', async ({ page }) => {
    await open(page, way);
    let adds = 0;
    page.on('request', (request) => {
      if (request.url().includes('wc-ajax=add_to_cart')) adds++;
    });
    const index = await page
      .locator('.products > li')
      .evaluateAll((cards) =>
        cards.findIndex(
          (one) =>
            one.querySelector('.ajax_add_to_cart') && one.querySelector('.shopengine_comparison_add_to_list_action'),
        ),
      );
    await page.locator('.products > li').nth(index).locator('.shopengine_comparison_add_to_list_action').click();
    const button = page.locator(`${table} .compare-cart-btn`);
    await button.click();
    await expect(button).toHaveClass(/\badded\b/);
    expect(adds).toBe(1);
  });
});

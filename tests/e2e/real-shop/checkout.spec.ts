import { expect, type Page, test } from '@playwright/test';
import { fillAddress } from '../fillAddress';
import { at, EACH, inWays, statusIn, type Way } from '../realShop';

/** The checkout of a real shop (see shop.spec.ts), with the islands alone and next to the original scripts. */

const REVIEW = 'update_order_review';

/** Puts a product into the cart and opens the checkout; notes the names and bodies of the calls made from then on. */
async function open(page: Page, way: Way): Promise<[name: string, body: URLSearchParams][]> {
  await page.goto(at('/shop/', way));
  const id = await page.locator('.products .ajax_add_to_cart').first().getAttribute('data-product_id');
  await page.goto(`/shop/?add-to-cart=${id}`);
  const calls: [string, URLSearchParams][] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('wc-ajax');
    if (name) calls.push([name, new URLSearchParams(request.postData() ?? '')]);
  });
  await page.goto(at('/checkout/', way));
  await expect.poll(() => calls.filter(([name]) => name === REVIEW).length).toBe(1);
  await settled(page);
  return calls;
}

/** Waits until no review and no order is under way, whichever script runs it. */
const settled = (page: Page) =>
  expect(page.locator('form.checkout :is(.updating, .blockOverlay), form.checkout.processing')).toHaveCount(0);

async function fill(page: Page): Promise<void> {
  await page.fill('#billing_phone', '0113 496 0000');
  await fillAddress(page);
}

inWays('shop', EACH, (way) => {
  test('the review is asked for once when the page has loaded, and once for each change', async ({ page }) => {
    const calls = await open(page, way);
    const reviews = () => calls.filter(([name]) => name === REVIEW);
    await expect(page.locator('form.checkout')).toHaveAttribute('data-island-status', statusIn(way));
    await fill(page);
    await expect.poll(() => reviews().at(-1)?.[1].get('has_full_address')).toBe('true');
    await settled(page);
    const before = reviews().length;
    await expect(page.locator('.shipping_method:checked')).toHaveCount(1);
    const other = page.locator('.shipping_method:not(:checked)').first();
    const value = await other.getAttribute('value');
    // Themes hide the field itself.
    await page.click(`label[for="${await other.getAttribute('id')}"]`);
    await expect.poll(() => reviews().length).toBe(before + 1);
    await settled(page);
    expect(reviews().at(-1)?.[1].get('shipping_method[0]')).toBe(value);
    expect(reviews()).toHaveLength(before + 1);
  });

  test('missing fields show errors that link to them', async ({ page }) => {
    const calls = await open(page, way);
    await page.click('#place_order');
    const list = page.locator('.woocommerce-NoticeGroup-checkout .woocommerce-error');
    await expect(list.locator('a[href="#billing_first_name"]')).toBeVisible();
    await expect(list).toBeFocused();
    await expect(page.locator('#billing_first_name_description')).toBeVisible();
    await expect(page.locator('#billing_first_name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#billing_first_name_field')).toHaveClass(/woocommerce-invalid-required-field/);
    expect(calls.filter(([name]) => name === 'checkout')).toHaveLength(1);
  });

  test('an order is placed by one request', async ({ page }) => {
    const calls = await open(page, way);
    await fill(page);
    await expect
      .poll(() =>
        calls
          .filter(([name]) => name === REVIEW)
          .at(-1)?.[1]
          .get('has_full_address'),
      )
      .toBe('true');
    await settled(page);
    if (await page.locator('#terms').count()) await page.check('#terms');
    await page.click('#place_order');
    await page.waitForURL(/order-received/);
    await expect(page.locator('.woocommerce-order')).toBeVisible();
    expect(calls.filter(([name]) => name === 'checkout')).toHaveLength(1);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { ALONE, at, inWays, type Way } from '../realShop';

/**
 * The address suggestions of a real WooCommerce shop, named by REAL_SHOP_URL, whose pages take
 * `?scripts=original|both|islands`. It has a provider, "local-addresses", for Great Britain, with branding. In `both`,
 * WooCommerce's own script suggests, alone.
 */

const input = (page: Page) => page.locator('#billing_address_1');
const options = (page: Page) => page.locator('#address_suggestions_billing [role="option"]');
const value = (page: Page, name: string) => page.locator(`#billing_${name}`).inputValue();

/** Puts something in the cart, opens the checkout, and notes the calls to the provider's service. */
async function open(page: Page, way: Way): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, call] = request.url().split('local-addresses/v1/');
    if (call) asked.push(call);
  });
  await page.goto(at('/shop/', way));
  const id = await page.locator('.ajax_add_to_cart[data-product_id]').first().getAttribute('data-product_id');
  await page.goto(`/?add-to-cart=${id}`);
  await page.goto('/checkout/');
  await page.locator('#billing_country').evaluate((select: HTMLSelectElement) => {
    select.value = 'GB';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  // The country's order of fields moves the field, which then loses the focus.
  await expect(async () => {
    await input(page).blur();
    await input(page).focus();
    await expect(input(page)).toHaveAttribute('role', 'combobox', { timeout: 3000 });
  }).toPass();
  return asked;
}

inWays('shop', ALONE, (way) => {
  test('the list fills the fields by keyboard, and makes each call once', async ({ page }) => {
    const asked = await open(page, way);
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await expect(options(page).first().locator('strong')).toHaveText('High');
    await expect(page.locator('.woocommerce-address-autocomplete-branding')).toHaveText('Powered by Local');
    await expect(page.locator('.woocommerce-address-autocomplete-branding [onclick]')).toHaveCount(0);
    await input(page).press('ArrowDown');
    await input(page).press('ArrowDown');
    await input(page).press('Enter');
    await expect(page.locator('#billing_postcode')).toHaveValue('YO1 8RP');
    expect(await Promise.all(['address_1', 'city', 'postcode'].map((name) => value(page, name)))).toEqual([
      '2 High Street',
      'York',
      'YO1 8RP',
    ]);
    expect(asked).toEqual(['search?query=high&type=billing', 'select/4']);
  });
});

inWays('shop', ALONE, (way) => {
  test('the list hides on Escape and under three characters, and turns autofill on again', async ({ page }) => {
    await open(page, way);
    const before = await input(page).getAttribute('autocomplete');
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await expect(input(page)).toHaveAttribute('autocomplete', 'none');
    await input(page).press('Escape');
    await expect(page.locator('#address_suggestions_billing')).toBeHidden();
    await expect(input(page)).toHaveAttribute('autocomplete', before ?? '');
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await input(page).fill('hi');
    await expect(page.locator('#address_suggestions_billing')).toBeHidden();
  });
});

/** Changes the checkout's HTML on its way. */
const rewrite = (page: Page, change: (html: string) => string) =>
  page.route('**/checkout/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

inWays('shop', ['both'], (way) => {
  for (const [how, change] of [
    ['by its tag', (html: string) => html],
    // Changes the tag as a plugin does that joins scripts.
    ['by its list', (html: string) => html.replace('id="wc-address-autocomplete-js"', '')],
  ] as const) {
    test(`the island leaves the field to WooCommerce’s own script, recognised ${how}: one request each`, async ({
      page,
    }) => {
      await rewrite(page, change);
      const asked = await open(page, way);
      await input(page).fill('high');
      await expect(options(page)).toHaveCount(5);
      await expect(page.locator('.woocommerce-address-suggestions')).toHaveCount(
        await page.locator('#billing_address_1, #shipping_address_1').count(),
      );
      await options(page).first().click();
      await expect(page.locator('#billing_city')).toHaveValue('Leeds');
      await expect(input(page)).not.toHaveAttribute('data-island-status', 'ready');
      expect(asked).toEqual(['search?query=high&type=billing', 'select/3']);
    });
  }

  test('the island tells WooCommerce’s own checkout and enhanced selects once about a choice', async ({ page }) => {
    await rewrite(page, (html) => html.replace(/<script[^>]*id="wc-address-autocomplete-js"[^>]*><\/script>/, ''));
    const asked = await open(page, way);
    await expect(input(page)).toHaveAttribute('data-island-status', 'ready');
    await expect(page.locator('#billing_country.select2-hidden-accessible')).toHaveCount(1);
    // WooCommerce's script sorts the fields when it starts, which would take the focus away and close the list.
    await page.waitForLoadState('networkidle');
    const changes = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          const { jQuery } = window as unknown as {
            jQuery(target: unknown): { on(type: string, listener: (event: { target: Element }) => void): void };
          };
          jQuery(document).on('change', ({ target }) => {
            seen.push(target.id);
            if (target.id === 'billing_state') resolve(seen);
          });
        }),
    );
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await page.waitForLoadState('networkidle');
    const reviews: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('update_order_review') && reviews.push(request.postData() ?? ''),
    );
    await options(page).first().click();
    expect(await changes).toEqual(['billing_address_1', 'billing_city', 'billing_postcode', 'billing_state']);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => reviews.length).toBe(1);
    expect(new URLSearchParams(reviews[0]).get('postcode')).toBe('LS1 4DY');
    expect(asked).toEqual(['search?query=high&type=billing', 'select/3']);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { ALONE, at, EACH, inWays, originalOf, type Way } from '../realShop';

/**
 * The forms around a real WordPress shop's checkout, named by REAL_SHOP_URL, whose pages take
 * `?scripts=original|both|islands`. With `both` WooCommerce's own scripts are there too: each action is still one call.
 */

function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('wc-ajax');
    if (name) calls.push(name);
  });
  return calls;
}

async function open(page: Page, path: string, way: Way): Promise<void> {
  await page.goto(at(path, way));
  await page.waitForLoadState('networkidle');
}

/** Puts a product into the cart and opens the checkout. */
async function openCheckout(page: Page, way: Way, path = '/checkout/'): Promise<void> {
  await page.goto('/shop/');
  const id = await page.locator('.add_to_cart_button.ajax_add_to_cart').first().getAttribute('data-product_id');
  await page.goto(`/?add-to-cart=${id}`);
  await open(page, path, way);
}

/**
 * The label of the postcode for each country; it shows that the page has followed a change. Japan is left out, because
 * the original keeps Japan's order of rows in later countries.
 */
const LABELS: Record<string, RegExp> = {
  US: /^ZIP/,
  CA: /^Postal/,
  FR: /^Postcode \/ ZIP/,
  IE: /^Eircode/,
  AE: /^Postcode \/ ZIP/,
  GB: /^Postcode[^/]*$/,
};

/** The visible rows of the address in their order, and the kind of field for the state. */
function readShape(): string {
  const rows = [...document.querySelectorAll<HTMLElement>('.woocommerce-billing-fields__field-wrapper .form-row')].map(
    (row) => {
      const label = row.querySelector('label')?.textContent?.replace(/\s+/g, ' ').trim();
      return `${row.id} ${row.style.display} ${row.classList.contains('validate-required')} ${label}`;
    },
  );
  const state = document.querySelector<HTMLInputElement | HTMLSelectElement>('#billing_state');
  return `${rows.join('\n')}\n${state?.type} ${state?.querySelectorAll('option').length}`;
}

const toggle = (page: Page) => page.locator('a.showcoupon');
const coupon = (page: Page) => page.locator('form.checkout_coupon');

inWays('shop', EACH, (way) => {
  test('a wrong coupon shows an error after one call', async ({ page }) => {
    const calls = noteCalls(page);
    await openCheckout(page, way);
    await expect(coupon(page)).toBeHidden();
    await toggle(page).click();
    await expect(coupon(page)).toBeVisible();
    await page.fill('#coupon_code', 'no-such-coupon');
    await page.press('#coupon_code', 'Enter');
    await expect(coupon(page).locator('.coupon-error-notice')).toContainText('no-such-coupon');
    expect(calls.filter((call) => call === 'apply_coupon')).toHaveLength(1);
  });

  test('the login is opened and closed where it stands', async ({ page }) => {
    await openCheckout(page, way);
    const form = page.locator('form.woocommerce-form-login');
    await expect(form).toBeHidden();
    await page.locator('a.showlogin').click();
    await expect(form).toBeVisible();
    await page.locator('a.showlogin').click();
    await expect(form).toBeHidden();
  });

  test('an address follows its country', async ({ page }) => {
    await openCheckout(page, way);
    const choose = (code: string) => page.locator('#billing_country').selectOption(code, { force: true });
    await choose('US');
    await expect(page.locator('select#billing_state option[value="CA"]')).toHaveCount(1);
    await expect(page.locator('#billing_postcode_field label')).toContainText('ZIP Code');
    await choose('FR');
    await expect(page.locator('#billing_state_field')).toBeHidden();
    await choose('AE');
    await expect(page.locator('#billing_postcode_field')).toBeHidden();
    await choose('GB');
    await expect(page.locator('input#billing_state')).toBeVisible();
    await expect(page.locator('#billing_postcode_field')).toBeVisible();
    await expect(page.locator('#billing_state_field label')).toHaveText(/^County/);
  });

  test('the cart’s calculator follows its country', async ({ page }) => {
    await openCheckout(page, way, '/cart/');
    await page.locator('.shipping-calculator-button').click();
    await page.locator('#calc_shipping_country').selectOption('US', { force: true });
    await expect(page.locator('select#calc_shipping_state option[value="NY"]')).toHaveCount(1);
  });
});

inWays('shop', ['both'], (way) => {
  test('WooCommerce’s own scripts keep their work: the islands yield', async ({ page }) => {
    await openCheckout(page, way);
    await expect(page.locator('#billing_country')).toHaveAttribute('data-island-status', 'yielded');
    await coupon(page).dispatchEvent('focusin');
    await expect(coupon(page)).not.toHaveAttribute('data-island-status', 'ready');
  });
});

inWays('shop', ALONE, (way) => {
  test('the islands and WooCommerce’s script change the same for each country', async ({ page }) => {
    const seen: Record<string, string[]> = {};
    for (const scripts of [originalOf(way), way]) {
      await openCheckout(page, scripts);
      const shapes: string[] = [];
      for (const code of Object.keys(LABELS)) {
        await page.locator('#billing_country').selectOption(code, { force: true });
        await expect(page.locator('#billing_postcode_field label')).toHaveText(LABELS[code] as RegExp);
        shapes.push(await page.evaluate(readShape));
      }
      seen[scripts] = shapes;
    }
    expect(seen[way]).toEqual(seen[originalOf(way)]);
  });
});

/**
 * Checks that islands trigger the same jQuery events as WooCommerce's own scripts, with the same arguments, in the same
 * order.
 */
import type { Page } from '@playwright/test';
import { openCart } from '../openCart';
import { expect, type Shop, test } from '../shop';

const CART =
  'updated_wc_div updated_cart_totals updated_shipping_method item_removed_from_classic_cart wc_cart_emptied applied_coupon removed_coupon country_to_state_changed';
const CHECKOUT =
  'init_checkout update_checkout updated_checkout payment_method_selected applied_coupon_in_checkout removed_coupon_in_checkout country_to_state_changed country_to_state_changing checkout_error';

/** Notes the events on the body from the first moment on, also after a reload of the page. */
async function listen(page: Page, events: string): Promise<void> {
  await page.addInitScript((names) => {
    const told: string[] = JSON.parse(sessionStorage.getItem('told') ?? '[]');
    Object.assign(window, { told });
    addEventListener('DOMContentLoaded', () => {
      const { jQuery } = window as never as {
        jQuery?: (target: unknown) => {
          on(names: string, run: (event: { type: string }, ...args: unknown[]) => void): void;
        };
      };
      const kind = (value: unknown) => {
        if (!value || typeof value !== 'object')
          return typeof value === 'string' && value.includes('<') ? 'html' : String(value);
        if ('jquery' in value) return `$${(value as unknown as Element[])[0]?.localName}`;
        return Object.keys(value).sort().join('+');
      };
      jQuery?.(document.body).on(names, ({ type }, ...args) => {
        told.push([type, ...args.map(kind)].join(' '));
        sessionStorage.setItem('told', JSON.stringify(told));
      });
    });
  }, events);
}
const told = (page: Page) => page.evaluate(() => (window as never as { told: string[] }).told);
/** The events since the last look. Waits until the shop has answered all calls. */
async function news(page: Page, shop: Shop): Promise<string[]> {
  await shop.settled();
  return page.evaluate(() => (window as never as { told: string[] }).told.splice(0));
}

test.describe('a plugin on the cart page', () => {
  test.beforeEach(async ({ page, shop }) => {
    await listen(page, CART);
    await openCart(shop, 101, 102);
    await news(page, shop);
  });

  test('hears of a new quantity', async ({ page, shop }) => {
    await page.locator('.qty').first().fill('2');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    expect(await news(page, shop)).toEqual(['updated_cart_totals', 'updated_wc_div']);
  });

  test('hears of a removed row after the page has changed', async ({ page, shop }) => {
    await page.locator('.product-remove a').first().click();
    await expect(page.locator('.cart_item')).toHaveCount(1);
    expect(await news(page, shop)).toEqual(['updated_cart_totals', 'updated_wc_div', 'item_removed_from_classic_cart']);
  });

  test('hears of a cart that has been emptied', async ({ page, shop }) => {
    await page.locator('.product-remove a').first().click();
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await news(page, shop);
    await page.click('.product-remove a');
    await expect(page.locator('.cart-empty')).toBeVisible();
    expect(await told(page)).toContain('wc_cart_emptied');
  });

  test('hears of a coupon, and of its removal', async ({ page, shop }) => {
    await page.fill('#coupon_code', 'ten');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.cart-discount')).toBeVisible();
    const applied = await news(page, shop);
    expect(applied.filter((one) => one.startsWith('applied'))).toEqual(['applied_coupon ten']);
    expect(applied.at(-1)).toBe('updated_wc_div');
    await page.click('.woocommerce-remove-coupon');
    await expect(page.locator('.cart-discount')).toHaveCount(0);
    const removed = await news(page, shop);
    expect(removed.filter((one) => one.startsWith('removed'))).toEqual(['removed_coupon ten']);
    expect(removed.at(-1)).toBe('updated_wc_div');
  });

  test('hears of a way of shipping after the totals have changed', async ({ page, shop }) => {
    await page.locator('.cart_totals input.shipping_method:not(:checked)').first().click();
    await expect.poll(() => told(page)).toContain('updated_shipping_method');
    expect(await news(page, shop)).toEqual(['updated_cart_totals', 'updated_shipping_method']);
  });

  test('hears of the fields for shipping costs, whose lists it may enhance', async ({ page, shop }) => {
    await page.click('.shipping-calculator-button');
    expect((await news(page, shop)).at(-1)).toBe('country_to_state_changed');
  });
});

test.describe('a plugin at the checkout', () => {
  const open = async (page: Page, shop: Shop) => {
    await listen(page, CHECKOUT);
    await shop.fill(118);
    await shop.open('/checkout/?provider=off');
  };

  test('hears of the form and of its first review', async ({ page, shop }) => {
    await open(page, shop);
    await expect.poll(() => told(page)).toContain('updated_checkout fragments+messages+reload+result');
    const all = await news(page, shop);
    const order = ['init_checkout', 'update_checkout', 'updated_checkout'].map((name) =>
      all.findIndex((one) => one.split(' ')[0] === name),
    );
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });

  test('hears of a country, with the fields around it', async ({ page, shop }) => {
    await open(page, shop);
    await news(page, shop);
    await page.selectOption('#billing_country', 'DE');
    await expect.poll(() => told(page)).toContain('updated_checkout fragments+messages+reload+result');
    const all = await news(page, shop);
    expect(all.filter((one) => one.startsWith('country'))).toEqual([
      'country_to_state_changed DE $div',
      'country_to_state_changing DE $div',
    ]);
  });

  test('hears of a coupon, and of its removal', async ({ page, shop }) => {
    await open(page, shop);
    await news(page, shop);
    await page.getByRole('button', { name: 'Enter your coupon code' }).click();
    await page.fill('#coupon_code', 'ten');
    await page.press('#coupon_code', 'Enter');
    await expect(page.locator('.cart-discount')).toBeVisible();
    expect((await news(page, shop)).map((one) => one.replace(/ fragments.*/, ''))).toEqual([
      'applied_coupon_in_checkout ten',
      'update_checkout update_shipping_method',
      'updated_checkout',
    ]);
    await page.click('.woocommerce-remove-coupon');
    await expect(page.locator('.cart-discount')).toHaveCount(0);
    expect((await news(page, shop)).map((one) => one.replace(/ fragments.*/, ''))).toEqual([
      'removed_coupon_in_checkout ten',
      'update_checkout update_shipping_method',
      'updated_checkout',
    ]);
  });

  test('can make a list searchable, and a choice in that list counts', async ({ page, shop }) => {
    await open(page, shop);
    await news(page, shop);
    await page.evaluate(() => {
      const { jQuery } = window as never as { jQuery: JQueryStatic };
      // Acts as selectWoo does: the select stays, hidden, and learns of a choice through jQuery only.
      Object.assign(jQuery.fn, {
        selectWoo(this: JQuery) {
          return this.addClass('select2-hidden-accessible').after('<span class="select2-container"></span>');
        },
      });
      (jQuery('#billing_country') as JQuery & { selectWoo(): JQuery }).selectWoo().val('DE').trigger('change');
    });
    await expect(page.locator('#payment_method_cod')).toHaveCount(0);
    await expect(page.locator('#billing_country + .select2-container')).toHaveCount(1);
    expect(await news(page, shop)).toContain('country_to_state_changed DE $div');
  });
});

test.describe('a plugin whose call fails', () => {
  test('hears that the cart could not be fetched', async ({ page, shop }) => {
    shop.allow(/500|Failed to load resource/);
    await listen(page, 'wc_fragments_ajax_error wc_fragments_refreshed');
    await shop.open('/shop/');
    await news(page, shop);
    await shop.fault({ on: 'get_refreshed_fragments', status: 500 });
    await page.evaluate(() =>
      (window as never as { jQuery: (target: unknown) => JQuery }).jQuery(document.body).trigger('wc_fragment_refresh'),
    );
    await expect.poll(() => told(page)).toContain('wc_fragments_ajax_error');
  });
});

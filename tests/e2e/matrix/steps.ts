/** The shopping flow that every theme is walked through, with the plugin off and on. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Visit {
  page: Page;
  /** Opens a page, and waits until nothing moves and no call is under way. */
  open(path: string): Promise<void>;
  /** Presses the first visible element of a selector. If there is none, notes that and goes on with the step. */
  press(selector: string): Promise<void>;
  /** Notes what is seen now. */
  look(moment: string): Promise<void>;
  settled(): Promise<void>;
}

export interface Step {
  title: string;
  /** A phone's screen and finger. */
  isPhone?: boolean;
  walk(visit: Visit): Promise<void>;
}

const ADD = '.products .ajax_add_to_cart, .wc-block-grid__products .ajax_add_to_cart, .wp-block-post .ajax_add_to_cart';
const TAB = '.wc-tabs li:nth-child(2) a, .woocommerce-tabs [role="tab"]:nth-child(2)';
const THUMBNAIL =
  '.flex-control-thumbs li:nth-child(2) img, .product-thumbnail-images .thumbnail-item:nth-child(2), .flexy-pills li:nth-child(2)';
const MORE =
  '.quantity .plus, .quantity .product-qty[data-qty="plus"], .quantity .ct-increase, .quantity [class*="increase"]';
const MENU =
  '.menu-toggle, .toggle-sidebar-menu-btn, .ct-header-trigger, .wp-block-navigation__responsive-container-open, [aria-controls*="menu"]';

const seen = (page: Page, selector: string): Locator => page.locator(selector).locator('visible=true');

/** Puts products of the listing into the cart by links. */
async function fillCart({ page, open }: Visit, count: number): Promise<void> {
  await open('/shop/');
  const ids = await page
    .locator('.ajax_add_to_cart')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-product_id')));
  for (const id of ids.slice(0, count)) await open(`/?add-to-cart=${id}`);
}

/** Chooses an option by the select, or by the element that replaces the select. */
async function chooseOption(page: Page, select: Locator, value: string): Promise<void> {
  if (await select.isVisible()) await select.selectOption(value);
  else await page.locator(`.variations [data-value="${value}"]`).locator('visible=true').first().click();
}

/** Takes a choice back, because the form's script came too late to hear of it. */
async function unchoose({ page, settled }: Visit): Promise<void> {
  for (const select of await seen(page, '.variations select').all()) await select.selectOption('');
  await settled();
}

/**
 * Chooses the second option of each attribute, until the form knows the variation. Each choice comes to rest before the
 * next: WooCommerce's gallery goes back to its first picture 20 ms after an incomplete choice, even if the next choice
 * has come in the meantime.
 */
async function choose(visit: Visit): Promise<void> {
  const { page, settled } = visit;
  let isAgain = false;
  await expect(async () => {
    if (isAgain) await unchoose(visit);
    isAgain = true;
    for (const select of await page.locator('.variations select').all()) {
      await chooseOption(page, select, (await select.locator('option').nth(1).getAttribute('value')) ?? '');
      await settled();
    }
    await expect(page.locator('[name="variation_id"]').first()).toHaveValue(/^[1-9]/, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('.single_add_to_cart_button').first()).not.toHaveClass(/disabled/);
}

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: 'Main Street 1',
  city: 'London',
  postcode: 'SW1A 1AA',
  phone: '02071234567',
};

async function fillAddress({ page, settled }: Visit): Promise<void> {
  for (const [name, value] of Object.entries(ADDRESS)) {
    const field = page.locator(`#billing_${name}`);
    if (await field.isVisible()) await field.fill(value);
  }
  await page.locator('#billing_email').fill('ada@example.org');
  await page.locator('#billing_email').blur();
  await settled();
}

/** Looks at each way to pay, before and after new totals, and ends with the last that needs no provider. */
async function choosePayments({ page, settled, look }: Visit): Promise<void> {
  const methods = await seen(page, '[name="payment_method"]').evaluateAll((inputs) => inputs.map(({ id }) => id));
  if (methods.length < 2) return;
  for (const [place, id] of methods.entries()) {
    await page.locator(`label[for="${id}"]`).click();
    await settled();
    await look(id);
    // Types with keys, because WooCommerce's script asks for new totals only after keys.
    await page.locator('#billing_postcode').fill('');
    await page.locator('#billing_postcode').pressSequentially(`SW1A 2A${'ABCDEFGH'[place]}`);
    await page.locator('#billing_postcode').blur();
    await settled();
    await look(`${id}, after new totals`);
  }
  await page.locator('label[for="payment_method_cod"]').click();
}

export const steps: readonly Step[] = [
  {
    title: 'a product of a listing',
    walk: async ({ open, press, look }) => {
      await open('/shop/');
      await look('at first');
      await press(ADD);
      await look('added');
    },
  },
  {
    title: 'a row of the basket removed',
    walk: async (visit) => {
      await fillCart(visit, 2);
      await visit.open('/shop/');
      await visit.look('at first');
      await visit.press('.remove_from_cart_button');
      await visit.look('removed');
    },
  },
  {
    title: 'a sort order',
    walk: async ({ page, open, look, settled }) => {
      await open('/shop/');
      const order = seen(page, 'select.orderby').first();
      if (!(await order.count())) return;
      await order.selectOption('price-desc');
      await page.waitForURL(/orderby=price-desc/);
      await settled();
      await look('ordered');
    },
  },
  {
    title: 'tabs of a product',
    walk: async ({ open, press, look }) => {
      await open('/product/controller/');
      await look('at first');
      await press(TAB);
      await look('second tab');
    },
  },
  {
    title: 'a variation with its picture',
    walk: async (visit) => {
      await visit.open('/product/controller/');
      await choose(visit);
      await visit.look('chosen');
      await visit.press('.reset_variations');
      await expect(visit.page.locator('[name="variation_id"]').first()).toHaveValue(/^0?$/);
      await visit.look('reset');
    },
  },
  {
    title: 'the gallery',
    walk: async ({ page, open, press, look, settled }) => {
      await open('/product/controller/');
      // The code comes when a hand is near, as a shopper's hand is before a press.
      await page.evaluate(() =>
        document
          .querySelector('.woocommerce-product-gallery')
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      );
      await settled();
      await press(THUMBNAIL);
      await look('second picture');
    },
  },
  {
    title: 'a quantity by buttons',
    walk: async (visit) => {
      await visit.open('/product/controller/');
      await choose(visit);
      await visit.press(MORE);
      await visit.look('one more');
    },
  },
  {
    title: 'a chosen product added',
    walk: async (visit) => {
      await visit.open('/product/controller/');
      await choose(visit);
      await visit.press('.single_add_to_cart_button');
      await visit.look('added');
    },
  },
  {
    title: 'a grouped product',
    walk: async ({ page, open, press, look, settled }) => {
      await open('/product/bundle/');
      const quantities = await seen(page, '.grouped_form .qty').all();
      for (const [place, quantity] of quantities.entries()) await quantity.fill(String(place + 1));
      await press('.single_add_to_cart_button');
      // The stars replace the select once it is visible.
      await page.evaluate(() => document.querySelector('#respond')?.scrollIntoView({ behavior: 'instant' }));
      await settled();
      await look('added');
    },
  },
  {
    title: 'the cart',
    walk: async (visit) => {
      const { page, open, press, look } = visit;
      await fillCart(visit, 2);
      await open('/cart/');
      await look('at first');
      const quantity = seen(page, '.woocommerce-cart-form .qty').first();
      if (!(await quantity.count())) return;
      await quantity.fill('3');
      await quantity.blur();
      await press('[name="update_cart"]');
      await look('quantity');
      await page.locator('#coupon_code').fill('ten');
      await press('[name="apply_coupon"]');
      await look('coupon');
      await press('.woocommerce-cart-form .product-remove a');
      await look('removed');
      await press('.restore-item');
      await look('undone');
    },
  },
  {
    title: 'an order',
    walk: async (visit) => {
      const { page, open, press, look } = visit;
      await fillCart(visit, 1);
      await open('/checkout/');
      await look('at first');
      if (!(await page.locator('form.checkout').count())) return;
      await fillAddress(visit);
      await look('address');
      await choosePayments(visit);
      await press('#place_order');
      await page.waitForURL(/order-received/);
      await visit.settled();
      await look('placed');
    },
  },
  {
    title: 'the account',
    walk: async ({ page, open, press, look }) => {
      await open('/my-account/');
      await look('at first');
      await page.locator('#password').fill('secret');
      await press('.show-password-input');
      await look('password shown');
    },
  },
  {
    title: 'classic and block listings on one page',
    walk: async ({ open, press, look }) => {
      await open('/mixed/');
      await look('at first');
      await press('.products .ajax_add_to_cart');
      await look('classic added');
      // A theme's cart may cover the page now.
      await press('#close-cart-sidebar-btn, [class*="cart-sidebar"] [class*="close"]');
      await press('.wc-block-grid__products .ajax_add_to_cart');
      await look('block added');
    },
  },
  {
    title: 'the menu on a phone',
    isPhone: true,
    walk: async ({ page, open, press, look }) => {
      await open('/about/');
      // Presses a key, because a theme may draw something over the link.
      const dismiss = seen(page, '.woocommerce-store-notice__dismiss-link').first();
      if (await dismiss.count()) await dismiss.press('Enter');
      await look('at first');
      await press(MENU);
      await look('opened');
    },
  },
];

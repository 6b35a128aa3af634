import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, hold, type Shop, test } from '../shop';

const NO_PROVIDER = '/checkout/?provider=off';
const LOGIN = '**/checkout_login/';

const couponForm = (page: Page) => page.locator('form.checkout_coupon');
const loginForm = (page: Page) => page.locator('form.woocommerce-form-login');
const notice = (page: Page) => page.locator('.shop-islands-notice');
const named = (shop: Shop, name: string) => shop.calls.filter((call) => call.includes(name));

async function openCheckout(shop: Shop): Promise<void> {
  await shop.fill(118);
  await shop.open(NO_PROVIDER);
}

async function apply(page: Page, code: string): Promise<void> {
  if (await couponForm(page).isHidden()) await page.getByRole('button', { name: 'Enter your coupon code' }).click();
  await page.fill('#coupon_code', code);
  await page.press('#coupon_code', 'Enter');
}

/** Notes the events on the page from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['coupon:applied', 'coupon:removed', 'checkout:update', 'country:changed'])
      document.addEventListener(`island:${type}`, (event) =>
        told.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`),
      );
    const { jQuery } = window as unknown as {
      jQuery?: (target: Element) => { on(types: string, run: (event: Event, ...args: unknown[]) => void): void };
    };
    jQuery?.(document.body).on(
      'applied_coupon_in_checkout removed_coupon_in_checkout update_checkout country_to_state_changed country_to_state_changing',
      ({ type }, first) => told.push(`${type} ${JSON.stringify(first)}`),
    );
  });
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

/** Moves the coupon's form into the checkout's form, and fills in everything that an order needs. */
async function moveIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({
    first_name: 'Ada',
    last_name: 'Lovelace',
    address_1: '1 High Street',
    city: 'Leeds',
    postcode: 'LS1 4DY',
    phone: '0113 496 0000',
    email: 'ada@shop.example',
  }))
    await page.fill(`#billing_${name}`, value);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLElement>('form.checkout_coupon');
    if (form) form.style.display = '';
    document.querySelector('form.checkout #order_review')?.before(form as HTMLElement);
  });
}

test.describe('a coupon whose form a script has moved into the checkout’s form', () => {
  for (const mode of ['', 'jquery']) {
    test.describe(mode || 'plain', () => {
      test.use({ demoMode: mode });
      test('is applied, and no order is placed', async ({ page, shop }) => {
        await openCheckout(shop);
        await moveIn(page);
        await page.fill('#coupon_code', 'ten');
        await page.getByRole('button', { name: 'Apply coupon' }).click();
        await expect(page.locator('.cart-discount')).toContainText('ten');
        await shop.settled();
        expect(page.url()).toContain('/checkout/');
        const { coupons, orders } = await shop.visitor();
        expect([coupons, orders]).toEqual([['ten'], []]);
      });
    });
  }
});

test.describe('a coupon’s field that a theme prints into the checkout’s form', () => {
  for (const mode of ['', 'jquery'])
    for (const how of ['Enter', 'its button'])
      test.describe(mode || 'plain', () => {
        test.use({ demoMode: mode });
        test(`applies the code by ${how} while the code for coupons is on its way, and places no order`, async ({
          page,
          shop,
        }) => {
          await openCheckout(shop);
          const release = await hold(page, /checkout-coupon/);
          await moveIn(page);
          await page.evaluate(() => {
            const form = document.querySelector<HTMLElement>('form.checkout_coupon');
            form?.replaceWith(...form.childNodes);
            Object.assign(window, { isSamePage: true });
          });
          await page.fill('#coupon_code', 'ten');
          if (how === 'Enter') {
            // Otherwise Enter would press it.
            await page.evaluate(() => document.querySelector('[name="apply_coupon"]')?.remove());
            await page.press('#coupon_code', 'Enter');
          } else await page.getByRole('button', { name: 'Apply coupon' }).click();
          release();
          await expect(page.locator('.cart-discount')).toContainText('ten');
          await shop.settled();
          const { coupons, orders } = await shop.visitor();
          expect([coupons, orders, await page.evaluate(() => 'isSamePage' in window)]).toEqual([['ten'], [], true]);
        });
      });
});

test.describe('a coupon', () => {
  test.beforeEach(({ shop }) => openCheckout(shop));

  test('dims its form while it is sent, and is sent once', async ({ page, shop }) => {
    const release = await hold(page, /apply_coupon/);
    await apply(page, 'ten');
    await expect(couponForm(page)).toHaveClass(/\bprocessing\b/);
    await expect(couponForm(page)).toHaveAttribute('aria-busy', 'true');
    await page.press('#coupon_code', 'Enter');
    release();
    await expect(page.locator('.woocommerce-message')).toBeFocused();
    await expect(couponForm(page)).not.toHaveClass(/\bprocessing\b/);
    expect(named(shop, 'apply_coupon')).toHaveLength(1);
  });

  test('changes the review with one update', async ({ page, shop }) => {
    const before = named(shop, 'update_order_review').length;
    await apply(page, 'ten');
    await expect(page.locator('#order_review .cart-discount')).toBeVisible();
    await shop.settled();
    expect(named(shop, 'update_order_review').slice(before)).toHaveLength(1);
  });

  for (const [name, fault] of Object.entries({
    'a failure': { status: 500 },
    'a page of HTML': {
      body: '<!doctype html><html><body><div class="woocommerce-message">Welcome</div><script>window.ran = 1</script></body></html>',
    },
  })) {
    test(`shows a message when it is answered by ${name}, leaves nothing stuck, and can be sent again`, async ({
      page,
      shop,
    }) => {
      await shop.fault({ on: 'apply_coupon', ...fault });
      await apply(page, 'ten');
      await expect(notice(page)).toContainText('The coupon could not be applied.');
      await expect(couponForm(page)).not.toHaveClass(/\bprocessing\b/);
      await expect(couponForm(page)).toBeVisible();
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.woocommerce-message')).toBeFocused();
      expect((await shop.visitor()).coupons).toEqual(['ten']);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  }

  test('that gets an answer without words is called neither applied nor failed, because the review shows it', async ({
    page,
    shop,
  }) => {
    const before = named(shop, 'update_order_review').length;
    await shop.fault({ on: 'apply_coupon', body: '' });
    await apply(page, 'ten');
    await expect(couponForm(page)).toBeHidden();
    await shop.settled();
    expect(named(shop, 'update_order_review').slice(before)).toHaveLength(1);
    await expect(page.locator('.shop-islands-notice, .woocommerce-message')).toHaveCount(0);
    await expect(couponForm(page)).not.toHaveClass(/\bprocessing\b/);
  });

  test('that could not be sent is reported, and can be sent again', async ({ page }) => {
    // The call is aborted twice, because the island repeats a call that fails at once: it takes the failure for a lack
    // of room for keepalive calls.
    await page.route(/apply_coupon/, (route) => route.abort());
    await apply(page, 'ten');
    await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(/apply_coupon/);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.woocommerce-message')).toBeFocused();
  });

  test('is sent again with a fresh nonce where the page’s is stale, and the page stays with what was typed', async ({
    page,
    shop,
  }) => {
    await page.fill('#billing_first_name', 'Ada');
    await shop.expireNonces();
    await apply(page, 'ten');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.woocommerce-message')).toBeFocused();
    expect([await page.evaluate(() => 'isSamePage' in window), await page.inputValue('#billing_first_name')]).toEqual([
      true,
      'Ada',
    ]);
    expect((await shop.visitor()).coupons).toEqual(['ten']);
  });

  test('is removed in the review with the keyboard, and a new review is asked for', async ({ page, shop }) => {
    await apply(page, 'ten');
    await expect(page.locator('.woocommerce-message')).toBeFocused();
    await shop.open(NO_PROVIDER);
    await listen(page);
    await expect(page.locator('#order_review .cart-discount')).toBeVisible();
    const release = await hold(page, /remove_coupon/);
    await page.locator('#order_review .woocommerce-remove-coupon').press('Space');
    await expect(page.locator('#order_review')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await expect(page.locator('#order_review')).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('#order_review .cart-discount')).toHaveCount(0);
    expect((await shop.visitor()).coupons).toEqual([]);
    expect(await told(page)).toEqual([
      'coupon:removed {"code":"ten"}',
      'checkout:update {"update_shipping_method":false}',
    ]);
    expect(named(shop, 'remove_coupon')).toEqual([expect.stringMatching(/^remove_coupon security=\w+&coupon=ten$/)]);
  });
});

test.describe('with jQuery', () => {
  test.use({ demoMode: 'jquery' });

  test('plugins hear of coupons and countries as they always did', async ({ page, shop }) => {
    await openCheckout(shop);
    await listen(page);
    await apply(page, 'ten');
    await expect(page.locator('.woocommerce-message')).toBeFocused();
    await page.locator('#billing_country').selectOption('US');
    await expect.poll(() => told(page)).toContain('country:changed {"country":"US"}');
    expect((await told(page)).filter((one) => !one.includes('current_target'))).toEqual([
      'applied_coupon_in_checkout "ten"',
      'coupon:applied {"code":"ten","isError":false}',
      'update_checkout {"update_shipping_method":false}',
      'checkout:update {"update_shipping_method":false}',
      'country_to_state_changed "US"',
      'country_to_state_changing "US"',
      'country:changed {"country":"US"}',
    ]);
  });

  test('the fields follow a country that a script sets through jQuery', async ({ page, shop }) => {
    await openCheckout(shop);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery: (selector: string) => { val(value: string): { trigger(type: string): void } };
      };
      jQuery('#billing_country').val('JP').trigger('change');
    });
    await expect(page.locator('#billing_state option[value="JP13"]')).toHaveText('Tokyo');
  });
});

test.describe('a login', () => {
  test.beforeEach(async ({ page, shop }) => {
    await openCheckout(shop);
    await page.getByRole('button', { name: 'Log in here' }).press('Space');
    await page.fill('#username', 'shopper');
    await page.fill('#password', 'shopper');
  });

  test('cannot be pressed again while it is sent', async ({ page, shop }) => {
    const release = await hold(page, LOGIN);
    await page.press('#password', 'Enter');
    await expect(loginForm(page).getByRole('button', { name: 'Log in' })).toBeDisabled();
    await page.press('#password', 'Enter');
    release();
    await expect(loginForm(page)).toHaveCount(0);
    expect(named(shop, 'checkout_login')).toHaveLength(1);
  });

  for (const [name, fault] of Object.entries({
    'a failure': { status: 500, body: '<h1>Fatal error</h1>' },
    HTML: { body: '<p>Welcome back</p>' },
    null: { body: 'null' },
    nothing: { body: '' },
  })) {
    test(`shows a message when it is answered by ${name}, and can be pressed again`, async ({ page, shop }) => {
      await shop.fault({ on: 'checkout_login', ...fault });
      await page.press('#password', 'Enter');
      await expect(page.locator('.shopengine-checkout-form-login ul.woocommerce-error')).toHaveText(
        'You could not be logged in. Please try again.',
      );
      await loginForm(page).getByRole('button', { name: 'Log in' }).click();
      await expect(loginForm(page)).toHaveCount(0);
    });
  }

  test('that could not be sent is reported, and can be sent again', async ({ page }) => {
    await page.route(LOGIN, (route) => route.abort());
    await page.press('#password', 'Enter');
    await expect(page.locator('.shopengine-checkout-form-login ul.woocommerce-error')).toBeFocused();
    await page.unroute(LOGIN);
    await loginForm(page).getByRole('button', { name: 'Log in' }).click();
    await expect(loginForm(page)).toHaveCount(0);
  });

  test('shows the words of a refusal that holds markup, and runs nothing', async ({ page, shop }) => {
    const message =
      '<strong>Error:</strong> No.<img src="/x" onerror="window.ran=1"><a href="javascript:window.ran=1">Help</a><script>window.ran=1</script>';
    await shop.fault({
      on: 'checkout_login',
      status: 404,
      body: JSON.stringify({ code: 'failed_login', message, data: { status: 404 } }),
    });
    await page.press('#password', 'Enter');
    const refusal = page.locator('.shopengine-checkout-form-login ul.woocommerce-error li');
    await expect(refusal).toHaveText('Error: No.Help');
    await expect(refusal.locator('img, a, script')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('is submitted by the browser when its route is missing', async ({ page, shop }) => {
    await shop.fault({
      on: 'checkout_login',
      status: 404,
      body: '{"code":"rest_no_route","message":"No route","data":{"status":404}}',
    });
    await page.press('#password', 'Enter');
    await expect(loginForm(page)).toHaveCount(0);
    expect(named(shop, 'checkout_login')).toHaveLength(1);
  });
});

test.describe('an address', () => {
  test('follows its country on the account page, and is saved by the plain form', async ({ page, shop }) => {
    await page.goto('/my-account/');
    await page.fill('#username', 'shopper');
    await page.fill('#password', 'shopper');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await shop.open('/my-account/edit-address/billing/');
    const values = {
      first_name: 'Ada',
      last_name: 'Byron',
      address_1: '1 High St',
      city: 'Portland',
      postcode: '97201',
    };
    for (const [name, value] of Object.entries(values)) await page.fill(`#billing_${name}`, value);
    await page.locator('#billing_country').selectOption('US');
    await page.locator('#billing_state').selectOption('OR');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address changed.')).toBeVisible();
    await shop.open('/my-account/edit-address/billing/');
    await expect(page.locator('#billing_state')).toHaveValue('OR');
    expect(named(shop, 'checkout_login')).toEqual([]);
  });

  test('keeps the focus where the shopper is while its country changes', async ({ page, shop }) => {
    await openCheckout(shop);
    const country = page.locator('#billing_country');
    await country.focus();
    for (const code of ['JP', 'AE', 'US', 'FR']) {
      await country.selectOption(code);
      await expect(country).toBeFocused();
    }
    await expect(page.locator('#billing_state_field')).toBeHidden();
  });

  test('has no list of states and no phone where the country’s rules hide them', async ({ page, shop }) => {
    await openCheckout(shop);
    await page.evaluate(() => {
      const { wc_address_i18n_params: printed } = window as unknown as Record<string, Record<string, string>>;
      if (!printed) throw new Error('The page has no rules.');
      const [locale, fields] = ['locale', 'locale_fields'].map((name) => JSON.parse(printed[name] ?? ''));
      locale.JP.state.hidden = true;
      locale.US.phone = { hidden: true };
      for (const name of ['country', 'phone']) fields[name] = `#billing_${name}_field, #shipping_${name}_field`;
      Object.assign(printed, { locale: JSON.stringify(locale), locale_fields: JSON.stringify(fields) });
    });
    const country = page.locator('#billing_country');
    const state = page.locator('#billing_state');
    await page.fill('#billing_phone', '020 7946 0000');
    await country.selectOption('US');
    await expect(page.locator('#billing_phone_field')).toBeHidden();
    await expect(page.locator('#billing_phone')).toHaveValue('');
    await state.selectOption('OR');
    await country.selectOption('JP');
    await expect(page.locator('#billing_state_field')).toBeHidden();
    await expect(page.locator('#billing_state_field')).not.toHaveClass(/validate-required/);
    await expect(state).toHaveValue('');
    await expect(page.locator('#billing_phone')).toHaveValue('020 7946 0000');
    await country.selectOption('US');
    await expect(state).toHaveValue('OR');
    await expect(page.locator('#billing_country_field')).toBeVisible();
  });

  test('leaves the other address alone', async ({ page, shop }) => {
    await openCheckout(shop);
    await page.locator('#billing_country').selectOption('US');
    await expect(page.locator('select#billing_state')).toHaveCount(1);
    await expect(page.locator('input#shipping_state')).toHaveCount(1);
  });

  test('is adopted again in the cart’s calculator when new totals replace it', async ({ page, shop }) => {
    await shop.fill(118);
    await shop.open('/cart/');
    const country = page.locator('#calc_shipping_country');
    // The calculator's code waits until the shopper has opened it.
    const openCalculator = () => page.locator('.shipping-calculator-button').click();
    await openCalculator();
    await expect(country).toHaveAttribute('data-island-status', 'ready');
    await country.evaluate((field) => field.setAttribute('data-old', ''));
    await page.locator('.shipping-calculator-form button').click();
    await expect(country).not.toHaveAttribute('data-old');
    await openCalculator();
    await expect(country).toHaveAttribute('data-island-status', 'ready');
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a description and a form slide, and end open or closed', async ({ page, shop }) => {
    await openCheckout(shop);
    await page.evaluate(() => {
      const log: unknown[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (keyframes, options) {
        log.push([this.id || this.className, (options as KeyframeAnimationOptions).duration]);
        return animate.call(this, keyframes, options);
      };
      Object.assign(window, { motions: log });
    });
    const motions = () => page.evaluate(() => (window as never as { motions: unknown[] }).motions);
    await page.focus('#order_comments');
    await expect.poll(motions).toEqual([['order_comments-description', 250]]);
    await page.getByRole('button', { name: 'Enter your coupon code' }).click();
    await expect.poll(motions).toContainEqual(['woocommerce-checkout-form-coupon', 400]);
    const moving = () => page.locator('form.checkout_coupon').evaluate((form) => form.getAnimations().length);
    await expect.poll(moving).toBe(0);
    await expect(couponForm(page)).toBeVisible();
    await expect(page.locator('#order_comments-description')).toBeHidden();
    await page.getByRole('button', { name: 'Enter your coupon code' }).click();
    await expect(couponForm(page)).toBeHidden();
  });
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('axe finds nothing on open forms that show errors', async ({ page, shop }) => {
      await openCheckout(shop);
      await apply(page, 'nope');
      await expect(couponForm(page).locator('.coupon-error-notice')).toBeVisible();
      await page.getByRole('button', { name: 'Log in here' }).click();
      await loginForm(page).getByRole('button', { name: 'Log in' }).click();
      await expect(loginForm(page).getByText('Password field is required')).toBeVisible();
      // While the review loads, its cover changes the colours.
      const reviewed = page.waitForResponse(/update_order_review/);
      await page.locator('#billing_country').selectOption('JP');
      await reviewed;
      await shop.settled();
      await page.focus('#order_comments');
      await expect(page.locator('#order_comments-description')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}

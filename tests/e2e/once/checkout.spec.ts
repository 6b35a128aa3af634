import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { fillAddress } from '../fillAddress';
import { expect, hold, holdEach, type Shop, test } from '../shop';

const REVIEW = 'update_order_review';
const reviews = (shop: Shop) => shop.names().filter((name) => name === REVIEW).length;
const orders = (shop: Shop) => shop.names().filter((name) => name === 'checkout').length;
const place = (page: Page) => page.locator('#place_order').click();
const errors = (page: Page) => page.locator('.woocommerce-NoticeGroup-checkout');
const total = (page: Page) => page.locator('.order-total');
/** A field of the newest call of a kind. */
const sentWith = (shop: Shop, call: string, field: string) =>
  new URLSearchParams(
    shop.calls
      .filter((one) => one.startsWith(call))
      .at(-1)
      ?.split(' ')[1],
  ).get(field);

async function fill(page: Page, shop: Shop): Promise<void> {
  await fillAddress(page);
  await page.locator('#terms').check();
  await expect.poll(() => sentWith(shop, REVIEW, 'has_full_address')).toBe('true');
  await shop.settled();
}

test.beforeEach(async ({ shop }) => {
  await shop.fill(118);
  await shop.open('/checkout/?provider=off');
});

test.describe('the review', () => {
  test('is asked for once when the page has loaded, and nothing stays covered', async ({ page, shop }) => {
    expect(reviews(shop)).toBe(1);
    await expect(page.locator('.updating, [aria-busy="true"]')).toHaveCount(0);
    expect(sentWith(shop, REVIEW, 'payment_method')).toBe('cod');
    expect(sentWith(shop, REVIEW, 'shipping_method[0]')).toBe('flat_rate:1');
    expect(sentWith(shop, REVIEW, 'has_full_address')).toBe('false');
  });

  test('follows a country immediately with one call, and the focus stays', async ({ page, shop }) => {
    const before = await total(page).textContent();
    await page.locator('#billing_country').focus();
    await page.selectOption('#billing_country', 'DE');
    await expect(total(page)).not.toHaveText(before ?? '');
    await expect(page.locator('#payment_method_cod')).toHaveCount(0);
    await expect(page.locator('#payment_method_bacs')).toBeChecked();
    await expect(page.locator('#billing_country')).toBeFocused();
    expect(reviews(shop)).toBe(2);
  });

  test('follows a shipping method, and the focus stays on it', async ({ page, shop }) => {
    const before = await total(page).textContent();
    await page.locator('#shipping_method_0_local_pickup2').click();
    await expect(total(page)).not.toHaveText(before ?? '');
    await expect(page.locator('#shipping_method_0_local_pickup2')).toBeChecked();
    await expect(page.locator('#shipping_method_0_local_pickup2')).toBeFocused();
    expect(reviews(shop)).toBe(2);
  });

  for (const id of ['payment_method_bacs', 'shipping_method_0_local_pickup2'])
    test(`lets a press on #${id} become a choice when the press begins before a review and ends after it`, async ({
      page,
      shop,
    }) => {
      const release = await hold(page, `**/*${REVIEW}*`);
      await page.locator(`#${id}`).hover();
      await page.mouse.down();
      const asked = page.waitForRequest(`**/*${REVIEW}*`);
      // Another country has other totals.
      await page.selectOption('#billing_country', 'FR');
      await asked;
      await expect(page.locator('#payment')).toHaveClass(/updating/);
      const answered = page.waitForResponse(`**/*${REVIEW}*`);
      release();
      await (await answered).finished();
      await page.mouse.up();
      await expect(page.locator(`#${id}`)).toBeChecked();
      await shop.settled();
      await expect(page.locator(`#${id}`)).toBeChecked();
    });

  test('is asked for once when the address that is typed is complete', async ({ page, shop }) => {
    await page.fill('#billing_address_1', '1 High Street');
    await page.locator('#billing_city').fill('Leeds');
    await page.locator('#billing_postcode').pressSequentially('LS1 1AA');
    await expect.poll(() => reviews(shop)).toBe(2);
    await page.locator('#billing_postcode').blur();
    await shop.settled();
    expect(reviews(shop)).toBe(2);
    expect(sentWith(shop, REVIEW, 'postcode')).toBe('LS1 1AA');
    expect(sentWith(shop, REVIEW, 's_postcode')).toBe('LS1 1AA');
    await page.fill('#billing_city', '');
    await page.locator('#billing_city').blur();
    await page.fill('#billing_address_2', 'Flat 2');
    await page.locator('#billing_address_2').blur();
    await shop.settled();
    expect(reviews(shop)).toBe(2);
  });

  test('is asked for with the shipping address when that is another one', async ({ page, shop }) => {
    await expect(page.locator('div.shipping_address')).toBeHidden();
    await page.locator('#ship-to-different-address-checkbox').check();
    await expect(page.locator('div.shipping_address')).toBeVisible();
    await page.selectOption('#shipping_country', 'IE');
    await expect.poll(() => sentWith(shop, REVIEW, 's_country')).toBe('IE');
    expect(sentWith(shop, REVIEW, 'country')).toBe('GB');
  });

  test('is asked for once for several events, and an older call is given up', async ({ page, shop }) => {
    const release = await holdEach(page, `**/*${REVIEW}*`);
    const before = await total(page).textContent();
    await page.selectOption('#billing_country', 'DE');
    await expect(page.locator('.woocommerce-checkout-review-order-table')).toHaveClass(/updating/);
    await expect.poll(() => reviews(shop)).toBe(2);
    await page.selectOption('#billing_country', 'IE');
    release(1);
    await expect(page.locator('.updating')).toHaveCount(0);
    await expect(total(page)).not.toHaveText(before ?? '');
    expect(sentWith(shop, REVIEW, 'country')).toBe('IE');
    await page.evaluate(() => {
      for (let times = 0; times < 3; times++)
        document.body.dispatchEvent(new CustomEvent('island:checkout:update', { bubbles: true }));
    });
    await expect.poll(() => reviews(shop)).toBe(4);
    await shop.settled();
    expect(reviews(shop)).toBe(4);
  });

  for (const [name, fault] of [
    ['a broken server', { status: 500 }],
    ['a dropped connection', { drop: true }],
    ['a page in the place of the answer', { body: '<html><body>Maintenance</body></html>' }],
    ['null', { body: 'null' }],
  ] as const) {
    test(`shows a message when it fails (${name}), covers nothing, and can be asked for again`, async ({
      page,
      shop,
    }) => {
      await shop.fault({ on: REVIEW, ...fault });
      await page.selectOption('#billing_country', 'DE');
      const message = page.locator('.shop-islands-review-error');
      await expect(message).toContainText('could not be brought up to date');
      await expect(page.locator('.updating, [aria-busy="true"]')).toHaveCount(0);
      await message.getByRole('button', { name: 'Try again' }).click();
      await expect(message).toHaveCount(0);
      await expect(page.locator('#payment_method_cod')).toHaveCount(0);
    });
  }

  test('reloads the page when the answer asks for it, and the texts come back', async ({ page, shop }) => {
    await page.fill('#billing_city', 'Leeds');
    await page.fill('#order_comments', 'Ring twice.');
    await shop.fault({ on: REVIEW, body: '{"result":"failure","reload":true,"fragments":[]}' });
    const loaded = page.waitForEvent('load');
    await page.selectOption('#billing_country', 'IE');
    await loaded;
    await expect(page.locator('#order_comments')).toHaveValue('Ring twice.');
    await expect(page.locator('#billing_city')).toHaveValue('Leeds');
    await expect(page.locator('#billing_country')).toHaveValue('IE');
    await shop.settled();
    expect(sentWith(shop, REVIEW, 'country')).toBe('IE');
  });

  test('shows the shop’s message about the order', async ({ page, shop }) => {
    await shop.fault({
      on: REVIEW,
      body: JSON.stringify({
        result: 'failure',
        messages: '<ul class="woocommerce-error" role="alert"><li>Gone.</li></ul>',
        fragments: {},
      }),
    });
    await page.selectOption('#billing_country', 'IE');
    await expect(page.locator('.woocommerce-NoticeGroup-updateOrderReview')).toContainText('Gone.');
    await page.selectOption('#billing_country', 'GB');
    await expect(page.locator('.woocommerce-NoticeGroup-updateOrderReview')).toHaveCount(0);
  });

  test('shows the shop’s words in place of the form when the session has expired', async ({ page }) => {
    await page.request.get('/cart/?empty=1');
    for (const link of await page.request
      .get('/cart/')
      .then(async (answer) => [...(await answer.text()).matchAll(/href="([^"]*remove_item[^"]*)"/g)])) {
      await page.request.get((link[1] as string).replaceAll('&amp;', '&'));
    }
    await page.selectOption('#billing_country', 'IE');
    await expect(page.locator('form.checkout')).toHaveCount(0);
    await expect(page.locator('.woocommerce-error')).toContainText('expired');
  });
});

test.describe('payment', () => {
  test('nodes and frames survive ten refreshes, even those that bring other methods', async ({ page, shop }) => {
    await page.getByText('Card', { exact: true }).click();
    await expect(page.locator('#place_order')).toHaveText('Pay by card');
    const frame = page.frameLocator('iframe.demo-card-frame');
    await frame.locator('#demo-card').selectOption({ index: 1 });
    const chosen = await frame.locator('#demo-card').inputValue();
    await page.evaluate(() =>
      Object.assign(window, {
        box: document.querySelector('#demo-card-element'),
        brands: document.querySelector('.demo-card-brands'),
      }),
    );
    for (let turn = 0; turn < 10; turn++) {
      const answered = page.waitForResponse(/update_order_review/);
      await page.selectOption('#billing_country', ['DE', 'GB'][turn % 2] as string);
      await answered;
      await expect(page.locator('#payment_method_cod')).toHaveCount(turn % 2);
      await expect(page.locator('.updating')).toHaveCount(0);
    }
    await expect(page.locator('#payment_method_card')).toBeChecked();
    await expect(page.locator('.payment_box.payment_method_card')).toBeVisible();
    await expect(page.locator('#place_order')).toHaveText('Pay by card');
    await expect(frame.locator('#demo-card')).toHaveValue(chosen);
    expect(
      await page.evaluate(() => {
        const { box, brands } = window as unknown as { box: Element; brands: Element };
        return [
          document.querySelector('#demo-card-element') === box,
          box.contains(brands),
          document.querySelectorAll('.demo-card-brands').length,
        ];
      }),
    ).toEqual([true, true, 1]);
    expect((await shop.visitor()).log.filter((line) => JSON.stringify(line).includes('card-frame'))).toHaveLength(1);
  });

  test('fields and terms keep what was entered', async ({ page, shop }) => {
    await page.getByText('Direct bank transfer').click();
    await page.locator('#bacs_account_name').fill('A. Byron');
    await page.locator('#bacs_reference_kind').selectOption('name');
    await page.locator('#terms').check();
    await page.selectOption('#billing_country', 'DE');
    await expect(page.locator('#payment_method_cod')).toHaveCount(0);
    await expect(page.locator('#bacs_account_name')).toHaveValue('A. Byron');
    await expect(page.locator('#bacs_reference_kind')).toHaveValue('name');
    await expect(page.locator('#terms')).toBeChecked();
    await expect(page.locator('#payment_method_bacs')).toBeChecked();
    expect(reviews(shop)).toBe(2);
  });

  test('scripts that come with new payment methods run, and scripts elsewhere do not', async ({ page, shop }) => {
    const script = (name: string) => `<script>window.${name} = true;</script>`;
    const payment = `<div id="payment" class="woocommerce-checkout-payment"><ul class="payment_methods"><li><input type="radio" id="payment_method_x" name="payment_method" value="x" checked><div class="payment_box payment_method_x">${script('ran')}</div></li></ul></div>`;
    const table = `<table class="woocommerce-checkout-review-order-table"><tbody><tr><td>${script('ranElsewhere')}New</td></tr></tbody></table>`;
    await shop.fault({
      on: REVIEW,
      body: JSON.stringify({
        result: 'success',
        fragments: { '.woocommerce-checkout-payment': payment, '.woocommerce-checkout-review-order-table': table },
      }),
    });
    await page.selectOption('#billing_country', 'IE');
    await expect(page.locator('.woocommerce-checkout-review-order-table')).toHaveText('New');
    expect(await page.evaluate(() => ['ran' in window, 'ranElsewhere' in window])).toEqual([true, false]);
  });
});

test.describe('the order', () => {
  test('shows errors that link to the fields when fields are empty', async ({ page, shop }) => {
    await place(page);
    const list = errors(page).locator('.woocommerce-error');
    await expect(list).toBeFocused();
    await expect(page.locator('#billing_first_name_description')).toBeVisible();
    await expect(page.locator('#billing_first_name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#billing_first_name')).toHaveAttribute(
      'aria-describedby',
      /billing_first_name_description/,
    );
    await expect(page.locator('#billing_first_name_field')).toHaveClass(/woocommerce-invalid-required-field/);
    await list
      .getByRole('link', { name: /city|town/i })
      .first()
      .click();
    await expect(page.locator('#billing_city')).toBeFocused();
    await page.keyboard.type('L');
    await expect(page.locator('#billing_city_description')).toHaveCount(0);
    await expect(page.locator('#billing_city')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('form.checkout')).not.toHaveClass(/processing/);
    expect(orders(shop)).toBe(1);
    expect((await shop.visitor()).orders).toHaveLength(0);
  });

  test('is placed once, however often and fast the button is pressed', async ({ page, shop }) => {
    await fill(page, shop);
    const release = await hold(page, /wc-ajax=checkout/);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('#place_order');
      for (let times = 0; times < 3; times++) button?.click();
    });
    await expect(page.locator('form.checkout')).toHaveClass(/processing/);
    await page.locator('#billing_city').press('Enter');
    release();
    await page.waitForURL(/order-received/);
    expect(orders(shop)).toBe(1);
    expect((await shop.visitor()).orders).toHaveLength(1);
  });

  test('is found in an answer with junk around it', async ({ page, shop }) => {
    await fill(page, shop);
    await shop.fault({
      on: 'wc-ajax=checkout',
      body: '<br><b>Notice</b>: {x} {"result":"success","redirect":"/terms/?salvaged"}<p>}</p>',
    });
    await place(page);
    await page.waitForURL(/salvaged/);
  });

  test('shows the shop’s general message when it is refused without a word, and can be placed again', async ({
    page,
    shop,
  }) => {
    await fill(page, shop);
    await shop.fault({
      on: 'wc-ajax=checkout',
      body: '{"result":"failure","messages":"","refresh":true,"reload":false}',
    });
    const before = reviews(shop);
    await place(page);
    await expect(errors(page).locator('.woocommerce-error')).not.toBeEmpty();
    await expect.poll(() => reviews(shop)).toBe(before + 1);
    await shop.settled();
    await expect(page.locator('#place_order')).toHaveText('Place order');
    await place(page);
    await page.waitForURL(/order-received/);
  });

  test('reloads the page when the answer asks for a reload', async ({ page, shop }) => {
    await fill(page, shop);
    await shop.fault({ on: 'wc-ajax=checkout', body: '{"result":"failure","messages":"<ul></ul>","reload":true}' });
    const loaded = page.waitForEvent('load');
    await place(page);
    await loaded;
    await shop.settled();
  });

  for (const [name, after] of [
    ['a broken server', { status: 500, body: '' }],
    ['a dropped connection', { drop: true }],
    ['an unreadable answer', { body: '<html>' }],
    ['a redirect that is none', { body: '{"result":"success","redirect":"javascript:window.hijacked=1"}' }],
  ] as const) {
    test(`is not placed again before the shopper has looked when its outcome is unknown (${name})`, async ({
      page,
      shop,
    }) => {
      await fill(page, shop);
      await shop.fault({ on: 'wc-ajax=checkout', after });
      await place(page);
      await expect(errors(page).locator('.woocommerce-error')).toBeFocused();
      await expect(page.locator('#place_order')).toHaveText('Place the order again');
      await expect(page.locator('form.checkout')).not.toHaveClass(/processing/);
      expect((await shop.visitor()).orders).toHaveLength(1);
      expect(await page.evaluate(() => 'hijacked' in window)).toBe(false);
      await page.locator('#billing_city').press('Enter');
      await expect(errors(page).locator('.woocommerce-error')).toBeFocused();
      expect(orders(shop)).toBe(1);
    });
  }

  test('is known to have failed when a firewall refuses it', async ({ page, shop }) => {
    await fill(page, shop);
    await shop.fault({ on: 'wc-ajax=checkout', status: 403, body: 'no' });
    await place(page);
    await expect(errors(page)).toContainText('Your order was not placed');
    await expect(page.locator('#place_order')).toHaveText('Place order');
  });

  test('does not wait for a review, which follows it', async ({ page, shop }) => {
    await fill(page, shop);
    await shop.fault(
      { on: REVIEW, delay: 5000 },
      {
        on: 'wc-ajax=checkout',
        body: '{"result":"failure","messages":"<ul class=woocommerce-error><li>No.</li></ul>"}',
      },
    );
    await page.selectOption('#billing_country', 'IE');
    await expect(page.locator('.updating').first()).toBeVisible();
    const before = reviews(shop);
    await page.locator('#billing_city').press('Enter');
    await expect(errors(page)).toContainText('No.');
    await expect.poll(() => reviews(shop)).toBe(before + 1);
    await expect(page.locator('.updating')).toHaveCount(0);
  });

  test('leaves nothing behind when the page comes back from history', async ({ page, shop }) => {
    await fill(page, shop);
    await shop.fault({ on: 'wc-ajax=checkout', body: '{"result":"success","redirect":"#pay"}', delay: 0 });
    await place(page);
    await expect(page).toHaveURL(/#pay$/);
    await expect(page.locator('form.checkout')).toHaveClass(/processing/);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.locator('form.checkout')).not.toHaveClass(/processing/);
    await shop.settled();
  });
});

test('axe finds nothing on the form when a review and an order have failed', async ({ page, shop }) => {
  await shop.fault({ on: REVIEW, status: 500 });
  await page.selectOption('#billing_country', 'IE');
  await expect(page.locator('.shop-islands-review-error')).toBeVisible();
  await place(page);
  await expect(errors(page)).toBeVisible();
  await expect(page.locator('.shop-islands-review-error')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test.describe('fields', () => {
  test('show whether they are right while they are filled in', async ({ page }) => {
    const row = page.locator('#billing_email_field');
    await page.fill('#billing_email', 'ada');
    await page.locator('#billing_email').blur();
    await expect(row).toHaveClass(/woocommerce-invalid-email/);
    await expect(page.locator('#billing_email')).toHaveAttribute('aria-invalid', 'true');
    await page.fill('#billing_email', 'ada@example.com');
    await expect(row).not.toHaveClass(/woocommerce-invalid/);
    await page.locator('#billing_email').blur();
    await expect(row).toHaveClass(/woocommerce-validated/);
  });

  test('take a copied phone number with characters that nobody sees, and send it as it was copied', async ({
    page,
    shop,
  }) => {
    const copied = '\u202a+44 20 7946\u200b 0000\u202c\ufeff';
    await fill(page, shop);
    await page.fill('#billing_phone', copied);
    await page.locator('#billing_phone').blur();
    await expect(page.locator('#billing_phone_field')).toHaveClass(/woocommerce-validated/);
    await place(page);
    await expect.poll(() => sentWith(shop, 'checkout', 'billing_phone')).toBe(copied);
    await page.waitForURL(/order-received/);
  });

  test('of a new account appear when their box is ticked', async ({ page }) => {
    await expect(page.locator('#account_password')).toBeHidden();
    await page.locator('#createaccount').check();
    await expect(page.locator('#account_password')).toBeVisible();
    await page.locator('#createaccount').uncheck();
    await expect(page.locator('#account_password')).toBeHidden();
  });
});

test.describe('with jQuery', () => {
  test.use({ demoMode: 'jquery' });

  test('a gateway can stop the order, and place it later', async ({ page, shop }) => {
    await fill(page, shop);
    await page.getByText('Card', { exact: true }).click();
    await page.evaluate(() => Object.assign((window as unknown as { demoCard: object }).demoCard, { refuses: true }));
    await place(page);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { demoCard: { asked: number } }).demoCard.asked))
      .toBe(1);
    expect(orders(shop)).toBe(0);
    await page.evaluate(() => {
      const { demoCard, jQuery } = window as unknown as {
        demoCard: object;
        jQuery(selector: string): { trigger(type: string): void };
      };
      Object.assign(demoCard, { refuses: false });
      jQuery('form.checkout').trigger('submit');
    });
    await page.waitForURL(/order-received/);
    expect(orders(shop)).toBe(1);
  });

  test('every event is triggered and heard as WooCommerce’s own', async ({ page, shop }) => {
    await page.evaluate(() => {
      type Collection = {
        on(types: string, run: (event: { type: string }, ...args: unknown[]) => unknown): Collection;
        trigger(type: string, args?: unknown[]): void;
      };
      const page = window as unknown as { jQuery(target: unknown): Collection; told: unknown[] };
      page.told = [];
      const tell = ({ type }: { type: string }, ...args: unknown[]) =>
        void page.told.push([
          type,
          args
            .map((arg) =>
              typeof arg === 'object'
                ? Object.keys(arg ?? {})
                    .sort()
                    .join()
                : typeof arg,
            )
            .join(';'),
        ]);
      page.jQuery(document.body).on('update_checkout updated_checkout payment_method_selected checkout_error', tell);
      page.jQuery('form.checkout').on('checkout_place_order checkout_place_order_bacs', tell);
      page.jQuery('form.checkout').on('checkout_place_order_success', (event, ...args) => {
        tell(event, ...args);
        return false;
      });
    });
    const told = () => page.evaluate(() => (window as unknown as { told: [string, string][] }).told);
    await page.evaluate(() =>
      (window as unknown as { jQuery(target: unknown): { trigger(type: string): void } })
        .jQuery(document.body)
        .trigger('update_checkout'),
    );
    await expect.poll(told).toContainEqual(['updated_checkout', 'fragments,messages,reload,result']);
    expect(reviews(shop)).toBe(2);
    await page.getByText('Direct bank transfer').click();
    await expect.poll(told).toContainEqual(['payment_method_selected', '']);
    await place(page);
    await expect.poll(told).toContainEqual(['checkout_error', 'string']);
    const api =
      '$checkout_form,$order_review,attachUnloadEventsOnSubmit,blockOnSubmit,detachUnloadEventsOnSubmit,get_payment_method,scroll_to_notices,submit_error';
    expect(await told()).toContainEqual(['checkout_place_order', api]);
    expect(await told()).toContainEqual(['checkout_place_order_bacs', api]);
    await fill(page, shop);
    await place(page);
    await expect.poll(told).toContainEqual(['checkout_place_order_success', `order_id,redirect,result;${api}`]);
    await expect(page.locator('form.checkout')).not.toHaveClass(/processing/);
    await expect(page).toHaveURL(/checkout\/\?provider/);
  });

  test('a change that a script triggers through jQuery alone counts', async ({ page, shop }) => {
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery(selector: string): { val(value: string): { trigger(type: string): void } };
      };
      jQuery('#billing_country').val('DE').trigger('change');
    });
    await expect(page.locator('#payment_method_cod')).toHaveCount(0);
    expect(reviews(shop)).toBe(2);
  });
});

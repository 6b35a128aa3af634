import { button, expect, type Shop, test } from '../shop';

test.describe('an add that fails', () => {
  const notice = '.shop-islands-notice';

  const faults: [what: string, fault: Parameters<Shop['fault']>[0]][] = [
    ['500', { on: 'add_to_cart', status: 500 }],
    ['403 and -1', { on: 'add_to_cart', status: 403, body: '-1' }],
    ['HTML', { on: 'add_to_cart', body: '<!doctype html><p>Maintenance</p>' }],
    ['nothing', { on: 'add_to_cart', body: '' }],
    ['null', { on: 'add_to_cart', body: 'null' }],
    ['truncated JSON', { on: 'add_to_cart', body: '{"fragments":{"div.widget' }],
  ];
  for (const [what, fault] of faults) {
    test(`succeeds with the second try when the first is answered with ${what}`, async ({ page, shop }) => {
      await shop.open('/shop/');
      await shop.fault(fault);
      await page.click(button(101));
      await expect(page.locator(button(101))).toHaveClass(/added/);
      await expect(page.locator(button(101))).not.toHaveClass(/loading/);
      expect(shop.names()).toEqual(['add_to_cart', 'get_refreshed_fragments', 'add_to_cart']);
      expect(await shop.cart()).toEqual({ 101: 1 });
      await expect(page.locator('a.cart-contents .count')).toHaveText('1');
      await expect(page.locator(notice)).toHaveCount(0);
    });
  }

  for (const [what, fault] of [
    ['a lost connection', { on: 'add_to_cart', drop: true }],
    ['a gateway’s error', { on: 'add_to_cart', status: 502, body: 'Bad gateway' }],
  ] as const) {
    test(`is not sent again after ${what}: the shop may be at work on it`, async ({ page, shop }) => {
      await shop.open('/shop/');
      await shop.fault(fault);
      await page.click(button(101));
      await expect(page.locator(notice)).toContainText('We are not sure whether');
      await expect(page.locator(notice).getByRole('link', { name: 'View cart' })).toBeVisible();
      await expect(page.locator(button(101))).not.toHaveClass(/loading/);
      expect(shop.names()).toEqual(['add_to_cart', 'get_refreshed_fragments']);
    });
  }

  const lost: [what: string, after: NonNullable<Parameters<Shop['fault']>[0]['after']>][] = [
    ['dropped', { drop: true }],
    ['broken', { body: '<br />Fatal error' }],
    ['a 502', { status: 502, body: 'Bad gateway' }],
  ];
  for (const [what, after] of lost) {
    test(`is not done twice when it succeeds but its answer is ${what}`, async ({ page, shop }) => {
      await shop.open('/shop/');
      // After this add the page knows the content of the cart.
      await page.click(button(102));
      await expect(page.locator(button(102))).toHaveClass(/added/);
      await shop.fault({ on: 'add_to_cart', after });
      await page.click(button(101));
      await expect(page.locator(button(101))).toHaveClass(/added/);
      expect(shop.names()).toEqual(['add_to_cart', 'add_to_cart', 'get_refreshed_fragments']);
      expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
    });

    test(`is not called added when its answer is ${what} and nobody knows what the cart held, and the page shows the cart`, async ({
      page,
      shop,
    }) => {
      await shop.fill(101);
      shop.allow(/\[shop-islands\]/);
      await shop.fault({ on: 'get_refreshed_fragments', status: 500 });
      await shop.open('/shop/');
      for (const name of ['woocommerce_cart_hash', 'woocommerce_items_in_cart'])
        await page.context().clearCookies({ name });
      await shop.fault({ on: 'add_to_cart', after });
      await page.click(button(101));
      await expect(page.locator(notice)).toContainText('We are not sure whether');
      await expect(page.locator(button(101))).not.toHaveClass(/loading|added/);
      await expect(page.locator('a.cart-contents .count')).toHaveText('2');
      expect(await shop.cart()).toEqual({ 101: 2 });
    });
  }

  test('shows a notice after two tries, and can be tried again', async ({ page, shop }) => {
    await shop.open('/shop/');
    await shop.fault({ on: 'add_to_cart', status: 500, times: 2 });
    await page.click(button(101));
    await expect(page.locator(notice)).toContainText('“Ashfall Kingdoms” could not be added to your cart.');
    await expect(page.locator(notice)).toHaveAttribute('role', 'alert');
    await expect(page.locator(button(101))).not.toHaveClass(/loading|added/);
    expect(await shop.cart()).toEqual({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(await shop.cart()).toEqual({ 101: 1 });
    await expect(page.locator(notice)).toHaveCount(0);
  });

  test('after two products in a row leaves all buttons to the browser until the visit ends', async ({ page, shop }) => {
    shop.allow(/Two adds in a row failed/);
    await shop.open('/shop/');
    await shop.fault({ on: 'add_to_cart', status: 500, times: 4 });
    for (const id of [101, 102]) {
      await page.click(button(id));
      await expect(page.locator(button(id))).not.toHaveClass(/loading/);
      await expect(page.locator(notice).filter({ hasText: id === 101 ? 'Ashfall' : 'Nightcourier' })).toBeVisible();
    }
    await page.locator(`${notice} [data-dismiss]`).first().click();
    await page.locator(`${notice} [data-dismiss]`).first().click();
    await page.click(button(104));
    await expect(page.locator('.woocommerce-message')).toContainText('has been added to your cart');
    await page.click(button(105));
    await expect(page.locator('.woocommerce-message')).toContainText('Rally Atlas 26');
    expect(await shop.cart()).toEqual({ 104: 1, 105: 1 });
  });

  test('shows a notice when the shop does not answer, and leaves nothing stuck', async ({ page, shop }) => {
    await page.clock.install();
    await shop.open('/shop/');
    await shop.fault({ on: 'wc-ajax', delay: 60_000, times: 5 });
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/loading/);
    await expect
      .poll(async () => {
        await page.clock.runFor(5000);
        return page.locator(notice).allTextContents();
      })
      .toEqual([expect.stringContaining('We are not sure whether')]);
    await expect(page.locator(button(101))).not.toHaveClass(/loading/);
  });

  test('shows a notice when the phone is offline', async ({ page, shop, context }) => {
    await shop.open('/shop/');
    await page.click(button(102));
    await expect(page.locator(button(102))).toHaveClass(/added/);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      dialog.accept();
    });
    await context.setOffline(true);
    await page.click(button(101));
    await expect(page.locator(button(101))).not.toHaveClass(/loading/);
    await expect.poll(() => said).toEqual(['You are probably offline.']);
    await context.setOffline(false);
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
  });
});

test.describe('a removal that fails', () => {
  for (const [what, fault] of [
    ['500', { status: 500 }],
    ['{"success":false}', { body: '{"success":false}' }],
    ['a dropped connection', { drop: true }],
  ] as const) {
    test(`follows the link after ${what}, which also removes the product`, async ({ page, shop }) => {
      await shop.open('/shop/?add-to-cart=101');
      await shop.fault({ on: 'remove_from_cart', ...fault });
      await page.click('.remove_from_cart_button');
      await expect(page).toHaveURL(/\/cart\//);
      await expect(page.locator('.cart-empty')).toBeVisible();
      expect(await shop.cart()).toEqual({});
    });
  }
});

test.describe('a refresh that fails', () => {
  test('leaves the page as it is, with nothing dimmed', async ({ page, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall');
    await shop.fault({ on: 'get_refreshed_fragments', status: 500 });
    const failed = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('island:fragments:error', () => resolve(true), { once: true }),
        ),
    );
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('island:cart:refresh')));
    expect(await failed).toBe(true);
    await expect(page.locator('.updating')).toHaveCount(0);
    await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall');
  });
});

test('two changes of the cart that fail with the same words can both be repeated', async ({ page, shop }) => {
  await shop.fill(101);
  await shop.open('/cart/');
  await shop.fault({ on: 'update_shipping_method', status: 500 });
  const method = page.locator('.cart_totals input[type=radio][name^=shipping_method]:not(:checked)').first();
  const chosen = await method.inputValue();
  await method.check();
  const message = page.locator('.shop-islands-notice');
  await expect(message).toContainText('could not be updated');
  await shop.fault({ on: 'apply_coupon', status: 500 });
  await page.fill('#coupon_code', 'none');
  await page.click('[name=apply_coupon]');
  await expect.poll(() => shop.names()).toContain('apply_coupon');
  await expect(page.locator('form.woocommerce-cart-form')).not.toHaveClass(/processing/);
  shop.calls.length = 0;
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => shop.names()).toEqual(expect.arrayContaining(['update_shipping_method', 'apply_coupon']));
  await expect(page.locator(`.cart_totals input[value="${chosen}"]`)).toBeChecked();
});

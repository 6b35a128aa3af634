import { expect, type Shop, test, touch } from '../shop';

test.describe('every page', () => {
  test('shows the store notice until it is dismissed, by mouse or keyboard', async ({ page, shop }) => {
    await shop.open('/shop/');
    const notice = page.locator('.woocommerce-store-notice');
    await expect(notice).toBeVisible();
    await page.focus('.woocommerce-store-notice__dismiss-link');
    await page.keyboard.press('Space');
    await expect(notice).toBeHidden();
    expect((await page.context().cookies()).find(({ name }) => name.startsWith('store_notice'))).toMatchObject({
      name: 'store_notice5c0ffee5c0ffee5c0ffee5c0ffee5c0f',
      value: 'hidden',
      path: '/',
      expires: -1,
    });
    await shop.open('/');
    await expect(notice).toBeHidden();
  });

  test('sorts when the order is changed, and keeps the rest of the query', async ({ page, shop }) => {
    await shop.open('/?s=a&post_type=product');
    await page.selectOption('.orderby', 'price');
    await page.waitForURL('**/?orderby=price&paged=1&s=a&post_type=product');
    await expect(page.locator('.orderby')).toHaveValue('price');
  });

  test('says the result count again after two seconds', async ({ page, shop }) => {
    await page.clock.install({ time: '2026-06-01T12:00:00Z' });
    await page.clock.pauseAt('2026-06-01T12:00:01Z');
    await page.goto('/shop/');
    const line = page.locator('.woocommerce-result-count');
    // jQuery's ready callbacks wait for a timer.
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return line.getAttribute('aria-hidden');
      })
      .toBe('true');
    await line.evaluate((element) => {
      Object.assign(window, { said: 0 });
      new MutationObserver(() => Object.assign(window, { said: 1 })).observe(element, { childList: true });
    });
    await page.clock.runFor(1990);
    await expect(line).toHaveAttribute('aria-hidden', 'true');
    await page.clock.runFor(10);
    await expect(line).toHaveAttribute('aria-hidden', 'false');
    expect(await page.evaluate(() => (window as never as { said: number }).said)).toBe(1);
    await expect(line).toHaveText('Showing 1–12 of 44 results');
    expect(shop.calls).toEqual([]);
  });

  test('moves the focus to the first alert', async ({ page, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await expect(page.locator('.woocommerce-message')).toBeFocused();
  });

  for (const [what, place] of [
    ['types', '#search-field'],
    ['has moved on', 'a.cart-contents'],
  ] as const) {
    test(`leaves the focus where it is when the shopper ${what}`, async ({ page, shop }) => {
      await page.clock.install();
      await shop.open('/shop/?add-to-cart=102');
      await page.focus(place);
      await page.clock.runFor(1000);
      await expect(page.locator(place)).toBeFocused();
    });
  }

  test('raises a quantity that is below its minimum', async ({ page, shop }) => {
    await shop.open('/product/nightcourier/');
    await page.locator('form.cart').evaluate((form) => {
      const field = form.querySelector('.qty') as HTMLInputElement;
      const low = field.cloneNode() as HTMLInputElement;
      Object.assign(low, { min: '3', value: '1', id: 'low' });
      form.append(low);
    });
    // The button works only after a hand has come near.
    await touch(page, 'form.cart');
    await expect(page.locator('#low')).toHaveValue('3');
    await expect(page.locator('form.cart .qty').first()).toHaveValue('1');
  });
});

test.describe('the login form', () => {
  test('shows and hides the password, and keeps what was typed', async ({ page, shop }) => {
    await shop.open('/my-account/');
    const field = page.locator('#password');
    const toggle = page.locator('.show-password-input');
    await field.fill('secret');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAccessibleName('Hide password');
    await expect(field).toBeFocused();
    await toggle.press('Enter');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveAccessibleName('Show password');
    await expect(field).toHaveValue('secret');
    await expect(toggle).toHaveCount(1);
  });
});

test.describe('the “coming soon” banner', () => {
  const login = async (page: import('@playwright/test').Page, shop: Shop) => {
    await page.goto('/my-account/');
    await page.fill('#username', 'manager');
    await page.fill('#password', 'manager');
    await page.click('[name="login"]');
    await shop.settled();
  };
  const banner = '#coming-soon-footer-banner';

  test('is dismissed for good, by keyboard too', async ({ page, shop }) => {
    await login(page, shop);
    const link = page.locator('.coming-soon-footer-banner-dismiss');
    await expect(link).toHaveAccessibleName('Dismiss');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(banner)).toBeHidden();
    expect(shop.calls.at(-1)).toBe(
      '/wp-json/wp/v2/users/1?_locale=user woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes',
    );
    await shop.open('/shop/');
    await expect(page.locator(banner)).toHaveCount(0);
  });

  test('leaves its other link alone', async ({ page, shop }) => {
    await login(page, shop);
    await shop.open('/shop/');
    await page.locator(banner).getByRole('link', { name: 'Change that' }).click();
    await page.waitForURL('**/my-account/');
    await expect(page.locator(banner)).toBeVisible();
    expect(shop.names()).toEqual([]);
  });

  test('with an expired nonce fetches a fresh one and tries once more', async ({ page, shop }) => {
    await login(page, shop);
    await shop.expireNonces();
    await page.click('.coming-soon-footer-banner-dismiss');
    await expect(page.locator(banner)).toBeHidden();
    expect(shop.names()).toEqual([
      '/wp-json/wp/v2/users/1?_locale=user',
      '/wp-admin/admin-ajax.php?action=rest-nonce',
      '/wp-json/wp/v2/users/1?_locale=user',
    ]);
    await shop.open('/shop/');
    await expect(page.locator(banner)).toHaveCount(0);
  });

  test('is hidden when the call fails, too', async ({ page, shop }) => {
    shop.allow(/The dismissal was not saved/);
    await login(page, shop);
    await shop.fault({ on: '/wp-json/', status: 500, body: 'no' });
    await page.click('.coming-soon-footer-banner-dismiss');
    await expect(page.locator(banner)).toBeHidden();
    await shop.open('/shop/');
    await expect(page.locator(banner)).toBeVisible();
  });
});

import { axe } from '../axe';
import { button, expect, hold, test } from '../shop';

const opener = 'a.cart-contents';
const dialog = 'dialog.shop-islands-dialog';
const row = (name: string) => `${dialog} .shop-islands-drawer-row:has-text("${name}")`;

test('the cart drawer opens once for an add where the theme presses its control, and agrees with the cart around it', async ({
  page,
  shop,
}) => {
  await shop.fill(102);
  await shop.open('/shop/');
  await page.evaluate(() =>
    document.addEventListener('island:cart:added', () =>
      document.querySelector<HTMLElement>('[data-island~="mini-cart"][data-drawer]')?.click(),
    ),
  );
  const before = shop.names().length;
  await page.click(button(101));
  await expect(page.locator(row('Ashfall'))).toContainText('£39.99');
  await expect(page.locator(dialog)).toHaveCount(1);
  await shop.settled();
  expect(shop.names().slice(before)).toEqual(['add_to_cart']);
  await page.locator(row('Ashfall')).getByRole('button', { name: 'One more of Ashfall Kingdoms' }).click();
  await expect(page.locator(`${dialog} footer`)).toContainText('£129.97');
  await expect(page.locator(`${opener} .count`)).toHaveText('3');
  await expect(page.locator('.widget_shopping_cart_content')).toContainText('£129.97');
  await page.keyboard.press('Escape');
  await expect(page.locator(dialog)).toBeHidden();
  await expect(page).toHaveURL(/\/shop\/$/);
});

test.describe('the cart drawer', () => {
  test('opens on the server’s cart; prices are the server’s own words', async ({ page, shop }) => {
    await shop.fill(101, 102);
    await shop.open('/shop/');
    await page.click(opener);
    await expect(page.locator(dialog)).toBeVisible();
    await expect(page.locator(row('Ashfall'))).toContainText('£39.99');
    await expect(page.locator(`${dialog} footer`)).toContainText('£89.98');
    await expect(page.locator(`${dialog} a.checkout`)).toHaveAttribute('href', '/checkout/');
    await expect(page).toHaveURL(/\/shop\//);
  });

  test('saves a quantity with the nonce of the remove links: quick taps are one POST', async ({ page, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await page.click(opener);
    const more = page.locator(row('Ashfall')).getByRole('button', { name: 'One more of Ashfall Kingdoms' });
    await more.dblclick();
    await expect(page.locator(`${row('Ashfall')} output`)).toHaveText('3');
    await expect(page.locator(`${dialog} footer`)).toContainText('£119.97');
    await expect(page.locator(`${opener} .count`)).toHaveText('3');
    expect(await shop.cart()).toEqual({ 101: 3 });
    const posts = (await shop.visitor()).log.filter(({ method, path }) => method === 'POST' && path === '/cart/');
    expect(posts).toHaveLength(1);
    expect(decodeURIComponent(posts[0]?.body ?? '')).toMatch(
      /^cart\[\w{32}\]\[qty\]=3&update_cart=Update\+Cart&woocommerce-cart-nonce=\w{10}$/,
    );
  });

  test('removes an item and takes it back', async ({ page, shop }) => {
    await shop.fill(101, 102);
    await shop.open('/shop/');
    await page.click(opener);
    await page.locator(dialog).getByRole('button', { name: 'Remove Ashfall Kingdoms from cart' }).click();
    await expect(page.locator(row('Ashfall'))).toHaveCount(0);
    const undo = page.locator(dialog).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(row('Ashfall'))).toBeVisible();
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
    await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall');
  });

  for (const [path, listed] of [
    ['/cart/', '.woocommerce-cart-form'],
    ['/checkout/', '.woocommerce-checkout-review-order-table'],
  ] as const) {
    test(`brings ${path} around it up to date`, async ({ page, shop }) => {
      await shop.fill(101, 102);
      await shop.open(path);
      await expect(page.locator(listed)).toContainText('Ashfall');
      await page.click(opener);
      await page.locator(dialog).getByRole('button', { name: 'Remove Ashfall Kingdoms from cart' }).click();
      await expect(page.locator(listed)).not.toContainText('Ashfall');
      await page.locator(dialog).getByRole('button', { name: 'Undo' }).click();
      await expect(page.locator(listed)).toContainText('Ashfall');
      await expect(page.locator(row('Ashfall'))).toBeVisible();
      expect(await shop.cart()).toEqual({ 101: 1, 102: 1 });
    });
  }

  test('keeps the focus on minus when the quantity cannot go lower', async ({ page, shop }) => {
    await shop.fill(101, 101);
    await shop.open('/shop/');
    await page.click(opener);
    const less = page.locator(row('Ashfall')).getByRole('button', { name: 'One fewer of Ashfall Kingdoms' });
    await less.press('Enter');
    await expect(page.locator(`${dialog} footer`)).toContainText('£39.99');
    await expect(less).toBeDisabled();
    await expect(less).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`${row('Ashfall')} output`)).toHaveText('1');
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('brings the focus to Undo after the second removal, too', async ({ page, shop }) => {
    await shop.fill(101, 102, 118);
    await shop.open('/shop/');
    await page.click(opener);
    const undo = page.locator(dialog).getByRole('button', { name: 'Undo' });
    for (const name of ['Ashfall Kingdoms', 'Captain Marrow']) {
      await page
        .locator(row(name))
        .getByRole('button', { name: /^Remove / })
        .press('Enter');
      await expect(page.locator(row(name))).toHaveCount(0);
      await expect(undo).toBeFocused();
    }
  });

  test('is a modal dialog: Escape closes, Tab stays inside, focus comes back, the page does not scroll', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/?add-to-cart=101');
    await page.focus(opener);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() =>
        document.activeElement === document.body
          ? 'browser'
          : document.activeElement?.closest('dialog')
            ? 'inside'
            : 'outside',
      );
      expect(place).not.toBe('outside');
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toBeHidden();
    await expect(page.locator(opener)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test('closes on its backdrop, and gives the focus to an opener that was replaced meanwhile', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/?add-to-cart=101');
    await page.click(opener);
    await page.locator(dialog).getByRole('button', { name: 'Remove Ashfall Kingdoms from cart' }).click();
    await expect(page.locator(`${opener} .count`)).toHaveText('0');
    if ((page.viewportSize()?.width ?? 0) > 420) await page.mouse.click(20, 300);
    else await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(dialog)).toBeHidden();
    await expect(page.locator(opener)).toBeFocused();
  });

  test('makes the checkout its first and primary button, in the theme’s colours, and the cart a second one', async ({
    page,
    shop,
  }) => {
    await shop.fill(101);
    await shop.open('/shop/');
    await page.click(opener);
    const links = page.locator(`${dialog} footer a`);
    await expect(links).toHaveText(['Checkout', 'View cart']);
    await expect(links.nth(0)).toHaveCSS('background-color', 'rgb(59, 63, 216)');
    await expect(links.nth(1)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => document.documentElement.style.setProperty('--shop-islands-secondary', 'rgb(1, 2, 3)'));
    await expect(links.nth(1)).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  });

  test('shows outlines of rows until the cart is there', async ({ page, shop }) => {
    await shop.fill(101);
    const release = await hold(page, /get_refreshed_fragments/);
    await page.goto('/shop/');
    await page.click(opener);
    await expect(page.locator(`${dialog} [data-part="loading"]`)).toBeVisible();
    release();
    await expect(page.locator(row('Ashfall'))).toBeVisible();
    await expect(page.locator(`${dialog} [data-part="loading"]`)).toHaveCount(0);
  });

  test('says that the cart cannot be loaded, and can try again', async ({ page, shop }) => {
    await shop.fill(101);
    let isBroken = true;
    await page.route(/get_refreshed_fragments/, (route) =>
      isBroken ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.goto('/shop/');
    await page.click(opener);
    const failure = page.locator(dialog).getByRole('alert');
    await expect(failure).toContainText('Your cart could not be loaded.');
    expect(await axe(page, { within: [dialog] })).toEqual([]);
    isBroken = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(row('Ashfall'))).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  });

  test('of an empty cart says so in the server’s words', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.click(opener);
    await expect(page.locator(dialog)).toContainText('No products in the cart.');
    await page.getByRole('button', { name: 'Continue shopping' }).click();
    await expect(page.locator(dialog)).toBeHidden();
  });

  test('shows a failed change above its content, and can make it again', async ({ page, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await page.click(opener);
    await shop.fault({ on: '/cart/', status: 500 });
    await page.getByRole('button', { name: 'One more of Ashfall Kingdoms' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(dialog)).toBeVisible();
    await expect(page.locator(`${dialog} footer`)).toContainText('£79.98');
    expect(await shop.cart()).toEqual({ 101: 2 });
  });

  test('has nothing that axe complains of: empty, filled, with undo', async ({ page, shop }) => {
    await shop.open('/shop/?add-to-cart=118');
    await page.click(opener);
    await expect(page.locator(row('Captain Marrow'))).toBeVisible();
    expect(await axe(page, { within: [dialog] })).toEqual([]);
    await page
      .locator(dialog)
      .getByRole('button', { name: /^Remove Captain Marrow/ })
      .click();
    await expect(page.locator(dialog).getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await axe(page, { within: [dialog] })).toEqual([]);
  });
});

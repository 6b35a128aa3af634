import { reprint } from '../coreFlow';
import { button, expect, hold, test } from '../shop';

const content = '.widget_shopping_cart_content';

test.describe('the mini-cart', () => {
  test('makes no call on a page without a cart', async ({ shop }) => {
    await shop.open('/shop/');
    await shop.open('/product/nightcourier/');
    expect(shop.calls).toEqual([]);
  });

  test('is shown from the cache on the next page, without a call', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    await shop.open('/shop/page/2/?cached');
    await expect(page.locator(content)).toContainText('Ashfall Kingdoms');
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    expect(shop.names()).toEqual(['add_to_cart']);
  });

  test('is fetched once where the cache does not hold this cart', async ({ page, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await expect(page.locator(content)).toContainText('Ashfall Kingdoms');
    expect(shop.names()).toEqual(['get_refreshed_fragments']);
    await shop.open('/shop/page/2/');
    expect(shop.names()).toEqual(['get_refreshed_fragments']);
    await page.evaluate(() => sessionStorage.setItem('wc_cart_created', String(Date.now() - 25 * 60 * 60 * 1000)));
    await shop.open('/shop/page/3/');
    expect(shop.names()).toEqual(['get_refreshed_fragments', 'get_refreshed_fragments']);
  });

  test('keeps its cache where WooCommerce keeps it', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    const kept = await page.evaluate(() => ({
      tab: { ...sessionStorage },
      shared: { ...localStorage },
      cookie: document.cookie,
    }));
    const hash = kept.cookie.match(/woocommerce_cart_hash=(\w{32})/)?.[1];
    expect(kept.shared).toEqual({
      wc_cart_hash_demo: hash,
      'shop-islands:adds': expect.stringMatching(/^[\d.]+\/[\d.]+ $/),
    });
    expect(kept.tab).toEqual({
      wc_cart_hash_demo: hash,
      wc_cart_created: expect.stringMatching(/^\d{13}$/),
      wc_fragments_demo: expect.stringContaining('Ashfall'),
      'shop-islands:language:wc_fragments_demo': 'en-GB',
    });
  });

  test('works without any storage', async ({ page, shop }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await shop.open('/shop/');
    await page.click(button(101));
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    await page.click('.remove_from_cart_button');
    await expect(page.locator(content)).toContainText('No products in the cart.');
  });

  test('follows another tab', async ({ page, shop, context }) => {
    await shop.open('/shop/');
    await page.click(button(101));
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    const second = await context.newPage();
    await second.goto('/shop/');
    await second.click(button(102));
    await expect(second.locator('a.cart-contents .count')).toHaveText('2');
    await expect(page.locator('a.cart-contents .count')).toHaveText('2');
    await expect(page.locator(content)).toContainText('Nightcourier');
  });

  test('removes an item by one call, dims its row meanwhile, and says that it is gone', async ({ page, shop }) => {
    await shop.fill(101, 102);
    await shop.open('/shop/');
    shop.calls.length = 0;
    const release = await hold(page, '**/*remove_from_cart*');
    const row = page.locator('.mini_cart_item').first();
    await row.locator('.remove').click();
    await expect(row).toHaveCSS('opacity', '0.6');
    release();
    await expect(page.locator('.mini_cart_item')).toHaveCount(1);
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
      '“Ashfall Kingdoms” has been removed from your cart',
    );
    expect(shop.calls).toEqual([expect.stringMatching(/^remove_from_cart cart_item_key=\w{32}$/)]);
    await page.click('.mini_cart_item .remove');
    await expect(page.locator(content)).toHaveText('No products in the cart.');
    await expect(page.locator('a.cart-contents .count')).toHaveText('0');
    expect(await shop.cart()).toEqual({});
  });

  test('keeps the focus in the list when an item is removed by keyboard', async ({ page, shop }) => {
    await shop.fill(101, 102);
    await shop.open('/shop/');
    await page.locator('.mini_cart_item .remove').first().focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.mini_cart_item')).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.widget_shopping_cart_content') !== null))
      .toBe(true);
  });

  test('that hides while the cart is empty is seen while a product is being added, and hides again', async ({
    page,
    shop,
  }) => {
    await reprint(page, (html) =>
      html.replace(
        '<div class="widget_shopping_cart_content">',
        '<div class="hide_cart_widget_if_empty"></div><div class="widget_shopping_cart_content">',
      ),
    );
    await shop.open('/shop/');
    const widget = page.locator('.widget_shopping_cart');
    await expect(widget).toBeHidden();
    const release = await hold(page, '**/*wc-ajax=add_to_cart*');
    await page.click(button(101));
    await expect(widget).toBeVisible();
    release();
    await expect(page.locator(content)).toContainText('Ashfall');
    await page.click('.mini_cart_item .remove');
    await expect(widget).toBeHidden();
    expect(shop.names()).toEqual(['add_to_cart', 'remove_from_cart']);
  });

  test('that the server left blank gets the words of another one when it comes near the view, and loads no code before', async ({
    page,
    shop,
  }) => {
    const code: string[] = [];
    page.on('request', (request) => request.url().includes('/dist/mini-cart-') && code.push(request.url()));
    await reprint(page, (html) =>
      html.replace(
        '</footer>',
        '<div class="widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div></footer>',
      ),
    );
    await shop.open('/shop/');
    await expect(page.locator(content)).toHaveText(['No products in the cart.', '']);
    expect(code).toEqual([]);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator(content)).toHaveText(['No products in the cart.', 'No products in the cart.']);
    expect(shop.calls).toEqual([]);
    await page.click(button(101));
    await expect(page.locator(content).nth(1)).toContainText('Ashfall Kingdoms');
    await expect(page.locator(content).nth(0)).toContainText('Ashfall Kingdoms');
  });
});

test.describe('cart fragments', () => {
  /** Adds fragments to the shop's answer to the next add. */
  const answerWith = (shop: { fault(...faults: object[]): Promise<void> }, fragments: Record<string, string>) =>
    shop.fault({ on: 'add_to_cart', body: JSON.stringify({ fragments, cart_hash: 'x'.repeat(32) }) } as never);

  test('run no script, and keep their inline styles under any policy', async ({ page, shop }) => {
    await shop.open('/shop/');
    await answerWith(shop, {
      'a.cart-contents':
        '<a class="cart-contents" href="/cart/" style="color: rgb(1, 2, 3)">1<script>window.ran = 1</script><img src="x" onerror="window.ran = 2" alt=""></a>',
    });
    shop.allow(/Content Security Policy|inline/);
    await page.click(button(101));
    await expect(page.locator('a.cart-contents')).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await page.evaluate(() => (window as never as { ran?: number }).ran)).not.toBe(1);
  });

  test('with a selector that is no CSS are left out and reported; the others are shown', async ({ page, shop }) => {
    shop.allow(/A cart fragment has the selector/);
    await shop.open('/shop/');
    const reported = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('island:error', (event) => resolve((event as CustomEvent).detail.what), {
            once: true,
          }),
        ),
    );
    await answerWith(shop, {
      'a..cart': '<p></p>',
      'a.cart-contents': '<a class="cart-contents" href="/cart/">many</a>',
      '.not-here': '<p></p>',
    });
    await page.click(button(101));
    await expect(page.locator('a.cart-contents')).toHaveText('many');
    expect(await reported).toBe('A cart fragment has the selector "a..cart".');
  });

  test('may name their regions by a position, with jQuery and without', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => {
      for (const id of ['one', 'two', 'three'])
        document.body.append(Object.assign(document.createElement('i'), { className: 'place', id }));
    });
    const word = (text: string) => `<i class="place">${text}</i>`;
    await answerWith(shop, { 'i.place:first': word('a'), 'i.place:eq(1)': word('b'), 'i.place:last': word('c') });
    await page.click(button(101));
    await expect(page.locator('i.place')).toHaveText(['a', 'b', 'c']);
  });

  test('wait while a link in their region is being pressed, so that the press counts', async ({ page, shop }) => {
    const release = await hold(page, /get_refreshed_fragments/);
    await page.goto('/shop/?add-to-cart=101');
    await page.locator('a.cart-contents').evaluate((link) => link.setAttribute('data-old', ''));
    const old = page.locator('[data-old]');
    await old.hover();
    await page.mouse.down();
    const answer = page.waitForResponse(/get_refreshed_fragments/);
    release();
    await answer;
    // Wait until the list has been replaced.
    await expect(page.locator(content)).toContainText('Ashfall Kingdoms');
    await expect(old).toHaveCount(1);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(old).toHaveCount(0);
    expect(shop.names()).toEqual(['get_refreshed_fragments']);
  });

  test('can hold islands, which come alive', async ({ page, shop }) => {
    await shop.open('/shop/');
    await answerWith(shop, {
      'div.widget_shopping_cart_content': `<div class="widget_shopping_cart_content"><a href="/?add-to-cart=102" class="button add_to_cart_button ajax_add_to_cart" data-product_id="102" data-quantity="1" id="late">Add another</a></div>`,
    });
    await page.click(button(101));
    await page.click('#late');
    await expect.poll(shop.cart).toEqual({ 102: 1 });
    // If the island had not handled the link, the browser would have followed it to the same page.
    await expect(page).toHaveURL('/shop/');
    expect(shop.names()).toEqual(['add_to_cart', 'add_to_cart']);
  });
});

import type { Page } from '@playwright/test';
import { button, expect, test } from '../shop';

/** Notes the events that plugins hear on the body, with the types of the arguments. */
const listen = (page: Page, names: string) =>
  page.evaluate((events) => {
    const { jQuery } = window as never as {
      jQuery: (target: unknown) => {
        on(names: string, run: (event: { type: string; namespace: string }, ...args: unknown[]) => void): void;
      };
    };
    const kind = (value: unknown) => {
      if (value && typeof value === 'object' && 'jquery' in value)
        return `$${(value as unknown as Element[])[0]?.localName}`;
      return typeof value === 'object'
        ? Object.keys(value ?? {})
            .sort()
            .join('+')
        : typeof value === 'string' && /^\w{32}$/.test(value)
          ? 'hash'
          : String(value);
    };
    Object.assign(window, { heard: [] });
    jQuery(document.body).on(events, (event, ...args) => {
      (window as never as { heard: string[] }).heard.push([event.type, ...args.map(kind)].join(' '));
    });
  }, names);
const heard = (page: Page) => page.evaluate(() => (window as never as { heard: string[] }).heard);

const FRAGMENTS = 'a.cart-contents+div.widget_shopping_cart_content';

test.describe('plugins that talk through jQuery', () => {
  test('hear every event of an add, in WooCommerce’s order and with its arguments', async ({ page, shop }) => {
    await shop.open('/shop/');
    await listen(
      page,
      'adding_to_cart wc_cart_button_updated wc_fragments_loaded wc_fragments_refreshed added_to_cart',
    );
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(await heard(page)).toEqual([
      'adding_to_cart $a product_id+product_sku+quantity+success_message',
      'wc_cart_button_updated $a',
      'wc_fragments_loaded',
      `added_to_cart ${FRAGMENTS} hash $a`,
    ]);
  });

  test('hear a removal', async ({ page, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await listen(page, 'wc_fragments_loaded removed_from_cart');
    await page.click('.remove_from_cart_button');
    await expect(page.locator('.mini_cart_item')).toHaveCount(0);
    expect(await heard(page)).toEqual(['wc_fragments_loaded', `removed_from_cart ${FRAGMENTS}  $a`]);
  });

  test('find the page changed when ajaxComplete fires', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => {
      const { jQuery } = window as never as {
        jQuery: (target: unknown) => {
          on(name: string, run: (event: unknown, xhr: unknown, settings: { url: string; data: string }) => void): void;
        };
      };
      jQuery(document).on('ajaxComplete', (_event, _xhr, { url, data }) =>
        Object.assign(window, {
          seen: [url, data.split('&').sort()[0], document.querySelector('a.cart-contents .count')?.textContent],
        }),
      );
    });
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([
      '/?wc-ajax=add_to_cart',
      'product_id=101',
      '1',
    ]);
  });

  test('can change calls with a prefilter, as currency switchers do', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => {
      const { jQuery } = window as never as {
        jQuery: { ajaxPrefilter(run: (options: { url: string }) => void): void };
      };
      jQuery.ajaxPrefilter((options) => {
        options.url += '&currency=EUR';
      });
    });
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect((await shop.visitor()).log.at(-1)?.path).toBe('/?wc-ajax=add_to_cart&currency=EUR');
  });

  test('can veto an add, and change what is sent', async ({ page, shop }) => {
    await shop.open('/shop/');
    await listen(page, 'ajax_request_not_sent.adding_to_cart');
    await page.evaluate(() => {
      const { jQuery } = window as never as { jQuery: (target: unknown) => JQuery };
      jQuery(document.body).on(
        'should_send_ajax_request.adding_to_cart',
        (_event: unknown, $button: JQuery) => $button.data('product_id') !== 102,
      );
      jQuery(document.body).on('adding_to_cart', (_event: unknown, _button: unknown, data: Record<string, unknown>) => {
        data.quantity = 3;
      });
      jQuery('.ajax_add_to_cart[data-product_id="101"]').data('gift_wrap', 'yes');
    });
    await page.click(button(102));
    await expect.poll(() => heard(page)).toEqual(['ajax_request_not_sent false false $a']);
    await expect(page.locator(button(102))).not.toHaveClass(/loading|added/);
    await page.click(button(101));
    await expect(page.locator('a.cart-contents .count')).toHaveText('3');
    expect(shop.calls).toHaveLength(1);
    expect(shop.calls[0]).toMatch(/gift_wrap=yes/);
    expect(await shop.cart()).toEqual({ 101: 3 });
  });

  test('can ask for a refresh, also on a page without a cart', async ({ page, shop }) => {
    await shop.open('/shop/');
    await listen(page, 'wc_fragments_refreshed');
    await page.evaluate(() =>
      (window as never as { jQuery: (target: unknown) => JQuery }).jQuery(document.body).trigger('wc_fragment_refresh'),
    );
    await expect.poll(() => heard(page)).toEqual(['wc_fragments_refreshed']);
    expect(shop.names()).toEqual(['get_refreshed_fragments']);
  });

  test('can hand over an add that they made themselves', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(async () => {
      const { jQuery } = window as never as { jQuery: ((target: unknown) => JQuery) & { post: JQueryStatic['post'] } };
      const answer = await jQuery.post('/?wc-ajax=add_to_cart', { product_id: 101 });
      jQuery(document.body).trigger('added_to_cart', [
        answer.fragments,
        answer.cart_hash,
        jQuery('.ajax_add_to_cart[data-product_id="101"]'),
      ]);
    });
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(await page.evaluate(() => sessionStorage.getItem('wc_fragments_demo'))).toContain('Ashfall');
    expect(shop.names()).toEqual(['add_to_cart']);
  });

  test('can press a card’s button and a removal’s link, which jQuery keeps from the DOM', async ({ page, shop }) => {
    await shop.open('/shop/');
    const trigger = (selector: string) =>
      page.evaluate(
        (link) => (window as never as { jQuery: (target: unknown) => JQuery }).jQuery(link).trigger('click'),
        selector,
      );
    await trigger(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    await trigger('.remove_from_cart_button');
    await expect(page.locator('.mini_cart_item')).toHaveCount(0);
    expect(shop.names()).toEqual(['add_to_cart', 'remove_from_cart']);
    expect(new URL(page.url()).search).not.toContain('remove_item');
  });

  test('that break while they hear of an add do not make it happen twice', async ({ page, shop }) => {
    shop.allow(/a plugin broke/);
    await shop.open('/shop/');
    await page.evaluate(() =>
      (window as never as { jQuery: (target: unknown) => JQuery }).jQuery(document.body).on('added_to_cart', () => {
        throw new Error('a plugin broke');
      }),
    );
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    await shop.settled();
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('can use selectors in fragments that only jQuery knows', async ({ page, shop }) => {
    await shop.open('/shop/');
    await shop.fault({
      on: 'add_to_cart',
      body: JSON.stringify({
        fragments: { 'a.cart-contents:first': '<a class="cart-contents" href="/cart/">many</a>' },
        cart_hash: 'x',
      }),
    });
    await page.click(button(101));
    await expect(page.locator('a.cart-contents')).toHaveText('many');
  });

  test('find the functions that WooCommerce’s scripts used to bring', async ({ page, shop }) => {
    await shop.open('/shop/');
    const kinds = () =>
      page.evaluate(() => {
        const { jQuery, Cookies } = window as never as {
          jQuery: {
            scroll_to_notices: unknown;
            fn: Record<'block' | 'unblock' | 'wc_variation_form' | 'wc_product_gallery', unknown>;
          };
          Cookies: { get: unknown };
        };
        const { block, unblock, wc_variation_form, wc_product_gallery } = jQuery.fn;
        return [jQuery.scroll_to_notices, block, unblock, wc_variation_form, wc_product_gallery, Cookies?.get].map(
          (value) => typeof value,
        );
      });
    await expect.poll(kinds).toEqual(Array(6).fill('function'));
  });

  test('can call them in a ready callback, on an element that is no form', async ({ page, shop }) => {
    // The script is a file, because a policy may refuse inline scripts.
    await page.route('**/assets/bundle.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'jQuery(function ($) { $(".bundled_item").wc_variation_form(); $("form.cart").block({ message: null }); window.wentOn = true; });',
      }),
    );
    await page.route('**/product/wireless-controller/', async (route) => {
      const response = await route.fetch();
      // A bundle prints a variable product inside its own form, and the bundle's script starts the inner form.
      const body = (await response.text())
        .replace(/<form class="variations_form cart"([^>]*)>/, '<form class="cart"><div class="bundled_item"$1>')
        .replace('</form><script type="text/template"', '</div></form><script type="text/template"')
        .replace('</body>', '<script src="/assets/bundle.js"></script></body>');
      await route.fulfill({ response, body });
    });
    await shop.open('/product/wireless-controller/');
    expect(await page.evaluate(() => (window as never as { wentOn?: boolean }).wentOn)).toBe(true);
    await expect(page.locator('.bundled_item')).toHaveAttribute('data-island-status', 'ready');
    await expect(page.locator('form.cart > .blockOverlay')).toHaveCount(1);
    for (const select of await page.locator('.bundled_item .variations select').all())
      await select.selectOption({ index: 1 }, { force: true });
    await expect(page.locator('.bundled_item .variation_id')).not.toHaveValue('0');
    await expect(page.locator('.bundled_item .single_variation')).not.toBeEmpty();
  });

  test.describe('can bind one function', () => {
    const hear = (page: Page, events: string) =>
      page.addInitScript((names) => {
        document.addEventListener('DOMContentLoaded', () => {
          const { jQuery } = window as never as {
            jQuery: (target: unknown) => { on(names: string, run: () => void): void };
          };
          jQuery(document.body).on(names, () => {});
        });
      }, events);

    test('to events that ask for the cart, which is fetched all the same', async ({ page, shop }) => {
      await hear(page, 'wc_fragment_refresh updated_wc_div');
      await shop.open('/shop/');
      await shop.settled();
      await page.evaluate(() =>
        (window as never as { jQuery: (target: unknown) => JQuery })
          .jQuery(document.body)
          .trigger('wc_fragment_refresh'),
      );
      await expect.poll(() => shop.names()).toContain('get_refreshed_fragments');
    });

    test('to events that change the cart page, which changes in place all the same', async ({ page, shop }) => {
      await hear(page, 'wc_update_cart added_to_cart');
      await shop.fill(101);
      await shop.open('/cart/');
      await shop.settled();
      await expect(page.locator('form.woocommerce-cart-form')).toHaveAttribute('data-island-status', 'ready');
    });
  });

  test('can listen to a variation form with data of their own, as only WooCommerce’s script once did', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const { jQuery } = window as never as {
          jQuery: (form: string) => {
            on(name: string, data: object, run: (event: unknown, found: unknown) => void): void;
          };
        };
        const hear = (_event: unknown, found: unknown) => Object.assign(window, { found });
        jQuery('form.variations_form').on('found_variation.wc-bis-form', { bisForm: true }, hear);
      }),
    );
    await shop.open('/product/wireless-controller/');
    for (const value of ['red', 'ps5']) await page.click(`.swatch[data-value="${value}"]`);
    await expect(page.locator('input.variation_id')).toHaveValue('202');
    await expect(page.locator('.single_variation')).toContainText('£43.99');
    expect(await page.evaluate(() => (window as never as { found: object }).found)).toMatchObject({
      variation_id: 202,
    });
  });
});

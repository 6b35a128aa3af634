/**
 * Tests the shop next to scripts that break things: it works, and makes each call once. Where islands cannot work,
 * links do, and an error says why.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { add, openDrawer, remove, reprint, useShop } from '../coreFlow';
import { otherScripts } from '../otherScripts';
import { button, expect, hold, type Shop, test } from '../shop';

const require = createRequire(import.meta.url);
const oldJQuery = require.resolve('jquery-1/dist/jquery.js');

const TAG = '<script defer src="/dist/shop-islands.js"></script>';

const atTop = (script: string) => (html: string) => html.replace('<head>', `<head><script>${script}</script>`);

for (const [what, script] of Object.entries(otherScripts)) {
  test(`${what}: the shop works`, async ({ page, shop }) => {
    await reprint(page, atTop(script));
    await page.goto('/shop/');
    await useShop(page, shop);
  });
}

test('an old library that changes JSON does not spoil the cart of the next page', async ({ page, shop }) => {
  await reprint(page, atTop(otherScripts['prototypes filled by an old library'] as string));
  await page.goto('/shop/');
  await page.click(button(101));
  await expect(page.locator('a.cart-contents .count')).toHaveText('1');
  await page.goto('/shop/');
  await shop.settled();
  await expect(page.locator('a.cart-contents .count')).toHaveText('1');
  await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
});

test.describe('jQuery of 2016', () => {
  test.use({ demoMode: 'jquery' });

  test('hears the same events as today’s jQuery', async ({ page, shop }) => {
    await page.route('**/assets/jquery.js', (route) => route.fulfill({ path: oldJQuery }));
    await reprint(page, (html) =>
      html.replace(
        TAG,
        `<script>window.told = []; jQuery(document).on('added_to_cart removed_from_cart', function (e) { told.push(e.type); });</script>${TAG}`,
      ),
    );
    await page.goto('/shop/');
    await useShop(page, shop);
    expect(
      await page.evaluate(() => (window as never as { told: string[]; jQuery: { fn: { jquery: string } } }).told),
    ).toEqual(['added_to_cart', 'removed_from_cart']);
    expect(
      await page.evaluate(() => (window as never as { jQuery: { fn: { jquery: string } } }).jQuery.fn.jquery),
    ).toBe('1.12.4');
  });
});

/** How the tag may stand on a page. */
const tags: Record<string, (html: string) => string> = {
  'without defer, in the head': (html) => html.replace(TAG, '<script src="/dist/shop-islands.js"></script>'),
  'with async': (html) => html.replace(TAG, '<script async src="/dist/shop-islands.js"></script>'),
  'as a module': (html) => html.replace(TAG, '<script type="module" src="/dist/shop-islands.js"></script>'),
  'at the end of the body': (html) =>
    html.replace(TAG, '').replace('</body>', '<script src="/dist/shop-islands.js"></script></body>'),
  'written by document.write': (html) =>
    html.replace(TAG, `<script>document.write('<script defer src="/dist/shop-islands.js"><\\/script>');</script>`),
  'added by a script': (html) =>
    html.replace(
      TAG,
      `<script>var tag = document.createElement('script'); tag.src = '/dist/shop-islands.js'; document.head.append(tag);</script>`,
    ),
  'kept back until after the page has loaded, which is then acted out again': (html) =>
    html
      .replace(TAG, '<script type="later-text/javascript" src="/dist/shop-islands.js"></script>')
      .replace('</body>', `<script>${delayed}</script></body>`),
};

/**
 * Acts like optimisers that hold scripts back: it inserts them after `load`, so there is no `document.currentScript`,
 * and fires the load events again.
 */
const delayed = `
  addEventListener('load', function () {
    var state = 'loading';
    Object.defineProperty(document, 'readyState', { configurable: true, get: function () { return state; } });
    Object.defineProperty(document, 'currentScript', { configurable: true, get: function () { return null; } });
    document.querySelectorAll('script[type^=later]').forEach(function (kept) {
      var script = document.createElement('script');
      script.async = false;
      script.src = kept.getAttribute('src');
      script.onload = function () {
        state = 'interactive';
        document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
        state = 'complete';
        window.dispatchEvent(new Event('load'));
      };
      kept.replaceWith(script);
    });
  });
`;

for (const [where, print] of Object.entries(tags)) {
  test(`the tag ${where}: the shop works`, async ({ page, shop }) => {
    await reprint(page, print);
    await page.goto('/shop/');
    await shop.settled();
    await useShop(page, shop);
  });
}

test.describe('a file that an optimiser has put together', () => {
  const loader = () => readFileSync('dist/shop-islands.js', 'utf8');
  const combine = (page: Page, config = '') =>
    reprint(page, (html) =>
      html.replace(
        TAG,
        () => `${config}<script>var another = 1;\n${loader().replaceAll('</script', '<\\/script')}</script>`,
      ),
    );

  test('works where the config names the folder', async ({ page, shop }) => {
    await combine(page, '<script type="application/json" data-islands-config>{"base":"/dist/"}</script>');
    await page.goto('/shop/');
    await shop.settled();
    await useShop(page, shop);
  });

  test('without the folder leaves the shop to its links, and says why', async ({ page, shop }) => {
    shop.allow(/Loading failed/);
    await combine(page);
    await nativeAdd(page, shop);
  });
});

/** Checks that a button is a plain link again, and that `island:error` reports it. */
async function nativeAdd(page: Page, shop: Shop): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('island:error', ({ detail }: CustomEventInit) => {
      document.documentElement.dataset.told = `${detail.what} ${detail.why} ${detail.fix}`;
    });
  });
  await page.goto('/shop/');
  await expect(page.locator('html')).toHaveAttribute('data-told', /Loading failed/);
  await page.click(button(101));
  await expect(page.locator('.woocommerce-message')).toContainText('has been added to your cart');
  expect(await shop.cart()).toEqual({ 101: 1 });
}

test('a policy that does not know the folder of the chunks leaves the shop to its links, and says why', async ({
  page,
  shop,
}) => {
  shop.allow(/Loading failed|Content Security Policy/);
  const policy = "script-src 'self' 'unsafe-inline'";
  const elsewhere = (html: string) =>
    html.replace(TAG, '<script defer src="/dist/shop-islands.js" data-base="https://elsewhere.test/dist/"></script>');
  await reprint(page, elsewhere, { 'Content-Security-Policy': policy });
  await nativeAdd(page, shop);
});

test('a blocked drawer leaves the cart’s link to the browser', async ({ page, shop }) => {
  shop.allow(/Loading failed/);
  await page.route('**/dist/mini-cart-drawer-*.js', (route) => route.abort('blockedbyclient'));
  await page.goto('/shop/?add-to-cart=101');
  await page.click('a.cart-contents');
  await expect(page).toHaveURL(/\/cart\/$/);
});

test('a console without methods does not keep a link from working when code is blocked', async ({ page, shop }) => {
  await reprint(page, atTop(otherScripts['a console without methods'] as string));
  await page.route('**/dist/add-to-cart-*.js', (route) => route.abort('blockedbyclient'));
  await page.goto('/shop/');
  await page.click(button(101));
  await expect(page.locator('.woocommerce-message')).toContainText('has been added to your cart');
  expect(await shop.cart()).toEqual({ 101: 1 });
});

/** Puts every text of the page into elements of its own, as browsers do that translate a page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      inner.append(`«${text.data}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test('a page that the browser translates while the drawer is open shows what is true, and works', async ({
  page,
  shop,
}) => {
  await page.goto('/shop/?add-to-cart=101');
  await openDrawer(page);
  await translate(page);
  await page.getByRole('button', { name: 'One more of Ashfall Kingdoms' }).click();
  await expect(page.locator('dialog output')).toHaveText('2');
  await expect(page.locator('dialog footer')).toContainText('£79.98');
  await remove(page);
  await translate(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('dialog output')).toHaveText('2');
  expect(await shop.cart()).toEqual({ 101: 2 });
});

test('nodes that an extension puts everywhere stay, and nothing breaks', async ({ page, shop }) => {
  await page.goto('/shop/?add-to-cart=101');
  await openDrawer(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      'dialog, dialog *, .ajax_add_to_cart, .widget_shopping_cart_content *',
    )) {
      for (const place of ['prepend', 'append'] as const)
        element[place](Object.assign(document.createElement('i'), { className: 'extension' }));
    }
  });
  await page.getByRole('button', { name: 'One more of Ashfall Kingdoms' }).click();
  await expect(page.locator('dialog output')).toHaveText('2');
  await remove(page);
  await page.keyboard.press('Escape');
  await add(page, 102);
  expect(await shop.cart()).toEqual({ 102: 1 });
  await expect(page.locator(`${button(102)} .extension`)).toHaveCount(2);
});

test.describe('jQuery and its plugins, held back by an optimiser until a touch,', () => {
  /**
   * Adds jQuery to the open page, and a plugin that listens to these events. Returns the events that the plugin hears.
   * @param then what the plugin does at once, while the islands' code for jQuery is still on its way
   */
  async function bring(page: Page, events: string, then = ''): Promise<() => Promise<string[]>> {
    const letGo = await hold(page, /\/jquery-\w{8}\.js/);
    await page.addScriptTag({ url: '/assets/jquery.js' });
    const content = `window.heard = []; jQuery(document).on('${events}', ({ type }, variation) => heard.push([type, variation?.variation_id].join(' ').trim()));${then}`;
    await page.addScriptTag({ content });
    letGo();
    await expect
      .poll(() => page.evaluate(() => 'block' in (window as never as { jQuery: { fn: object } }).jQuery.fn))
      .toBe(true);
    return () => page.evaluate(() => (window as never as { heard: string[] }).heard);
  }

  test('hear of the next add, where that touch was one', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    const heard = await bring(page, 'added_to_cart');
    await page.click(button(102));
    await expect.poll(heard).toEqual(['added_to_cart']);
  });

  test('hear which variation is chosen', async ({ page, shop }) => {
    await shop.open('/product/wireless-controller/');
    for (const value of ['red', 'ps5']) await page.click(`.swatch[data-value="${value}"]`);
    await expect(page.locator('.single_add_to_cart_button')).not.toHaveClass(/disabled/);
    await expect(page.locator('.single_variation')).not.toHaveAttribute('aria-busy');
    const heard = await bring(page, 'found_variation show_variation wc_variation_form');
    await expect.poll(heard).toEqual(['found_variation 202', 'wc_variation_form', 'show_variation 202']);
    await expect(page.locator('input.variation_id')).toHaveValue('202');
  });

  test('get to know the checkout, and can put their fields into its payment methods', async ({ page, shop }) => {
    await shop.fill(118);
    await shop.open('/checkout/?provider=off');
    await shop.settled();
    const heard = await bring(page, 'init_checkout updated_checkout');
    await expect.poll(heard).toEqual(['init_checkout', 'updated_checkout']);
  });

  test('hear which country is chosen, and one that they have chosen meanwhile is followed', async ({ page, shop }) => {
    await shop.fill(118);
    await shop.open('/checkout/?provider=off');
    await shop.settled();
    const choice = "jQuery('#billing_country').val('US').trigger('change');";
    const heard = await bring(page, 'country_to_state_changing', choice);
    // Once for each of the two addresses.
    await expect.poll(heard).toEqual(['country_to_state_changing', 'country_to_state_changing']);
    await expect(page.locator('#billing_state')).toHaveJSProperty('localName', 'select');
  });
});

test.describe('several copies of the library', () => {
  const other = () => readFileSync('dist/shop-islands.js', 'utf8').replaceAll(/"\d+\.\d+\.\d+"/g, '"0.0.1"');
  const old = '<script defer src="/old/shop-islands.js"></script>';
  for (const [order, printed] of [
    ['the old one first', old + TAG],
    ['the old one last', TAG + old],
    ['five of them', TAG + old + TAG + old + TAG],
  ] as const) {
    test(`of two versions work as one: ${order}`, async ({ page, shop }) => {
      await page.route('**/old/*.js', (route) => {
        const file = new URL(route.request().url()).pathname.replace('/old/', 'dist/');
        return file.endsWith('shop-islands.js')
          ? route.fulfill({ contentType: 'text/javascript', body: other() })
          : route.fulfill({ contentType: 'text/javascript', path: file });
      });
      await reprint(page, (html) => html.replace(TAG, printed));
      await page.goto('/shop/');
      await shop.settled();
      await useShop(page, shop);
      const version = await page.evaluate(
        () => (window as never as { shopIslands: { version: string } }).shopIslands.version,
      );
      expect(version === '0.0.1').toBe(printed.startsWith(old));
    });
  }
});

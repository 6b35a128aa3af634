/** Every command of docs/events.md, given while the code of the island that obeys it is still on its way. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ShopIslands } from '../../../src/island/types';
import { expect, hold, type Shop, test } from '../shop';

interface Scenario {
  path: string;
  /** The chunk that is held back until the command has been given. */
  chunk: RegExp;
  give(page: Page, command: string): Promise<void>;
  isObeyed(page: Page, shop: Shop): Promise<void>;
}

type JQuery = (target: unknown) => { trigger(event: string, args?: unknown[]): void };

const byDom =
  (detail: unknown = {}) =>
  (page: Page, command: string) =>
    page.evaluate(
      ([type, given]) =>
        void document.body.dispatchEvent(new CustomEvent(type as string, { bubbles: true, detail: given })),
      [command, detail],
    );

const byJQuery =
  (args: unknown[] = [], target = 'body') =>
  (page: Page, command: string) =>
    page.evaluate(
      ([type, given, on]) =>
        (window as never as { jQuery: JQuery })
          .jQuery(document.querySelector(on as string))
          .trigger(type as string, given as unknown[]),
      [command, args, target] as const,
    );

const calls = (name: string) => (_page: Page, shop: Shop) => expect.poll(() => shop.names()).toContain(name);

const refreshes = { path: '/shop/', chunk: /\/mini-cart-[0-9a-f]{8}\.js/, isObeyed: calls('get_refreshed_fragments') };
const posts = { path: '/cart/', chunk: /\/cart-[0-9a-f]{8}\.js/, isObeyed: calls('/cart/') };
const asks = { path: '/checkout/', chunk: /\/checkout-page-[0-9a-f]{8}\.js/, isObeyed: calls('update_order_review') };
/** An element of a theme, which the shop’s own fragments do not touch. */
const fragments = { 'h1.page-title': '<h1 class="page-title">Told by another script</h1>' };
const takesIn = {
  path: '/shop/',
  chunk: /\/(mini-cart|add-to-cart)-[0-9a-f]{8}\.js/,
  give: byJQuery([fragments, 'abc']),
  isObeyed: (page: Page) => expect(page.locator('h1.page-title')).toHaveText('Told by another script'),
};
const LETTER = { name: 'A letter every Friday' };
const popup = { path: '/campaign-day/?with=popups', chunk: /\/(extras|popup)-[0-9a-f]{8}\.js/ };

const scenarios: Record<string, Scenario> = {
  'island:cart:refresh': { ...refreshes, give: byDom() },
  wc_fragment_refresh: { ...refreshes, give: byJQuery() },
  updated_wc_div: { ...refreshes, give: byJQuery() },
  'island:cart:updated': { ...refreshes, give: byDom() },
  'island:cart:shipping': { ...refreshes, give: byDom() },
  'island:coupon:applied': { ...refreshes, give: byDom({ code: 'ten' }) },
  'island:coupon:removed': { ...refreshes, give: byDom({ code: 'ten' }) },
  'island:coupon:applied on the cart page': {
    ...posts,
    isObeyed: calls('get_cart_totals'),
    give: byDom({ code: 'ten' }),
  },
  'island:coupon:removed on the cart page': {
    ...posts,
    isObeyed: calls('get_cart_totals'),
    give: byDom({ code: 'ten' }),
  },
  added_to_cart: takesIn,
  removed_from_cart: takesIn,
  wc_update_cart: { ...posts, give: byJQuery() },
  'island:cart:added': { ...posts, give: byDom() },
  'island:cart:removed': { ...posts, give: byDom() },
  'island:cart:changed': { ...posts, give: byDom() },
  'island:popup:open': {
    ...popup,
    give: byDom({ id: '2201' }),
    isObeyed: (page) => expect(page.getByRole('dialog', LETTER)).toBeVisible(),
  },
  'island:checkout:update': { ...asks, give: byDom() },
  update_checkout: { ...asks, give: byJQuery() },
  init_checkout: { ...asks, give: byJQuery() },
  update: { ...asks, give: byJQuery([], 'form.checkout') },
};

/** Commands that need no keeping, and why. */
const STATE = 'the island reads the state that the command speaks of when it comes';
const ASKED = 'the island asks when it acts';
const nothingToKeep: Record<string, string> = {
  'island:popup:close':
    'no popup is open before the island is there; kept in order (tests/src/loader/commands.test.ts)',
  shopengineComparisonProductAdded: STATE,
  shopengineComparisonProductRemoved: STATE,
  cookieyes_banner_load: STATE,
  cookieyes_consent_update: STATE,
  wp_listen_for_consent_change: STATE,
  wp_consent_type_defined: STATE,
  check_variations: STATE,
  update_variation_values: STATE,
  reload_product_variations: STATE,
  found_variation: STATE,
  show_variation: STATE,
  hide_variation: STATE,
  reset_data: STATE,
  reset_image: STATE,
  announce_reset: 'nothing has been reset yet',
  clear_reset_announcement: 'nothing has been reset yet',
  reset_focus: 'nothing has been reset yet',
  woocommerce_gallery_reset_slide_position: STATE,
  'flexslider-click': 'there is no thumbnail before the gallery has made it',
  'should_send_ajax_request.adding_to_cart': ASKED,
  'island:cart:adding': ASKED,
};

/**
 * Names in the first column of "Commands that islands obey"; `:removed` stands for the family of the name before it.
 */
function documented(): string[] {
  const [, table = ''] = readFileSync('docs/events.md', 'utf8').split('## Commands that islands obey');
  const cells = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (.*?) \|/gm)].map(([, cell]) => cell as string);
  let family = '';
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([\w.:-]+)`/g)].flatMap(([, name = '']) => {
      if (name.startsWith(':')) return family + name;
      family = name.slice(0, name.lastIndexOf(':'));
      return ['window', 'false'].includes(name) ? [] : name;
    }),
  );
}

test('every documented command is tested here, or does not have to be kept for later code', () => {
  const tried = Object.keys({ ...scenarios, ...nothingToKeep }).map((name) => name.replace(/ .*/, ''));
  expect(new Set(documented())).toEqual(new Set(tried));
});

/** True once jQuery's bridge hears jQuery's commands. */
const isBridgeThere = () => {
  const { jQuery } = window as never as { jQuery: { _data(of: Node, what: string): object | undefined } };
  return 'wc_update_cart' in (jQuery._data(document, 'events') ?? {});
};

test.describe('before the code of its island has come', () => {
  test.use({ demoMode: 'jquery' });

  for (const [command, { path, chunk, give, isObeyed }] of Object.entries(scenarios)) {
    test(`${command} is kept, and obeyed`, async ({ page, shop }) => {
      const needsCart = /cart\/|checkout/.test(path);
      if (needsCart) await shop.fill(101);
      // Changes the checkout so that it asks for no review by itself.
      await page.route('**/checkout/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/("?is_checkout"?:\s*)"1"/g, '$1"0"') });
      });
      const release = await hold(page, chunk);
      await page.goto(path);
      await page.waitForFunction(
        () => document.querySelector('[data-island-status]') && 'version' in (window.shopIslands ?? {}),
      );
      await page.waitForFunction(isBridgeThere);
      await shop.visitor();
      shop.calls.length = 0;
      await give(page, command.replace(/ .*/, ''));
      release();
      await isObeyed(page, shop);
    });
  }
});

test.describe('before the code has come that listens', () => {
  test.use({ demoMode: 'jquery' });

  const { wc_fragment_refresh, updated_wc_div, added_to_cart, removed_from_cart } = scenarios as Record<
    string,
    Scenario
  >;
  for (const [news, scenario] of Object.entries({
    wc_fragment_refresh,
    updated_wc_div,
    added_to_cart,
    removed_from_cart,
  })) {
    const { path, give, isObeyed } = scenario as Scenario;
    test(`${news} is kept while the page wakes`, async ({ page, shop }) => {
      const release = await hold(page, /\/(core|jquery)-[0-9a-f]{8}\.js/);
      await page.goto(path);
      await page.evaluate(() => void (window.shopIslands as ShopIslands).wake('mini-cart'));
      await give(page, news);
      release();
      await isObeyed(page, shop);
    });
  }

  for (const [news, args] of [
    ['wc_update_cart', []],
    ['added_to_cart', [fragments, 'abc']],
  ] as const) {
    test(`${news} is kept for the cart page`, async ({ page, shop }) => {
      await shop.fill(101);
      const release = await hold(page, /\/cart-page-[0-9a-f]{8}\.js/);
      await page.goto('/cart/');
      await page.waitForFunction(isBridgeThere);
      await shop.visitor();
      shop.calls.length = 0;
      await byJQuery([...args])(page, news);
      release();
      await calls('/cart/')(page, shop);
    });
  }
});

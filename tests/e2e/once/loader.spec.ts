import {
  CART_PAGE,
  CHECKOUT,
  KNOWN_CART,
  LISTING,
  SHOPENGINE_LISTING,
  UNKNOWN_CART,
  WAY_TO_CART,
} from '../../../scripts/build/budgets';
import { UNTOUCHED } from '../../../scripts/build/chunks';
import { reprint } from '../coreFlow';
import { button, expect, hold, test } from '../shop';

test.describe('when code cannot be loaded', () => {
  test('a chunk that fails once is fetched again, and the tap acts once', async ({ page, shop }) => {
    let asked = 0;
    await page.route('**/add-to-cart-*.js', (route) => (++asked === 1 ? route.abort() : route.continue()));
    await shop.open('/shop/');
    await page.locator(button(101)).dispatchEvent('click');
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(asked).toBe(2);
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('a chunk that fails twice leaves the tap to the browser: the link adds', async ({ page, shop }) => {
    shop.allow(/Loading failed/);
    let asked = 0;
    await page.route('**/add-to-cart-*.js', (route) => {
      asked++;
      return route.abort();
    });
    await shop.open('/shop/');
    // The next page has a cart too, and requests the code again.
    const askedHere = page.waitForEvent('request', (request) => request.isNavigationRequest()).then(() => asked);
    await page.locator(button(101)).dispatchEvent('click');
    await expect(page.locator('.woocommerce-message')).toContainText('“Ashfall Kingdoms” has been added to your cart.');
    expect(await askedHere).toBe(2);
    expect(await shop.cart()).toEqual({ 101: 1 });
  });

  test('the cart form is posted by the browser, with the button that was pressed', async ({ page, shop }) => {
    shop.allow(/Loading failed/);
    await page.route(/\/dist\/cart-[0-9a-f]+\.js/, (route) => route.abort());
    await shop.open('/shop/?add-to-cart=101');
    await shop.open('/cart/');
    await page.fill('.qty', '3');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
    expect(await shop.cart()).toEqual({ 101: 3 });
  });

  test('without the core chunk the shop is what the server printed', async ({ page, shop }) => {
    shop.allow(/Loading failed/);
    await page.route('**/dist/core-*.js', (route) => route.abort());
    await page.goto('/shop/');
    await page.click(button(101));
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    expect(await shop.cart()).toEqual({ 101: 1 });
  });
});

test.describe('a press that comes before a family’s code', () => {
  test('is handed to the island whose control it is on', async ({ page }) => {
    const release = await hold(page, /\/dist\/extras-/);
    await page.goto('/loops/');
    await page.getByRole('button', { name: 'Load more' }).first().click();
    const asked = page.waitForRequest(/\/loops\/2\//);
    release();
    await asked;
  });

  test('follows its link, whatever element stands around the link', async ({ page }) => {
    await hold(page, /\/dist\/extras-/);
    await page.goto('/content/?with=header');
    await page.locator('#masthead').getByRole('link', { name: 'Save Point' }).first().click();
    await page.waitForURL(({ pathname }) => pathname === '/');
  });
});

test.describe('a host that stands alone on a page', () => {
  for (const [what, selector, html] of [
    [
      'an add-on’s popup',
      '.king-addons-pb-template-popup',
      '<div class="king-addons-pb-template-popup" data-settings="{}"></div>',
    ],
    [
      'a reading bar',
      '.eael-reading-progress',
      '<div class="eael-reading-progress"><div class="eael-reading-progress-fill"></div></div>',
    ],
    [
      'a button to the top',
      '.eael-ext-scroll-to-top-wrap',
      '<div class="eael-ext-scroll-to-top-wrap"><span>↑</span></div>',
    ],
    ['a link to the chat', '[href="#ctc_chat"]', '<a href="#ctc_chat">Chat</a>'],
  ] as const) {
    test(`wakes its island: ${what}`, async ({ page, shop }) => {
      const chunks: string[] = [];
      page.on('request', (request) => chunks.push(/dist\/([a-z-]+?)-[0-9a-f]{8}\.js/.exec(request.url())?.[1] ?? ''));
      await shop.open('/shop/');
      expect(chunks).not.toContain('extras');
      await page.route('**/shop/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('</main>', `${html}</main>`) });
      });
      await page.goto('/shop/');
      await expect(page.locator(selector)).toHaveAttribute('data-island-status', 'ready');
    });
  }
});

test.describe('HTML that arrives later', () => {
  test('is adopted, and what leaves is let go', async ({ page, shop }) => {
    await shop.open('/my-account/');
    await page.evaluate(() => {
      const host = document.createElement('div');
      host.className = 'woocommerce';
      const template = document.createElement('template');
      template.innerHTML = '<form><p><input type="password" id="late"></p></form>';
      host.append(template.content);
      document.body.append(host);
    });
    await page.locator('#late').scrollIntoViewIfNeeded();
    await expect(page.locator('#late')).toHaveAttribute('data-island-status', 'ready');
    await expect(page.locator('.password-input:has(#late) .show-password-input')).toHaveCount(1);
  });

  test('by the thousand is armed without React in it, and its buttons work', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => {
      const card = document.querySelector('li.product') as HTMLElement;
      const list = card.parentElement as HTMLElement;
      for (let index = 0; index < 1000; index++) list.append(card.cloneNode(true));
    });
    await page.locator(button(101)).last().click();
    await expect(page.locator(button(101)).last()).toHaveClass(/added/);
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/react-'))),
    ).toBe(false);
  });
});

test.describe('views', () => {
  const own = (page: import('@playwright/test').Page, view: string) =>
    page.evaluate((code) => {
      Object.assign(window, { view: code });
    }, view);

  test('that throw give the server’s HTML back, and other islands still work', async ({ page, shop }) => {
    shop.allow(/Rendering failed/);
    await own(page, '');
    await page.route('**/own-island.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default { name: 'own', mode: 'replace', read: () => ({}), View: () => { if (window.broken) throw new Error('oh'); return 'React says hello'; } };`,
      }),
    );
    await shop.open('/shop/');
    const mount = (broken: boolean) =>
      page.evaluate(async (isBroken) => {
        Object.assign(window, { broken: isBroken });
        const host = Object.assign(document.createElement('p'), {
          textContent: 'The server said hello',
          id: isBroken ? 'broken' : 'whole',
        });
        host.dataset.island = `own-${isBroken}`;
        document.body.append(host);
        const { shopIslands } = window as never as { shopIslands: import('../../../src/island/types').ShopIslands };
        const address = '/own-island.js';
        const load = async () => {
          const module = await import(address);
          return { ...module, default: { ...module.default, name: `own-${isBroken}` } };
        };
        const react = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes('/dist/core-'))
          ?.name.replace('core-', 'react-') as string;
        const { mountView } = await import(react);
        shopIslands.add([{ name: `own-${isBroken}`, load: async () => ({ ...(await load()), mount: mountView }) }]);
      }, broken);
    await mount(false);
    await expect(page.locator('#whole')).toHaveText('React says hello');
    await mount(true);
    await expect(page.locator('#broken')).toHaveAttribute('data-island-status', 'failed');
    await expect(page.locator('#broken')).toHaveText('The server said hello');
    await expect(page.locator('#whole')).toHaveText('React says hello');
  });
});

test.describe('the script tag', () => {
  test('twice on a page is one library: a tap is one call', async ({ page, shop }) => {
    await reprint(page, (html) =>
      html.replace('</head>', '<script defer src="/dist/shop-islands.js?second"></script></head>'),
    );
    await shop.open('/shop/');
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(shop.names()).toEqual(['add_to_cart']);
  });

  test('works too when it is added after the page has loaded', async ({ page, shop }) => {
    await reprint(page, (html) => html.replace('<script defer src="/dist/shop-islands.js"></script>', ''));
    await page.goto('/shop/');
    await page.addScriptTag({ url: '/dist/shop-islands.js' });
    await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(shop.names()).toEqual(['add_to_cart']);
  });

  test('is not needed: the package starts the shop’s islands and a theme’s own', async ({ page, shop }) => {
    await reprint(page, (html) => html.replace('<script defer src="/dist/shop-islands.js"></script>', ''));
    await page.route('**/dist/package/*', (route) =>
      route.fulfill({ path: new URL(route.request().url()).pathname.slice(1) }),
    );
    await page.goto('/shop/');
    await page.addScriptTag({
      type: 'module',
      content: `
        import { defineIsland, start } from '/dist/package/index.js';
        const greeting = defineIsland({ name: 'greeting', mode: 'enhance', adopt: (host) => host.append(' Hello!') });
        start({ base: '/dist/', islands: [{ name: 'greeting', match: 'h1', load: async () => ({ default: greeting }) }] });
      `,
    });
    await expect(page.locator('h1')).toContainText('Hello!');
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    expect(shop.names()).toEqual(['add_to_cart']);
  });

  test('takes the folder of its chunks from data-base', async ({ page, shop }) => {
    await page.route('**/elsewhere/*', (route) =>
      route.continue({ url: route.request().url().replace('/elsewhere/', '/dist/') }),
    );
    await reprint(page, (html) =>
      html.replace(
        '<script defer src="/dist/shop-islands.js">',
        '<script defer src="/dist/shop-islands.js" data-base="/elsewhere">',
      ),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await shop.open('/shop/');
    expect(asked.filter((path) => /core-/.test(path))).toEqual([expect.stringMatching(/^\/elsewhere\/core-/)]);
    await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
  });
});

test.describe('the kill switch', () => {
  test('in the address turns everything off: the buttons are links again', async ({ page, shop }) => {
    await page.goto('/shop/?islands=off');
    await page.click(button(101));
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    // The next page has islands again, and a cart.
    expect(shop.names()).not.toContain('add_to_cart');
  });

  test('in the config turns everything off: the loader fetches nothing, and touches nothing of the page', async ({
    page,
  }) => {
    await reprint(page, (html) =>
      html.replace('</head>', '<script type="application/json" data-islands-config>{"disable":["*"]}</script></head>'),
    );
    const { names } = await weigh(page);
    await page.goto('/shop/');
    expect(names()).toEqual(['shop-islands.js']);
    expect(await page.evaluate(() => ['shopIslands', 'wc'].filter((name) => name in window))).toEqual([]);
    await expect(page.locator('[data-island-status]')).toHaveCount(0);
    await page.click(button(101));
    await expect(page.locator('.woocommerce-message')).toBeVisible();
  });

  test('turns one island off', async ({ page, shop }) => {
    await shop.open('/shop/?islands=-add-to-cart');
    await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
    await page.click(button(101));
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    expect(shop.names()).not.toContain('add_to_cart');
  });
});

type Files = Record<string, { gzip: number }>;

/** Names and bytes of the scripts that a page fetches of ours. */
async function weigh(page: import('@playwright/test').Page) {
  const { files } = (await (await page.request.get('/dist/manifest.json')).json()) as { files: Files };
  const fetched: string[] = [];
  page.on(
    'request',
    (request) => /\/dist\/.*\.js$/.test(request.url()) && fetched.push(request.url().split('/').pop() as string),
  );
  return {
    names: () => fetched.map((file) => file.replace(/-\w{8}\.js$/, '')).sort(),
    bytes: (isCounted: (file: string) => boolean = () => true) =>
      fetched.filter(isCounted).reduce((sum, file) => sum + (files[file]?.gzip ?? Number.NaN), 0),
  };
}

test('a listing needs two requests without a cart until a hand comes near, and keeps to its byte budget with a game in it', async ({
  page,
  shop,
}) => {
  const { names, bytes } = await weigh(page);
  // A shop with WooCommerce and no other plugin.
  await shop.open('/shop/?demo=woocommerce');
  await shop.settled();
  expect(names()).toEqual(['alone', 'shop-islands.js']);
  expect(bytes()).toBeLessThanOrEqual(LISTING * 1000);
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
  expect(names()).toEqual(['add-to-cart', 'alone', 'core', 'shop-islands.js']);
  expect(bytes()).toBeLessThanOrEqual(WAY_TO_CART * 1000);
});

/** Counts the files that a page with a cart loads in addition to the files of every page. */
const isMore = (file: string) => !/^(shop-islands|alone)\b/.test(file);

for (const [what, demo] of [
  ['without jQuery', 'woocommerce'],
  ['with jQuery', 'woocommerce.jquery'],
] as const) {
  test.describe(`a listing ${what}`, () => {
    /** The cart events that plugins hear through jQuery. */
    const heard = (page: import('@playwright/test').Page) =>
      page.evaluate(() => (window as { heard?: string[] }).heard);
    const expected = (...events: string[]) => (demo === 'woocommerce' ? undefined : events);

    test.beforeEach(({ page }) =>
      reprint(page, (html) =>
        // A call that waits for the test must not end meanwhile.
        html
          .replaceAll(/"request_timeout":"\d+"/g, '"request_timeout":"60000"')
          .replace(
            '</body>',
            '<script>window.jQuery&&jQuery(function($){window.heard=[];$(document.body).on("wc_fragments_loaded wc_fragments_refreshed",function(e){heard.push(e.type)});$(document).on("ajaxComplete",function(e,_,call){heard.push("ajaxComplete "+call.url.split("wc-ajax=")[1])})})</script></body>',
          ),
      ),
    );

    test('shows a cart that the tab knows by loading one more file, and a removal then works', async ({
      page,
      shop,
    }) => {
      await shop.open(`/shop/?demo=${demo}`);
      await page.locator(button(101)).dispatchEvent('click');
      await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
      await shop.settled();
      shop.calls.length = 0;
      const { names, bytes } = await weigh(page);
      await shop.open(`/shop/?demo=${demo}&again`);
      await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
      await shop.settled();
      expect(names()).toEqual(['alone', 'mini-cart', 'shop-islands.js']);
      expect(bytes(isMore)).toBeLessThanOrEqual(KNOWN_CART * 1000);
      expect(await heard(page)).toEqual(expected('wc_fragments_loaded'));
      await page.locator('.mini_cart_item .remove').first().click();
      await expect(page.locator('.widget_shopping_cart_content')).toContainText('No products in the cart.');
      expect(shop.names()).toEqual(['remove_from_cart']);
    });

    test('fetches a cart that the tab does not know by loading one more file and making one call', async ({
      page,
      shop,
    }) => {
      await shop.fill(101);
      const { names, bytes } = await weigh(page);
      await shop.open(`/shop/?demo=${demo}`);
      await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
      await shop.settled();
      expect(names()).toEqual([
        'alone',
        ...(demo === 'woocommerce' ? [] : ['cart-by-jquery']),
        'fresh-cart',
        'shop-islands.js',
      ]);
      expect(bytes((file) => isMore(file) && !file.startsWith('cart-by-jquery'))).toBeLessThanOrEqual(
        UNKNOWN_CART * 1000,
      );
      expect(shop.calls).toEqual([expect.stringMatching(/^get_refreshed_fragments time=\d{13}$/)]);
      // Plugins hook into jQuery's calls, and find the page changed already.
      expect(await heard(page)).toEqual(expected('wc_fragments_refreshed', 'ajaxComplete get_refreshed_fragments'));
      // The code that changes the cart takes it over, and makes no second call for it.
      await page.locator('.ajax_add_to_cart').nth(1).click();
      await expect.poll(async () => Object.values(await shop.cart())).toEqual([1, 1]);
      await expect(page.locator('a.cart-contents .count')).toHaveText('2');
      expect(shop.names()).toEqual(['get_refreshed_fragments', 'add_to_cart']);
    });

    test('loses no add that is made while the cart is being fetched', async ({ page, shop }) => {
      await shop.fill(101);
      const release = await hold(page, '**/*get_refreshed_fragments*');
      const asked = page.waitForRequest(/get_refreshed_fragments/);
      await page.goto(`/shop/?demo=${demo}`);
      await asked;
      await page.locator(button(102)).click();
      await expect(page.locator(button(102))).toHaveClass(/loading/);
      release();
      await expect(page.locator('a.cart-contents .count')).toHaveText('2');
      await shop.settled();
      await expect(page.locator('a.cart-contents .count')).toHaveText('2');
      expect(shop.names()).toEqual(['get_refreshed_fragments', 'add_to_cart']);
      await expect(page.locator('.updating')).toHaveCount(0);
    });
  });
}

test('a store’s notice is one file more, and is shown while the page sleeps', async ({ page, shop }) => {
  await reprint(page, (html) =>
    html.replace(
      '<main',
      '<p class="woocommerce-store-notice demo_store" data-notice-id="1" style="display:none">Closed on Sunday. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p><main',
    ),
  );
  const { names } = await weigh(page);
  await shop.open('/shop/?demo=woocommerce');
  await expect(page.locator('.woocommerce-store-notice')).toBeVisible();
  await shop.settled();
  expect(names()).toEqual(['alone', 'shop-islands.js', 'store-notice']);
  await page.click('.woocommerce-store-notice__dismiss-link');
  await expect(page.locator('.woocommerce-store-notice')).toBeHidden();
});

test('a cart that cannot be fetched leaves a listing as printed', async ({ page, shop }) => {
  await shop.fill(101);
  await shop.fault({ on: 'get_refreshed_fragments', status: 500 });
  await page.addInitScript(() =>
    document.addEventListener('island:fragments:error', () => document.documentElement.classList.add('was-told')),
  );
  const { names } = await weigh(page);
  await shop.open('/shop/?demo=woocommerce');
  await expect(page.locator('html')).toHaveClass(/was-told/);
  await shop.settled();
  expect(names()).toEqual(['alone', 'fresh-cart', 'shop-islands.js']);
  await expect(page.locator('.updating')).toHaveCount(0);
});

for (const [what, path, needs, most] of [
  ['the cart page', '/cart/', UNTOUCHED.cart, CART_PAGE],
  ['the checkout', '/checkout/', UNTOUCHED.checkout, CHECKOUT],
] as const) {
  test(`${what} fetches nothing that waits for a hand, and no more bytes than its budget`, async ({ page, shop }) => {
    // A shop with WooCommerce and no other plugin, and a tab that knows the cart.
    await shop.open('/shop/?demo=woocommerce');
    await page.locator(button(101)).dispatchEvent('click');
    await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
    await shop.settled();
    const { names, bytes } = await weigh(page);
    await shop.open(`${path}?demo=woocommerce`);
    await shop.settled();
    expect(names()).toEqual(['shop-islands.js', ...needs].sort());
    expect(bytes()).toBeLessThanOrEqual(most * 1000);
  });
}

test('the icon buttons of a listing’s cards get their names without another request and without React', async ({
  page,
  shop,
}) => {
  const { names, bytes } = await weigh(page);
  // The comparison's counter and bar need ShopEngine's family at once, and the store's notice its own: one more file
  // each. This page has neither.
  await page.route('**/product-category/pc/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(
        /(?:shopengine-comparison|woocommerce-store)-(counter|bottom-bar|button-area|box|notice)/g,
        'no-$1',
      ),
    });
  });
  await shop.open('/product-category/pc/');
  await expect(page.getByRole('button', { name: 'Compare: Iron Meridian' })).toBeVisible();
  expect(names()).toEqual(['alone', 'at-once', 'core', 'shop-islands.js']);
  expect(bytes()).toBeLessThanOrEqual(SHOPENGINE_LISTING * 1000);
});

test('the first use of the drawer needs five files, and no more', async ({ page, shop }) => {
  const { names } = await weigh(page);
  await shop.open('/shop/');
  const before = names();
  await page.click('a.cart-contents');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shop.settled();
  const more = names().filter((name) => !before.includes(name));
  expect(more).toEqual(['add-to-cart', 'cover', 'mini-cart', 'mini-cart-drawer', 'react']);
});

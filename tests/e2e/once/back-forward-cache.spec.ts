import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { findWholeBrowser, launchOptions } from '../../../scripts/browser.mjs';

/**
 * Playwright switches the back/forward cache off by a default argument; here it is on. The packaged headless shell has
 * no such cache: there the page stays and gets the events of being hidden and shown again, and the report says so.
 */
let browser: Browser;
let isReal: boolean;
test.beforeAll(async () => {
  isReal = !!(await findWholeBrowser());
  if (!isReal) console.log('No whole browser here: the return from the back/forward cache is acted out.');
  const { ignoreDefaultArgs, ...options } = await launchOptions();
  browser = await chromium.launch({
    ...options,
    ignoreDefaultArgs: [...ignoreDefaultArgs, '--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());
// All tests of this file share one browser.
test.describe.configure({ mode: 'default' });

const button = (id: number) => `.ajax_add_to_cart[data-product_id="${id}"]`;
const count = 'a.cart-contents .count';

async function open(path: string, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: persisted })),
  );
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Leaves for a product page, does something there, and comes back by the browser's own button. */
async function goAwayAndBack(page: Page, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  const show = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  if (isReal) {
    await page.evaluate(() => location.assign('/product/nightcourier/'));
    await page.waitForURL('**/product/nightcourier/');
    await page.waitForLoadState('networkidle');
  } else await show('pagehide');
  await meanwhile();
  if (isReal) {
    await page.evaluate(() => void setTimeout(() => history.back()));
    // A page from the cache fires no load event, so wait for the address only.
    await page.waitForURL('**/shop/', { waitUntil: 'commit' });
  } else await show('pageshow');
  await expect.poll(() => page.evaluate(() => (window as never as { cameBack?: boolean }).cameBack)).toBe(true);
}

const lines = async (page: Page) => (await (await page.request.get('/_demo/visitor')).json()).lines;

test.describe('a page that comes back from the back/forward cache', () => {
  test('has nothing stuck, and its buttons work', async ({ baseURL }) => {
    const page = await open('/shop/', baseURL);
    await page.click(button(101));
    await expect(page.locator(button(101))).toHaveClass(/added/);
    await goAwayAndBack(page);
    await expect(page.locator('.loading, .updating, .processing')).toHaveCount(0);
    await page.click(button(102));
    await expect(page.locator(count)).toHaveText('2');
  });

  test('shows what was added meanwhile', async ({ baseURL }) => {
    const page = await open('/shop/', baseURL);
    await page.click(button(101));
    await expect(page.locator(count)).toHaveText('1');
    await goAwayAndBack(page, () => page.request.post('/?wc-ajax=add_to_cart', { form: { product_id: '102' } }));
    await expect(page.locator(count)).toHaveText('2');
  });

  test('with an add under way has the product in the cart once, and a button that works', async ({ baseURL }) => {
    const page = await open('/shop/', baseURL);
    await page.request.post('/_demo/faults', { data: [{ on: 'add_to_cart', delay: 600 }] });
    await page.click(button(101));
    await page.evaluate(() => location.assign('/product/nightcourier/'));
    await page.waitForURL('**/product/nightcourier/');
    await expect(page.locator(count)).toHaveText('1');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL('**/shop/', { waitUntil: 'commit' });
    await expect(page.locator('.loading')).toHaveCount(0);
    expect(await lines(page)).toMatchObject([{ productId: 101, quantity: 1 }]);
  });

  test('has a cart page whose form can be used', async ({ baseURL }) => {
    const page = await open('/shop/?add-to-cart=101', baseURL);
    await page.goto('/cart/');
    await page.waitForLoadState('networkidle');
    // Waits until the island that the shopper's action needs has loaded.
    await page.evaluate(() =>
      (window as never as { shopIslands: { wake(name: string): Promise<void> } }).shopIslands.wake('cart'),
    );
    await page.locator('.woocommerce-cart-form').evaluate((form) => form.classList.add('processing', 'updating'));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.locator('.processing')).toHaveCount(0);
  });
});

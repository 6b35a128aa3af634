import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { button, expect, hold, test } from '../shop';

/** The overlay of `?islands-debug`. */

const panel = (page: Page) => page.getByRole('region', { name: 'Shop Islands, debug' });
const row = (page: Page, name: string) => panel(page).locator(`tr[data-name="${name}"]`);
const frames = (page: Page) => page.locator('#shop-islands-debug .box');
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--shop-islands-accent'));

test('a page without ?islands-debug fetches nothing of it', async ({ page, shop }) => {
  const fetched: string[] = [];
  page.on('request', (request) => /shop-islands-debug/.test(request.url()) && fetched.push(request.url()));
  await shop.open('/shop/');
  await expect(page.locator('#shop-islands-debug')).toHaveCount(0);
  expect(fetched).toEqual([]);
});

for (const demoMode of ['', 'strict', 'jquery']) {
  test.describe(`printed ${demoMode || 'plainly'}`, () => {
    test.use({ demoMode });

    test('every island has a row, and every place in sight a frame', async ({ page, shop }) => {
      await shop.open('/shop/?islands-debug');
      await expect(row(page, 'result-count')).toContainText(/1 ready/);
      await expect(row(page, 'add-to-cart')).toContainText(/\d+ waiting/);
      await expect(
        frames(page).and(page.locator('[data-words*="add-to-cart: waiting for interaction"]')).first(),
      ).toBeVisible();
      await page.locator(button(101)).click();
      await expect(page.locator(button(101))).toHaveClass(/added/);
      await expect(row(page, 'add-to-cart')).toContainText(/1 ready/);
      await expect(row(page, 'add-to-cart')).toContainText(/ready after \d+ ms, file \d+ ms/);
      await expect(frames(page).and(page.locator('[data-words*="add-to-cart: ready"]'))).toBeVisible();
    });
  });
}

test('a frame is where its host is, also after scrolling, and takes no click', async ({ page, shop }) => {
  await shop.open('/shop/?islands-debug');
  const far = page.locator(button(101));
  const frame = frames(page).and(page.locator('[data-names~="add-to-cart"]')).first();
  await expect(frame).toBeVisible();
  await page.evaluate(() => scrollBy(0, 120));
  const expected = await far.boundingBox();
  await expect.poll(async () => (await frame.boundingBox())?.y).toBeCloseTo(expected?.y ?? -1, 0);
  await far.click();
  await expect(far).toHaveClass(/added/);
});

test('the overlay names a failure with its cause and its remedy', async ({ page, shop }) => {
  shop.allow(/Loading failed/);
  await page.route('**/wishlist-*.js', (route) => route.abort());
  await shop.open('/shop/?islands-debug');
  await page.locator('.shopengine_add_to_list_action').first().hover();
  await panel(page).getByText('Problems (1)').click();
  await expect(panel(page).getByText('wishlist: Loading failed.')).toBeVisible();
  await expect(panel(page).getByText('It works as printed. See the cause.')).toBeVisible();
});

test('a host whose island failed is framed as failed', async ({ page, shop }) => {
  shop.allow(/Loading failed/);
  await page.route('**/add-to-cart-*.js', (route) => route.abort());
  // The browser follows the link then. The route answers without a page, so that this page stays.
  await page.route(/[?&]add-to-cart=/, (route) => route.fulfill({ status: 204 }));
  await shop.open('/shop/?islands-debug');
  await page.locator(button(101)).dispatchEvent('click');
  await expect(row(page, 'add-to-cart')).toContainText('1 failed');
  await expect(frames(page).and(page.locator('[data-words*="add-to-cart: failed"]'))).toHaveAttribute(
    'data-standing',
    'failed',
  );
});

test('the overlay works by keyboard: it takes no focus, a row goes to its host, Escape closes it', async ({
  page,
  shop,
}) => {
  await shop.open('/shop/?islands-debug');
  await expect(row(page, 'result-count')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // The overlay is the last element of the page.
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).locator('summary', { hasText: 'Tokens' })).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('.woocommerce-ordering').first()).not.toBeInViewport();
  await row(page, 'ordering').getByRole('button').press('Enter');
  await expect(page.locator('.woocommerce-ordering').first()).toBeInViewport();
  await panel(page).getByRole('button', { name: 'Frames' }).press('Enter');
  await expect(frames(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('#shop-islands-debug')).toHaveCount(0);
  await page.locator(button(101)).click();
  await expect(page.locator(button(101))).toHaveClass(/added/);
  await expect(page.locator('#shop-islands-debug')).toHaveCount(0);
});

test('tokens change the page at once, and their CSS is copied', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.open('/shop/?islands-debug');
  const before = await accent(page);
  await panel(page).getByText('Tokens').click();
  await panel(page).getByLabel('accent', { exact: true }).fill('rebeccapurple');
  await expect.poll(() => accent(page)).toBe('rebeccapurple');
  await expect(panel(page).getByLabel('accent, colour', { exact: true })).toHaveValue('#663399');
  await panel(page).getByLabel('radius', { exact: true }).fill('0');
  const css = ':root {\n  --shop-islands-accent: rebeccapurple;\n  --shop-islands-radius: 0;\n}';
  await panel(page).getByRole('button', { name: 'Copy CSS' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(css);
  await panel(page).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => accent(page)).toBe(before);
  await panel(page).getByLabel('accent, colour', { exact: true }).fill('#00ff00');
  await expect.poll(() => accent(page)).toBe('#00ff00');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => accent(page)).toBe(before);
});

test('the overlay stays usable over a modal dialog, and on the page after the dialog has closed', async ({
  page,
  shop,
}) => {
  await shop.open('/shop/?islands-debug');
  await page.locator('[data-island~="mini-cart"][data-drawer]').first().click();
  const drawer = page.locator('.shop-islands-dialog[open]');
  await expect(drawer).toBeVisible();
  // Hosts behind the dialog cannot be pressed, and their frames would cover the dialog's controls.
  const behind = frames(page).and(page.locator('[data-names~="ordering"]'));
  await expect(behind).toHaveCount(0);
  await panel(page).getByText('Tokens').click();
  await expect(panel(page).getByLabel('accent', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.locator('body > #shop-islands-debug')).toHaveCount(1);
  // The opened section is visible, and the list makes room for it.
  await expect(panel(page).getByLabel('accent', { exact: true })).toBeInViewport();
  await expect(row(page, 'ordering')).toBeHidden();
  await panel(page).getByText('Islands (').click();
  await expect(row(page, 'ordering')).toBeInViewport();
  await expect(behind).toHaveCount(1);
});

test('an overlay that loads late shows what is ready already', async ({ page, shop }) => {
  const release = await hold(page, '**/shop-islands-debug.js');
  await page.goto('/shop/?islands-debug');
  await expect(page.locator('.woocommerce-result-count')).toHaveAttribute('data-island-status', 'ready');
  release();
  await expect(row(page, 'result-count')).toContainText('1 ready');
  await shop.settled();
});

test('the panel is accessible', async ({ page, shop }) => {
  await shop.open('/shop/?islands-debug');
  await panel(page).getByText('Tokens').click();
  await expect(panel(page).getByLabel('accent', { exact: true })).toBeVisible();
  expect(await axe(page, { within: ['#shop-islands-debug'] })).toEqual([]);
});

/** A shop's page with another config. */
const withConfig = (page: Page, json: string, more = '') =>
  page.route('**/shop/?*', async (route) => {
    const answer = await route.fetch();
    const script = `<script type="application/json" data-islands-config>${json}</script>${more}`;
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${script}</body>`) });
  });
const problems = (page: Page) =>
  page.evaluate(() =>
    (window as never as { shopIslands: { problems: { what: string; fix: string }[] } }).shopIslands.problems.map(
      ({ what, fix }) => `${what} ${fix}`,
    ),
  );

test('only the wrong fields of a config are left out, and the overlay names each with what was expected', async ({
  page,
  shop,
}) => {
  shop.allow(/./);
  await withConfig(
    page,
    '{"base":7,"disable":{},"timeuot":9,"texts":{"en":{"your_crat":"Basket"}}}',
    '<p data-island="mini-crat">x</p>',
  );
  await page.goto('/shop/?islands-debug');
  const title = panel(page).locator('summary').first();
  await expect(title).toHaveText('Problems (5)');
  await expect(title).toHaveCSS('color', 'rgb(180, 35, 24)');
  await panel(page).getByText('Problems (5)').click();
  for (const told of [
    'The config’s "base" is not an address.',
    'It may be "timeout".',
    'It may be "your_cart".',
    'It may be "mini-cart".',
  ])
    await expect(panel(page).getByText(told)).toBeVisible();
  await page.locator(button(101)).click();
  await expect(page.locator(button(101))).toHaveClass(/added/);
});

test('the page’s problems name a wrong config without the overlay too', async ({ page, shop }) => {
  shop.allow(/./);
  await withConfig(page, '{"timeout":"soon"}');
  await page.goto('/shop/?a=b');
  await expect
    .poll(() => problems(page))
    .toEqual([expect.stringContaining('The config’s "timeout" is not a number of milliseconds above 0. Print')]);
});

test('the overlay appears, and says why, where no chunk can be loaded', async ({ page, shop }) => {
  shop.allow(/./);
  await page.route(/-[0-9a-f]{8}\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/shop/?islands-debug');
  await panel(page)
    .getByText(/Problems \([1-9]/)
    .click();
  await expect(panel(page).getByText('Loading failed.').first()).toBeVisible();
});

test('the overlay says which code a dialog waits for', async ({ page, shop }) => {
  await shop.open('/shop/?islands-debug');
  const release = await hold(page, '**/react-*.js');
  await page.locator('[data-island~="mini-cart"][data-drawer]').first().click();
  await expect(panel(page).getByText(/^Waiting for .*mini-cart-drawer/)).toBeVisible();
  release();
  await expect(page.locator('.shop-islands-dialog[open]')).toBeVisible();
  await expect(panel(page).getByText(/^Waiting for/)).toBeHidden();
});

test('the overlay says that an open dialog waits for the shop’s answer', async ({ page, shop }) => {
  await shop.open('/shop/?islands-debug');
  const release = await hold(page, /comparison_table/);
  await page.locator('.shopengine-comparison').first().click();
  await expect(page.locator('.shop-islands-dialog[open]')).toBeVisible();
  await expect(panel(page).getByText('Waiting for the shop’s answer (Compare products).')).toBeVisible();
  release();
  await expect(panel(page).getByText(/^Waiting for/)).toBeHidden();
});

test('an outline has no words on it, and a row of the overlay shows which outlines are its own', async ({
  page,
  shop,
}) => {
  await shop.open('/shop/?islands-debug');
  await expect(frames(page).first()).toBeVisible();
  expect(await frames(page).allTextContents()).not.toContainEqual(expect.stringMatching(/\w/));
  await row(page, 'add-to-cart').hover();
  const pointed = frames(page).and(page.locator('[data-pointed]'));
  await expect(pointed.first()).toHaveAttribute('data-names', /add-to-cart/);
  // Each change of the page draws the outlines again.
  const before = await pointed.first().elementHandle();
  await page.locator(button(101)).evaluate((link) => link.classList.add('changed'));
  await expect.poll(() => before?.evaluate((box) => box.isConnected)).toBe(false);
  await expect(pointed.first()).toHaveAttribute('data-names', /add-to-cart/);
});

test.describe('the owners of parts that several scripts may drive', () => {
  test.use({ demoMode: 'jquery' });
  const owners = (page: Page, line: string) =>
    panel(page).locator('details', { hasText: 'Owners' }).getByRole('listitem').filter({ hasText: line });

  test('are named, with the sign that gives them away and with a script that came later', async ({ page, shop }) => {
    /** Binds the handlers by which a theme's script, or WooCommerce's, is recognised. */
    const bind = ([type, selector]: readonly [string, string]) => {
      const { jQuery } = window as unknown as {
        jQuery(target: unknown): { on(type: string, selector: string, run: () => void): void };
      };
      jQuery(document.body).on(type, selector, () => {});
      dispatchEvent(new Event('resize'));
    };
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', () => (${bind})(['click', '.plus, .minus']))`,
    );
    await shop.open('/product/wireless-controller/?islands-debug');
    await panel(page).getByText('Owners', { exact: true }).click();
    await expect(owners(page, 'tabs and stars (rating): the islands. "disable": ["rating"]')).toBeVisible();
    await expect(
      owners(
        page,
        'quantity buttons (quantity-buttons): another script, told by its handlers of “click” on .plus, .minus.',
      ),
    ).toBeVisible();
    // The hover makes the stars' code load. The other script comes after that.
    await page.hover('.woocommerce-product-gallery');
    await expect(page.locator('#rating')).toHaveAttribute('data-island-status', 'ready');
    await page.evaluate(bind, ['init', '#rating'] as const);
    await expect(
      owners(
        page,
        'tabs and stars (rating): another script from the next action on, told by its handlers of “init” on #rating.',
      ),
    ).toBeVisible();
  });
});

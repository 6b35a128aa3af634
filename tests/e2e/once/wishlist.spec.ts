import type { Page } from '@playwright/test';
import { expect, hold, type Shop, test } from '../shop';

/**
 * Tests failures of the wishlist, and its state in other tabs and on late cards. tests/e2e/widgets/wishlist.spec.ts
 * tests the usual use.
 */

const ROUTE = 'wishlist/add_to_list';

const hearts = (page: Page, id: number) => page.locator(`.shopengine_add_to_list_action[data-pid="${id}"]`);
const heart = (page: Page, id: number) => hearts(page, id).first();
const notice = (page: Page) => page.locator('.shop-islands-notice');
const callsOf = ({ calls }: Shop) => calls.filter((call) => call.includes(ROUTE));
const wishlist = async (page: Page) => (await (await page.request.get('/_demo/visitor')).json()).wishlist;

/** How long after a press another press on the same product counts as the same one, in milliseconds. */
const DOUBLE_CLICK = 400;

/** The texts of the alerts. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    dialog.accept();
  });
  return said;
}

/** Logs in by a call instead of the form, with the nonce from the demo's account page. */
async function logIn(page: Page, name = 'shopper'): Promise<void> {
  const form = await (await page.request.get('/my-account/')).text();
  const nonce = form.match(/login-nonce" value="([^"]+)"/)?.[1] ?? '';
  await page.request.post('/my-account/', {
    form: { username: name, password: name, 'woocommerce-login-nonce': nonce },
  });
}

const logOut = (page: Page) => page.request.post('/my-account/', { form: { logout: '1' } });

/** The wishlist's call as another tab or device makes it. */
async function toggleElsewhere(page: Page, id: number): Promise<void> {
  const nonce = (await page.content()).match(/"rest_nonce":"([^"]+)"/)?.[1] ?? '';
  await page.request.post(`/wp-json/shopengine-builder/v1/${ROUTE}/`, {
    headers: { 'X-WP-Nonce': nonce },
    form: { product_id: String(id) },
  });
}

test.beforeEach(async ({ page }) => logIn(page));

test.describe('a heart', () => {
  test('that is pressed twice toggles once: while its call runs, and right after it', async ({ page, shop }) => {
    await page.clock.install();
    await shop.open('/shop/');
    await heart(page, 101).dblclick();
    await expect(notice(page)).toHaveText(/added/);
    await page.clock.fastForward(3000);
    await expect(notice(page)).toHaveCount(0);
    const release = await hold(page, `**/${ROUTE}/`);
    await heart(page, 102).click();
    await page.clock.fastForward(DOUBLE_CLICK);
    await heart(page, 102).click();
    release();
    await expect(heart(page, 102)).not.toHaveAttribute('aria-busy');
    await shop.settled();
    expect(callsOf(shop)).toHaveLength(2);
    expect(await wishlist(page)).toEqual([101, 102]);
  });

  test('shows on every button of its product, and on those that come later', async ({ page, shop }) => {
    await shop.open('/product/ashfall-kingdoms/');
    // Adds a card late, as another plugin's list does, with HTML from before the press.
    const late = () =>
      page.evaluate(() => {
        const list = document.querySelector('main')?.appendChild(document.createElement('ul'));
        const card = list?.appendChild(Object.assign(document.createElement('li'), { className: 'product' }));
        const link = card?.appendChild(Object.assign(document.createElement('a'), { href: '#' }));
        if (link)
          Object.assign(link, {
            className: 'shopengine_add_to_list_action shopengine-wishlist badge se-btn inactive',
          }).dataset.pid = '101';
        link?.scrollIntoView();
      });
    await late();
    await expect(hearts(page, 101)).toHaveCount(2);
    await heart(page, 101).click();
    for (const index of [0, 1]) await expect(hearts(page, 101).nth(index)).toHaveAttribute('aria-pressed', 'true');
    await expect(notice(page)).toHaveText(/added/);
    await late();
    await expect(hearts(page, 101).nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts(page, 101).nth(2)).toHaveClass(/\bactive\b/);
  });

  test('follows another tab', async ({ page, context, shop }) => {
    await shop.open('/shop/');
    await expect(heart(page, 101)).toHaveAttribute('aria-pressed', 'false');
    const other = await context.newPage();
    await other.goto('/product/ashfall-kingdoms/');
    await heart(other, 101).click();
    await expect(heart(page, 101)).toHaveAttribute('aria-pressed', 'true');
    await heart(page, 101).click();
    await expect(heart(other, 101)).toHaveAttribute('aria-pressed', 'false');
    expect(await wishlist(page)).toEqual([]);
  });

  test('stays pressed when Back brings the page as the browser’s cache has it', async ({ page, shop }) => {
    await shop.open('/shop/');
    await heart(page, 101).click();
    await expect(notice(page)).toHaveText(/added/);
    await shop.open('/product/nightcourier/');
    await page.goBack();
    await expect(heart(page, 101)).toHaveAttribute('aria-pressed', 'true');
  });

  test('whose nonce has expired works all the same', async ({ page, shop }) => {
    await shop.open('/shop/');
    const said = listen(page);
    await shop.expireNonces();
    await heart(page, 101).click();
    await expect(notice(page)).toHaveText(/added/);
    await heart(page, 102).click();
    await expect.poll(() => wishlist(page)).toEqual([101, 102]);
    expect(shop.names().filter((name) => /wp-json|rest-nonce/.test(name))).toEqual([
      `/wp-json/shopengine-builder/v1/${ROUTE}/`,
      '/wp-admin/admin-ajax.php?action=rest-nonce',
      `/wp-json/shopengine-builder/v1/${ROUTE}/`,
      `/wp-json/shopengine-builder/v1/${ROUTE}/`,
    ]);
    expect(said).toEqual([]);
  });

  for (const isExpired of [false, true]) {
    test(`of a shopper whose session has ended${isExpired ? ', with its nonce,' : ''} says to log in`, async ({
      page,
      shop,
    }) => {
      await shop.open('/shop/');
      if (isExpired) await shop.expireNonces();
      await logOut(page);
      await heart(page, 101).click();
      await expect(notice(page)).toContainText('Please login first.');
      await expect(heart(page, 101)).toHaveAttribute('aria-pressed', 'false');
      await expect(heart(page, 101)).not.toHaveAttribute('aria-busy');
    });
  }

  const faults: [what: string, fault: Parameters<Shop['fault']>[0]][] = [
    ['null', { on: ROUTE, body: 'null' }],
    ['HTML', { on: ROUTE, body: '<!doctype html><p>Maintenance</p>' }],
    ['words that say it failed', { on: ROUTE, body: '{"status":"failed","message":"Product id not found."}' }],
    ['403', { on: ROUTE, status: 403, body: '{"code":"rest_cannot","message":"No","data":{"status":403}}' }],
    ['500', { on: ROUTE, status: 500, body: '<p>critical</p>' }],
    ['a dropped connection', { on: ROUTE, drop: true }],
  ];
  for (const [what, fault] of faults) {
    test(`that is answered by ${what} returns to its earlier state, says so, and works again`, async ({
      page,
      shop,
    }) => {
      shop.allow(/The wishlist’s call failed/);
      await page.clock.install();
      await shop.open('/shop/');
      const said = listen(page);
      await shop.fault(fault);
      await heart(page, 101).click();
      await expect.poll(() => said).toEqual(['Something went wrong']);
      await expect(heart(page, 101)).toHaveAttribute('aria-pressed', 'false');
      await expect(heart(page, 101)).not.toHaveAttribute('aria-busy');
      await page.clock.fastForward(DOUBLE_CLICK);
      await heart(page, 101).click();
      await expect(notice(page)).toHaveText(/added/);
      expect(await wishlist(page)).toEqual([101]);
    });
  }

  test('that is never answered is free after fifteen seconds', async ({ page, shop }) => {
    shop.allow(/The wishlist’s call failed/);
    await page.clock.install();
    await shop.open('/shop/');
    const said = listen(page);
    await page.route(`**/${ROUTE}/`, () => {});
    await heart(page, 101).click();
    // The button is busy from the press on. The call begins when the code has loaded.
    await expect.poll(() => callsOf(shop)).toHaveLength(1);
    await page.clock.fastForward(15_000);
    await expect.poll(() => said).toEqual(['Something went wrong']);
    await expect(heart(page, 101)).not.toHaveAttribute('aria-busy');
    await expect(heart(page, 101)).toHaveAttribute('aria-pressed', 'false');
  });

  test('is free when the page comes back from history', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.route(`**/${ROUTE}/`, () => {});
    await heart(page, 101).click();
    await expect.poll(() => callsOf(shop)).toHaveLength(1);
    await expect(heart(page, 101)).toHaveAttribute('aria-busy', 'true');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(heart(page, 101)).not.toHaveAttribute('aria-busy');
  });
});

test.describe('a row of the wishlist’s page', () => {
  test('that was removed elsewhere disappears, and its product is not added again', async ({ page, shop }) => {
    await shop.open('/shop/');
    for (const id of [101, 102]) await toggleElsewhere(page, id);
    await shop.open('/my-account/wishlist/');
    await toggleElsewhere(page, 101);
    await page.getByRole('button', { name: 'Remove Ashfall Kingdoms' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(notice(page)).toHaveText(/removed/);
    expect(callsOf(shop)).toHaveLength(2);
    expect(await wishlist(page)).toEqual([102]);
  });

  test('stays when its call fails, and can then be removed', async ({ page, shop }) => {
    shop.allow(/The wishlist’s call failed/);
    await shop.open('/shop/');
    await toggleElsewhere(page, 101);
    await page.clock.install();
    await shop.open('/my-account/wishlist/');
    const said = listen(page);
    await shop.fault({ on: ROUTE, status: 500 });
    const remove = page.getByRole('button', { name: 'Remove Ashfall Kingdoms' });
    await remove.click();
    await expect.poll(() => said).toEqual(['Something went wrong']);
    await expect(page.locator('tbody tr')).toHaveAttribute('aria-busy', 'false');
    await page.clock.fastForward(DOUBLE_CLICK);
    await remove.click();
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
    expect(await wishlist(page)).toEqual([]);
  });

  test('moves nothing when it comes alive, and is 44 px to touch', async ({ page, shop }) => {
    await shop.open('/shop/');
    await toggleElsewhere(page, 101);
    const control = page.locator('.remove-from-wishlist');
    await page.route('**/wishlist-*.js', (route) => route.abort());
    shop.allow(/Loading failed/);
    await page.goto('/my-account/wishlist/');
    const before = await control.boundingBox();
    await page.unrouteAll();
    await shop.open('/my-account/wishlist/');
    await expect(control).toHaveAttribute('role', 'button');
    expect(await control.boundingBox()).toEqual(before);
    const { x, y, width, height } = before as NonNullable<typeof before>;
    const hit = await page.evaluate(
      ([left, top]) => [-21, 21].map((step) => document.elementFromPoint(left + step, top + step)?.className ?? ''),
      [x + width / 2, y + height / 2] as const,
    );
    for (const className of hit) expect(className).toContain('remove-from-wishlist');
  });
});

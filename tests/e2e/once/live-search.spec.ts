import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, hold, holdEach, logIn, type Shop, test } from '../shop';

const ROUTE = 'shopengine/v1/advanced-search';
const form = (page: Page) => page.locator('.shopengine-search-form');
const input = (page: Page) => page.locator('.shopengine-advanced-search-input');
const panel = (page: Page) => page.getByRole('grid', { name: 'Search results' });
const failure = (page: Page) => form(page).getByRole('alert');
const calls = (shop: Shop) => shop.names().filter((name) => name.includes(ROUTE) || name.includes('rest-nonce'));
/** The search terms that were sent. */
const terms = (shop: Shop) => calls(shop).map((name) => new URLSearchParams(name.split('?')[1]).get('s'));

/** Opens the page, focuses the field, and waits until the island runs it. */
async function come(page: Page, shop: Shop, path = '/lists/'): Promise<void> {
  await shop.open(path);
  await input(page).focus();
  await expect(input(page)).toHaveAttribute('role', 'combobox');
}

test.describe('a search form', () => {
  test('brings no code before a hand comes near, and loses nothing that is typed meanwhile', async ({ page, shop }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const release = await hold(page, '**/dist/live-search-*');
    await shop.open('/lists/');
    expect(files.filter((file) => file.includes('live-search'))).toEqual([]);
    await input(page).pressSequentially('ashfall');
    release();
    await expect(panel(page).getByRole('row')).toHaveCount(3);
    expect(terms(shop)).toEqual(['ashfall']);
  });

  test('works in the copy that a sticky header makes of it while it shows results', async ({ page, shop }) => {
    await come(page, shop);
    await input(page).pressSequentially('ashfall');
    await expect(panel(page).getByRole('row')).toHaveCount(3);
    await form(page).evaluate((original) => {
      const copy = original.cloneNode(true) as HTMLFormElement;
      original.replaceWith(copy);
    });
    await input(page).fill('');
    await input(page).pressSequentially('moon');
    await expect.poll(() => terms(shop)).toEqual(['ashfall', 'moon']);
    await expect(panel(page).getByRole('row').first()).toContainText(/moon/i);
  });

  test('searches for what was typed before its code came', async ({ page, shop }) => {
    const release = await hold(page, '**/dist/shopengine-*');
    await page.goto('/lists/');
    await input(page).pressSequentially('ashfall');
    release();
    await expect(panel(page).getByRole('row')).toHaveCount(3);
    expect(terms(shop)).toEqual(['ashfall']);
  });

  test('moves nothing when it comes alive and when results come', async ({ page, shop }) => {
    await shop.open('/lists/');
    const boxes = () =>
      page
        .locator('.shopengine-search-form,main,.site-nav')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await boxes();
    await input(page).fill('a');
    await expect(panel(page)).toBeVisible();
    expect(await boxes()).toEqual(before);
  });

  test('asks once for what is typed quickly, and not again for the same', async ({ page, shop }) => {
    await page.clock.install();
    await come(page, shop);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await input(page).pressSequentially('ash');
    await page.clock.runFor(499);
    expect(terms(shop)).toEqual([]);
    await page.clock.runFor(1);
    await expect(panel(page)).toBeVisible();
    await input(page).press('End');
    await input(page).pressSequentially('f');
    await input(page).press('Backspace');
    await page.clock.runFor(1000);
    expect(terms(shop)).toEqual(['ash']);
  });
});

test.describe('results', () => {
  for (const width of [390, 1280]) {
    test(`are accessible, no higher than 500 px and within the view at ${width} px`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 844 });
      await come(page, shop);
      await input(page).fill('ga');
      await expect(panel(page)).toBeVisible();
      await input(page).press('ArrowDown');
      expect(await axe(page)).toEqual([]);
      const box = await page.locator('.shopengine-search-result-container').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(500);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await input(page).fill('no such thing');
      await expect(form(page).getByText('No result found')).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });
  }

  test('that lie below are scrolled to by key', async ({ page, shop }) => {
    await come(page, shop);
    await input(page).fill('a');
    await expect(panel(page)).toBeVisible();
    await input(page).press('ArrowUp');
    await expect(panel(page).getByRole('row').last()).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page).getByRole('row').last()).toBeInViewport();
  });

  test('of an older search never follow those of a newer one', async ({ page, shop }) => {
    await come(page, shop);
    const release = await holdEach(page, `**/${ROUTE}/**`);
    await input(page).fill('controller');
    await expect.poll(() => terms(shop)).toEqual(['controller']);
    await input(page).fill('ashfall');
    await expect.poll(() => terms(shop)).toEqual(['controller', 'ashfall']);
    release(1);
    await expect(panel(page)).toContainText('Ashfall');
    release(0);
    await shop.settled();
    await expect(panel(page)).toContainText('Ashfall');
    await expect(form(page)).not.toHaveClass(/is-loading/);
  });

  test('of a term that is emptied meanwhile are not shown', async ({ page, shop }) => {
    await come(page, shop);
    const release = await holdEach(page, `**/${ROUTE}/**`);
    await input(page).fill('ashfall');
    await expect(form(page)).toHaveClass(/is-loading/);
    await input(page).fill('');
    await expect(form(page)).not.toHaveClass(/is-loading/);
    release(0);
    await shop.settled();
    await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('close when the focus goes on', async ({ page, shop }) => {
    await come(page, shop);
    await input(page).fill('ashfall');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveClass(/shopengine-sr-container-open-body/);
  });

  test('are text where the term is HTML', async ({ page, shop }) => {
    await come(page, shop);
    await page.route(`**/${ROUTE}/**`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: '<div class="shopengine-search-product"><div class="shopengine-search-product__item"><div class="shopengine-search-product__item--content"><h4 class="shopengine-search-product__item--title"><a href="/product/x/">A &lt;img src=x onerror=alert(1)&gt; game</a></h4></div></div></div>',
      }),
    );
    await input(page).fill('<img src=x onerror=alert(1)>');
    await expect(panel(page).locator('strong')).toHaveText('<img src=x onerror=alert(1)>');
    await expect(panel(page).locator('img')).toHaveCount(0);
    await expect(panel(page).getByRole('row').last()).toHaveText('See all results');
  });
});

test.describe('a search whose nonce has expired', () => {
  test('renews it once for a customer, who notices nothing', async ({ page, shop }) => {
    await logIn(page);
    await come(page, shop);
    await shop.expireNonces();
    await input(page).fill('ashfall');
    await expect(panel(page)).toBeVisible();
    await input(page).fill('controller');
    await expect(panel(page)).toContainText('ontroller');
    expect(terms(shop)).toEqual(['ashfall', null, 'ashfall', 'controller']);
  });

  test('fails for a guest, who sees an error and a link to the shop’s own search', async ({ page, shop }) => {
    shop.allow(/A search failed/);
    await come(page, shop);
    await shop.expireNonces();
    await input(page).fill('ashfall');
    await expect(failure(page)).toContainText('The search did not work.');
    await expect(form(page)).not.toHaveClass(/is-loading/);
    await expect(failure(page).getByRole('link', { name: 'See all results' })).toHaveAttribute(
      'href',
      /\/\?.*s=ashfall/,
    );
    expect(terms(shop)).toEqual(['ashfall', null]);
  });
});

const faults: [what: string, fault: Parameters<Shop['fault']>[0]][] = [
  ['null', { on: ROUTE, body: 'null' }],
  ['an error page', { on: ROUTE, body: '<!doctype html><html><body><p>Maintenance</p></body></html>' }],
  ['500', { on: ROUTE, status: 500, body: '<p>critical</p>' }],
  ['a dropped connection', { on: ROUTE, drop: true }],
];
for (const [what, fault] of faults) {
  test(`a search that is answered by ${what} says so, and works when tried again`, async ({ page, shop }) => {
    shop.allow(/A search failed/);
    await come(page, shop);
    await shop.fault(fault);
    await input(page).fill('ashfall');
    await expect(failure(page)).toContainText('The search did not work.');
    await expect(form(page)).not.toHaveClass(/is-loading/);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toContainText('Ashfall Kingdoms');
    await expect(failure(page)).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    expect(terms(shop)).toEqual(['ashfall', 'ashfall']);
  });
}

test('a search that is never answered shows an error after fifteen seconds', async ({ page, shop }) => {
  shop.allow(/A search failed/);
  await page.clock.install();
  await come(page, shop);
  await page.route(`**/${ROUTE}/**`, () => {});
  await input(page).fill('ashfall');
  await page.clock.runFor(500);
  await expect(form(page)).toHaveClass(/is-loading/);
  await page.clock.runFor(15_000);
  await expect(failure(page)).toBeVisible();
  await expect(form(page)).not.toHaveClass(/is-loading/);
});

test('Enter goes to the shop’s search page where the form would lead to its route', async ({ page, shop }) => {
  await come(page, shop);
  await page.locator('.search-btn').evaluate((button) => button.removeAttribute('formaction'));
  await input(page).fill('ashfall');
  await input(page).press('Enter');
  await page.waitForURL(
    (url) =>
      url.pathname === '/' &&
      url.searchParams.get('s') === 'ashfall' &&
      url.searchParams.get('post_type') === 'product',
  );
  await expect(page.locator('main')).toContainText('Ashfall Kingdoms');
});

import type { Page } from '@playwright/test';
import { fits, storageTable } from '../../helpers/storageTable';
import { expect, hold, test } from '../shop';

/** A page with everything that may be stored in a browser only with consent. */
const CAMPAIGN_DAY = '/campaign-day/';

const REFUSED =
  'consentid:a,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';
const AGREED =
  'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes';

const ran = (page: Page) => page.evaluate(() => (window as never as { demoServices?: string[] }).demoServices ?? []);
const remember = (page: Page, value: string, url: string) =>
  page.context().addCookies([{ name: 'cookieyes-consent', value, url }]);
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

/** The demo's own cookies identify the visitor, and say how pages are printed. */
const isDemos = (key: string) => ['demo_mode', 'demo_visitor'].includes(key);

async function keysOf(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...(await page.context().cookies()).map(({ name }) => name), ...stored].filter((key) => !isDemos(key)).sort();
}

/** Requests for the shop's files and pages, and its own calls. */
const isShops = (url: URL) =>
  /^\/(dist|assets|cover)\//.test(url.pathname) ||
  ['/', '/shop/', '/wp-admin/admin-ajax.php', CAMPAIGN_DAY].includes(url.pathname);

test.describe('with consent refused', () => {
  for (const how of ['by the banner', 'on an earlier visit'] as const) {
    test(`${how}, a day’s recording has no request, cookie or key but necessary ones`, async ({
      page,
      shop,
      baseURL,
    }) => {
      const requests: URL[] = [];
      page.on('request', (request) => requests.push(new URL(request.url())));
      const address = `${CAMPAIGN_DAY}?gclid=abc&fbclid=def&utm_source=letter&banner=own`;
      if (how === 'by the banner') {
        await shop.open(address);
        await banner(page).getByRole('button', { name: 'Reject all' }).click();
        await expect(banner(page)).toBeHidden();
      } else await remember(page, REFUSED, baseURL as string);
      for (const path of [address, '/shop/', CAMPAIGN_DAY]) {
        await shop.open(path);
        await page.mouse.move(100, 300);
        await page.mouse.wheel(0, 800);
        await shop.settled();
      }
      const necessary = storageTable().filter(({ category }) => category === 'necessary');
      const keys = await keysOf(page);
      expect(keys).toContain('cookieyes-consent');
      expect(keys.filter((key) => !necessary.some((row) => fits(row, key)))).toEqual([]);
      const others = requests.filter(
        (url) => url.origin !== baseURL || !isShops(url) || url.pathname.includes('embedded'),
      );
      expect(others.map(String)).toEqual([]);
      expect(await ran(page)).toEqual([]);
    });
  }
});

test.describe('in any order of loading', () => {
  const path = `${CAMPAIGN_DAY}?with=consent&banner=own`;

  test('what waits does not run while the banner’s code is on its way', async ({ page }) => {
    const release = await hold(page, /\/dist\/consent/);
    await page.goto(path);
    await page.waitForLoadState('domcontentloaded');
    expect(await ran(page)).toEqual([]);
    release();
    await expect(banner(page)).toBeVisible();
    expect(await ran(page)).toEqual([]);
  });

  test('services that come before the banner wait for it', async ({ page }) => {
    const release = await hold(page, /\/dist\/consent/);
    const service = page.waitForResponse(/\/dist\/service/);
    await page.goto(path);
    await service;
    expect(await ran(page)).toEqual([]);
    release();
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => ran(page)).toContain('analytics');
  });

  test('a banner that comes before the services starts them, once each', async ({ page }) => {
    const release = await hold(page, /\/dist\/service/);
    await page.goto(path);
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => ran(page)).toContain('visits');
    release();
    await expect.poll(() => ran(page)).toContain('pixel');
    await expect.poll(async () => (await ran(page)).filter((one) => one === 'visits')).toHaveLength(1);
  });

  test('a page on which nobody asks for consent starts nothing that needs it', async ({ page, shop }) => {
    shop.allow(/waits for consent/);
    await shop.open(`${CAMPAIGN_DAY}?with=consent&banner=none`);
    expect(await ran(page)).toEqual([]);
    expect(await keysOf(page)).not.toContain('cookieyes-consent');
  });

  test('a banner whose code cannot be loaded starts nothing', async ({ page, shop }) => {
    shop.allow(/consent/);
    await page.route(/\/dist\/consent/, (route) => route.abort());
    await page.goto(path);
    await page.waitForLoadState('load');
    await expect(page.locator('html')).toHaveCount(1);
    expect(await ran(page)).toEqual([]);
  });
});

test('while a page is prerendered nothing runs, though it was agreed to', async ({ page, baseURL }) => {
  await remember(page, AGREED, baseURL as string);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(`${CAMPAIGN_DAY}?with=consent&banner=own`);
  await page.waitForLoadState('load');
  expect(await ran(page)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => ran(page)).toContain('analytics');
});

test('a choice made in another tab holds when this page comes back', async ({ page, context }) => {
  const path = `${CAMPAIGN_DAY}?with=consent&banner=own`;
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(path);
  await banner(other).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(other)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => ran(page)).toContain('analytics');
});

test('a listed provider’s frame that comes as HTML waits, and is not loaded until then', async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => request.url().includes('film') && loaded.push(request.url()));
  await shop.open(`${CAMPAIGN_DAY}?with=consent&banner=own`);
  await expect(banner(page)).toBeVisible();
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<div><iframe title="Film" width="320" height="120" src="/assets/embedded.js?film"></iframe></div>',
    );
  });
  const film = page.locator('iframe[title=Film]');
  await expect(film).toBeHidden();
  await expect(page.locator('.shop-islands-consent-waiting')).toHaveCount(2);
  await shop.settled();
  expect(loaded).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(film).toHaveAttribute('src', '/assets/embedded.js?film');
  await expect(page.locator('.shop-islands-consent-waiting')).toHaveCount(0);
  await expect.poll(() => loaded.length).toBe(1);
});

test('the note in the place of a waiting frame has a button large enough for a finger, and passes the focus to the frame', async ({
  page,
  shop,
}) => {
  await shop.open(`${CAMPAIGN_DAY}?with=consent&banner=own`);
  const choice = page.locator('.shop-islands-consent-waiting').getByRole('button', { name: 'Privacy preferences' });
  await choice.scrollIntoViewIfNeeded();
  expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await choice.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).press('Enter');
  await expect(choice).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('Where we are');
});

test.describe('React', () => {
  const path = `${CAMPAIGN_DAY}?with=consent&banner=own`;
  const watch = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    return () => files.filter((file) => /\/dist\/(react|consent-view)/.test(file)).length;
  };

  test('comes with the preferences, not with the question', async ({ page, shop, baseURL }) => {
    const fetched = watch(page);
    await shop.open(path);
    await expect(banner(page)).toBeVisible();
    expect(fetched()).toBe(0);
    await remember(page, AGREED, baseURL as string);
    await shop.open(path);
    await shop.settled();
    expect(fetched()).toBe(0);
    await page.getByRole('link', { name: 'privacy preferences' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy preferences' })).toBeVisible();
    expect(fetched()).toBe(2);
  });

  test('brings the preferences in their own width, though the banner’s styles were there before', async ({
    page,
    shop,
  }) => {
    await shop.open(path);
    await banner(page).getByRole('button', { name: 'Privacy preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Privacy preferences' });
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(600);
  });

  test('that cannot be loaded starts nothing, and leaves a banner with “Reject all” and “Accept all”', async ({
    page,
    shop,
  }) => {
    shop.allow(/react|Rendering failed/);
    await page.route(/\/dist\/react/, (route) => route.abort());
    await shop.open(path);
    await banner(page).getByRole('button', { name: 'Privacy preferences' }).click();
    await expect(banner(page).getByRole('button')).toHaveText(['Reject all', 'Accept all']);
    expect(await ran(page)).toEqual([]);
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(async () => (await ran(page)).length).toBeGreaterThan(0);
  });

  test('shows the banner where the plain one cannot be loaded, and a waiting frame stays as printed', async ({
    page,
    shop,
  }) => {
    await page.route(/\/dist\/consent-plain/, (route) => route.abort());
    await shop.open(path);
    await expect(banner(page).getByRole('button')).toHaveCount(3);
    await expect(page.locator('.shop-islands-consent-waiting')).toHaveCount(0);
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(page.locator('iframe[title="Where we are"]')).toHaveAttribute('src', /icon/);
  });
});

test('the banner and the notes for frames leave nothing behind when their hosts go, and come again with them', async ({
  page,
  shop,
}) => {
  await shop.open(`${CAMPAIGN_DAY}?with=consent&banner=own`);
  await expect(banner(page)).toBeVisible();
  const frame = page.locator('iframe[title="Where we are"]');
  await expect(frame).toBeHidden();
  await page.evaluate(() => {
    const hosts = [...document.querySelectorAll('[data-island~=consent],iframe[data-consent]')];
    const places = hosts.map((host) => [host, host.parentElement as Element] as const);
    for (const host of hosts) host.remove();
    Object.assign(window, { putBack: () => places.forEach(([host, place]) => void place.append(host)) });
  });
  await expect(page.locator('[data-island-view=consent]')).toHaveCount(0);
  await page.evaluate(() => (window as never as { putBack(): void }).putBack());
  await expect(banner(page)).toBeVisible();
  await expect(frame).toBeHidden();
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(frame).toBeVisible();
});

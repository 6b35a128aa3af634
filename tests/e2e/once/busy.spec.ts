/** Tests that a pressed control is busy while the code of the thing that it opens is loading. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../shop';

interface Opener {
  what: string;
  path: string;
  /** The chunk that is slow. */
  chunk: string;
  find(page: Page): Locator;
  opened(page: Page): Locator;
  /** The address to which the press leads when the code cannot be loaded. Default: the page stays. */
  failed?: RegExp;
  /** The visitor has chosen about consent on an earlier page. */
  cookie?: string;
}

const dialog = (page: Page) => page.getByRole('dialog');

const openers: Opener[] = [
  {
    what: 'the cart’s link',
    path: '/shop/',
    chunk: 'mini-cart-drawer',
    find: (page) => page.locator('a.cart-contents'),
    opened: dialog,
    failed: /\/cart\//,
  },
  {
    what: 'a quick view’s link',
    path: '/shop/',
    chunk: 'quick-view',
    find: (page) => page.locator('.products .shopengine-quickview-trigger').first(),
    opened: dialog,
    failed: /\/product\//,
  },
  {
    what: 'a comparison’s button',
    path: '/shop/',
    chunk: 'comparison-dialog',
    find: (page) => page.locator('.products [data-payload]').first(),
    opened: dialog,
  },
  {
    what: 'the chat’s button',
    path: '/campaign-day/?with=chat',
    chunk: 'chat-view',
    find: (page) => page.locator('.ht_ctc_chat_style'),
    opened: (page) => page.locator('.ht_ctc_chat_greetings_box').filter({ visible: true }),
  },
  {
    what: 'the link to the privacy preferences',
    path: '/campaign-day/?with=consent',
    chunk: 'consent-view',
    find: (page) => page.locator('a[data-consent-open]'),
    opened: dialog,
    cookie: 'consentid:a,consent:no,action:yes,necessary:yes,functional:no,analytics:no',
  },
];

/** Holds a chunk back. Returns a function that lets it load or fail. */
async function holdBack(page: Page, chunk: string): Promise<(isThere: boolean) => void> {
  let letGo = (_isThere: boolean) => {};
  const answer = new Promise<boolean>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/${chunk}-[0-9a-f]+\\.js`), async (route) =>
    (await answer) ? route.continue() : route.abort(),
  );
  return letGo;
}

/** The held chunk may be one that the page fetches by itself. */
async function come(page: Page, { path, find, cookie }: Opener, baseURL = ''): Promise<Locator> {
  if (cookie) await page.context().addCookies([{ name: 'cookieyes-consent', value: cookie, url: baseURL }]);
  await page.goto(path);
  await page.waitForFunction(() => 'shopIslands' in window && document.querySelector('[data-island-status="ready"]'));
  return find(page);
}

const opacityOf = (control: Locator) => control.evaluate((element) => Number(getComputedStyle(element).opacity));

for (const opener of openers) {
  const { what, chunk, opened, failed } = opener;
  test.describe(what, () => {
    test('is busy until it has opened', async ({ page, shop, baseURL }) => {
      const letGo = await holdBack(page, chunk);
      expect(shop.calls).toEqual([]);
      const control = await come(page, opener, baseURL);
      await control.click();
      const busy = page
        .locator('[aria-busy="true"]')
        .and(control.or(control.locator('xpath=ancestor-or-self::*')).or(control.locator('*')));
      await expect(busy).toHaveCount(1);
      await expect.poll(() => opacityOf(busy)).toBeLessThan(1);
      letGo(true);
      await expect(opened(page).first()).toBeVisible();
      await expect(busy).toHaveCount(0);
    });

    test('is not busy any more where the code cannot be loaded', async ({ page, shop, baseURL }) => {
      shop.allow(/Failed to fetch dynamically imported module/);
      const letGo = await holdBack(page, chunk);
      const control = await come(page, opener, baseURL);
      await control.click();
      await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
      letGo(false);
      if (failed) await expect(page).toHaveURL(failed);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  });
}

import type { Page, Request } from '@playwright/test';
import { painted, takeMoved, watchMoves } from '../moved';
import { expect, hold, test, touch, untilIdle } from '../shop';

/** Tests that nothing moves when an island mounts: the styles of the head reserve its room before its code loads. */

/** Matches chunks, but not the loader, which comes with the page. */
const CODE = /\/dist\/(?!shop-islands[.-])[^/]*\.js/;
const PICTURES = /\/cover\/|\.(svg|png|jpe?g)(\?|$)/;

/** Whether every visible picture has loaded or failed. */
const arePicturesThere = () =>
  [...document.images].every((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    return image.complete || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
  });

/** Returns a function that waits until no chunk is loading and none has followed for a while. */
function watchCode(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  page.on('request', (request) => CODE.test(request.url()) && inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return () => untilIdle(page, inFlight);
}

/** Scrolls through the page as a shopper does, half a screen at a time. */
async function scrollThrough(page: Page, codeIsThere: () => Promise<void>): Promise<void> {
  const { height, view } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    view: innerHeight,
  }));
  for (let top = 0; top < height; top += view / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await codeIsThere();
    await painted(page);
  }
}

const PAGES = [
  '/',
  '/shop/',
  '/games/',
  '/lists/',
  '/loops/',
  '/product/retro-handheld/',
  '/tests/missing-picture/',
  '/product/wireless-controller/',
  // Without the filtered grid and the maps, whose height only their code knows.
  '/content/?with=header,page,numbers',
  // Without the areas at the screen's edges, which push the page when they appear.
  '/tests/campaign-day/?areas=',
  '/cart/',
  '/checkout/',
];

/** Hosts that are visible when their code comes. */
const HOSTS: [what: string, path: string, hosts: string][] = [
  ['images that are compared', '/content/?with=numbers', '.elementskit-image-comparison'],
  ['numbers that count', '/content/?with=numbers', '.elementskit-funfact .number-percentage'],
  ['bars that fill', '/content/?with=numbers', '.single-skill-bar'],
  ['pie charts', '/content/?with=numbers', '.piechart'],
  ['countdowns', '/content/?with=numbers', '[data-ekit-countdown]'],
  ['a text that is cut short', '/content/?with=page', '.ekit-unfold-wrapper'],
  ['a text of the theme’s own that is cut short', '/content/?with=page', '[data-island=read-more]'],
  ['a panel', '/content/?with=header', '.e-off-canvas'],
  ['a gallery', '/product/ashfall-kingdoms/', '.woocommerce-product-gallery'],
  ['tabs', '/product/ashfall-kingdoms/', '.woocommerce-tabs'],
  ['a slider', '/product/retro-handheld/', '.slider-enabled'],
  ['a campaign’s bar and timers', '/campaign-day/?with=campaign&areas=', '.wcct_counter_bar, .wcct_timer'],
];

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PAGES) {
      test(`nothing moves on ${path} while its code comes, and then its pictures`, async ({ page, shop }) => {
        await watchMoves(page);
        // Numbers count and bars fill, as they do for most visitors.
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const codeIsThere = watchCode(page);
        const [letCodeGo, letPicturesGo] = [await hold(page, CODE), await hold(page, PICTURES)];
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await painted(page);
        letCodeGo();
        await expect(page.locator('[data-island-status="ready"]').first()).toBeAttached();
        await codeIsThere();
        await painted(page);
        letPicturesGo();
        await page.waitForLoadState();
        await scrollThrough(page, codeIsThere);
        await shop.settled();
        expect(await takeMoved(page)).toEqual([]);
      });
    }

    for (const [what, path, hosts] of HOSTS) {
      test(`when ${what} mount in sight, nothing moves`, async ({ page, shop }) => {
        await watchMoves(page);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const letGo = await hold(page, CODE);
        await page.goto(path, { waitUntil: 'load' });
        const host = page.locator(hosts).first();
        await expect(host).toBeAttached();
        await host.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect.poll(() => page.evaluate(arePicturesThere)).toBe(true);
        await takeMoved(page);
        letGo();
        // Some wait for a hand.
        await expect
          .poll(async () => {
            await touch(page, hosts);
            return host.getAttribute('data-island-status');
          })
          .toBe('ready');
        await shop.settled();
        expect(await takeMoved(page)).toEqual([]);
      });
    }
  });
}

test('a counter’s room is as wide as the number that it ends with', async ({ page, shop }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/content/?with=numbers', { waitUntil: 'load' });
  const counters = page.locator('.elementskit-funfact .number-percentage');
  const widths = () => counters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const before = await widths();
  letGo();
  await counters.first().scrollIntoViewIfNeeded();
  await expect(counters.first()).toHaveText('12,500');
  await shop.settled();
  expect(await widths()).toEqual(before);
});

for (const [what, path] of [
  ['the first', '/product/retro-handheld/'],
  ['the one that the address names', '/product/retro-handheld/#tab-reviews'],
] as const) {
  test(`tabs keep the panel that was shown before their code came: ${what}`, async ({ page, shop }) => {
    const letGo = await hold(page, CODE);
    await page.goto(path, { waitUntil: 'load' });
    const panels = page.locator('.wc-tab:visible');
    await expect(panels).toHaveCount(1);
    const before = await panels.getAttribute('id');
    letGo();
    await expect(page.locator('.wc-tabs li.active a')).toHaveAttribute('aria-controls', `${before}`);
    await touch(page, '.woocommerce-tabs');
    await expect(page.locator('.woocommerce-tabs')).toHaveAttribute('data-island-status', 'ready');
    await shop.settled();
    await expect(panels).toHaveCount(1);
    expect(await panels.getAttribute('id')).toBe(before);
  });
}

test('tabs whose code cannot be loaded lead to their panels', async ({ page, shop }) => {
  shop.allow(/Loading failed|Failed to fetch|dynamically imported|ERR_FAILED/);
  await page.route(/\/dist\/product-page-[0-9a-f]+\.js/, (route) => route.abort());
  await page.goto('/product/retro-handheld/');
  const panels = page.locator('.wc-tab:visible');
  await expect(panels).toHaveId('tab-description');
  await page.locator('.wc-tabs a').last().click();
  await expect(panels).toHaveId('tab-reviews');
});

import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const PAGE = '/campaign-day/?with=campaign';
const HOUR = 3_600_000;
const offer = (page: Page) => page.locator('.campaign-offer .wcct_timer_wrap');
const ends = (calls: string[]) => calls.filter((call) => call.includes('wcct_clear_cache'));

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 844 });
    await shop.open(`${PAGE}&areas=header,footer`);
    await expect(page.locator('.wcct_header_area')).toBeVisible();
    await expect(page.locator('.campaign-offer [role=progressbar]')).toHaveAttribute('style', 'width: 37.5%;');
    expect(await axe(page)).toEqual([]);
  });
}

test('from right to left, too, the words of an area leave its close button room', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open(PAGE);
  const overlap = () =>
    page.locator('.wcct_header_area').evaluate((area) => {
      const [words, close] = ['.wcct_container', '.wcct_close'].map((part) =>
        area.querySelector(part)?.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return Math.max(0, Math.min(words.right, close.right) - Math.max(words.left, close.left));
    });
  await expect(page.locator('.wcct_header_area')).toBeVisible();
  expect(await overlap()).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await overlap()).toBe(0);
});

test('bars are shown as their version of the plugin shows them', async ({ page, shop }) => {
  await shop.open(PAGE);
  const bar = page.locator('.campaign-offer .wcct_counter_bar');
  await expect(bar).toHaveCSS('display', 'block');
  await bar.evaluate((lite) => {
    const wrap = Object.assign(document.createElement('div'), { className: 'wcct_counter_bar_wrap' });
    lite.replaceWith(wrap);
    wrap.append(lite);
  });
  await expect(bar).toHaveCSS('display', 'inline-block');
});

test('a visitor’s clock may be wrong by hours', async ({ page, shop }) => {
  await page.clock.install({ time: Date.now() + 5 * HOUR });
  await shop.open(PAGE);
  await expect(offer(page)).toHaveText(/01 ?days ?02 ?hrs ?0[23] ?mins/);
});

test('the page reloads two seconds after the end, once in a visit', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open(`${PAGE}&left=60&reload=yes`);
  // Stops the page's clock, because otherwise the two seconds would pass while the test waits for the call.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.clock.fastForward(60_000);
  await expect.poll(() => ends(shop.calls).length).toBe(1);
  expect(loads).toBe(0);
  await page.clock.fastForward(2000);
  await page.clock.resume();
  await expect.poll(() => loads).toBe(1);
  await shop.settled();
  await expect(offer(page)).toHaveText(/00 ?days ?00 ?hrs/);
  // The reloaded page says again that a minute is left, as a cached page does.
  await page.clock.fastForward(61_000);
  await expect.poll(() => ends(shop.calls).length).toBe(2);
  await page.clock.fastForward(3000);
  await expect(page.locator('main .wcct_timer')).toHaveCount(0);
  expect(loads).toBe(1);
});

test('a timer that comes with a fragment runs too, and the shop is not asked again', async ({ page, shop }) => {
  await shop.open(PAGE);
  const refreshes = () => shop.calls.filter((call) => call.includes('wcct_refreshed_times')).length;
  expect(refreshes()).toBe(1);
  await page.evaluate(() => {
    const fragment = document.createElement('div');
    const left = 93_784 + 7200;
    fragment.innerHTML = `<div class="late"><div class="wcct_timer" data-campaign-id="981" data-type="cart"><div class="wcct_timer_wrap" data-date="1" data-left="${left}"></div></div></div>`;
    document.querySelector('main')?.append(fragment);
  });
  await expect(page.locator('.late .wcct_timer_wrap')).toHaveText(/01day 02hr 0[23]min \d\dsec/);
  expect(refreshes()).toBe(1);
});

test('no node is made anew while timers run', async ({ page, shop }) => {
  await shop.open(`${PAGE}&areas=`);
  const changes = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const end = performance.now() + 2500;
        new MutationObserver((records) => {
          for (const { type, attributeName, target } of records)
            seen.push(`${type} ${attributeName ?? ''} ${target.nodeName}`);
          if (performance.now() > end) resolve(seen);
        }).observe(document.querySelector('.campaign-skins') as Element, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }),
  );
  expect(changes.length).toBeGreaterThan(8);
  expect(new Set(changes.filter((change) => !change.includes('aria-label') && !change.includes(' class ')))).toEqual(
    new Set(['characterData  #text']),
  );
});

/** Finds pairs of layers at the screen's edges that overlap, and names them by their classes. */
const coveredLayers = (page: Page) =>
  page.evaluate(() => {
    const layers = [...document.querySelectorAll('body *')].filter(
      (one) =>
        ['fixed', 'sticky'].includes(getComputedStyle(one).position) &&
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const meet = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    return layers.flatMap((one, index) =>
      layers
        .slice(index + 1)
        .filter((other) => !one.contains(other) && !other.contains(one) && meet(one, other))
        .map((other) => `${one.className} and ${other.className}`),
    );
  });

for (const width of [320, 390, 1280])
  test(`on the campaign’s page no layer lies over another at ${width} pixels`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 844 });
    await shop.open('/campaign-day/');
    const accept = page.getByRole('button', { name: 'Accept all' });
    await expect(accept).toBeVisible();
    await expect(page.locator('.wcct_header_area')).toBeVisible();
    expect(await coveredLayers(page)).toEqual([]);
    await accept.click();
    await expect(page.locator('.ht-ctc-chat')).toBeVisible();
    await expect(page.locator('.shop-islands-social-proof')).toBeVisible();
    expect(await coveredLayers(page)).toEqual([]);
  });

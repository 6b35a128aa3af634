import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BeaconReport } from '../../../src/rules/beacon';
import { button, expect, test } from '../shop';

/** Tests what the beacon reports to a shop's owner who has switched it on. */

/** Makes the pages report to a box that only this test uses. */
async function listen(page: Page, how = ''): Promise<() => Promise<BeaconReport[]>> {
  const box = `beacon-${randomUUID()}`;
  await page.context().addCookies([
    {
      name: 'demo_mode',
      value: [how, box].filter(Boolean).join('.'),
      url: test.info().project.use.baseURL as string,
    },
  ]);
  return async () => (await (await page.request.get(`/_demo/${box}`)).json()).reports;
}

/** Makes the press slow enough for the browser to report it. */
const slowDown = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('click', () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    });
  });

/**
 * Waits until the browser has reported how long the next click took. The browser reports clicks only after the page has
 * painted, and other events sooner.
 */
const clickTold = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => list.getEntriesByName('click').length && resolve());
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      }),
  );

test('a page without a beacon fetches and sends nothing of it', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => /beacon/.test(request.url()) && asked.push(request.url()));
  await shop.open('/shop/');
  await page.goto('about:blank');
  expect(asked).toEqual([]);
});

for (const how of ['', 'strict']) {
  test(`on a page printed ${how || 'plainly'}, the beacon hears which islands there were, what failed, and how long a tap took`, async ({
    page,
    shop,
  }) => {
    shop.allow(/Loading failed/);
    const reports = await listen(page, how);
    await page.route('**/wishlist-*.js', (route) => route.abort());
    await shop.open('/shop/?token=secret');
    await slowDown(page);
    const told = clickTold(page);
    await page.click(button(101));
    await told;
    await expect(page.locator(button(101))).toHaveClass(/added/);
    const failed = page.evaluate(
      () => new Promise<void>((resolve) => document.addEventListener('island:error', () => resolve(), { once: true })),
    );
    await page.locator('.shopengine_add_to_list_action').first().hover();
    await failed;
    await page.goto('about:blank');
    await expect.poll(async () => (await reports()).length).toBe(1);
    const [report] = (await reports()) as [BeaconReport];
    expect(report).toMatchObject({
      v: 1,
      page: 'listing',
      part: 0,
      mode: 'islands',
      pointer: 'fine',
      islands: { 'result-count': 'ready', 'add-to-cart': 'ready' },
    });
    expect(report.errors).toEqual([{ island: 'wishlist', code: 'loading', count: 1 }]);
    expect(report.actions['add-to-cart']?.count).toBe(1);
    expect(report.actions['add-to-cart']?.slowest).toBeGreaterThanOrEqual(56);
    expect(report.inp).toBeGreaterThanOrEqual(56);
    expect([report.lcp, report.cls]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(JSON.stringify(report)).not.toMatch(/secret|http|Ashfall/);
  });
}

test('the beacon measures without islands too, so that before and after can be compared', async ({ page }) => {
  const reports = await listen(page, 'off');
  await page.goto('/shop/');
  await slowDown(page);
  // The link is not followed, because the browser might leave the page before it reports the click.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const told = clickTold(page);
  await page.click(button(101));
  await told;
  await page.goto('about:blank');
  await expect.poll(async () => (await reports()).length).toBe(1);
  expect((await reports())[0]).toMatchObject({
    mode: 'original',
    page: 'listing',
    islands: {},
    errors: [],
    actions: { 'add-to-cart': { count: 1 } },
  });
});

test('the beacon sends neither cookies nor the page’s address, and what is no report is refused', async ({
  page,
  shop,
}) => {
  const reports = await listen(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /beacon-/.test(request.url()));
  await shop.open('/shop/');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  const headers = await (await sent).allHeaders();
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBeUndefined();
  await expect.poll(async () => (await reports()).length).toBe(1);
  for (const data of ['', '{}', '[]', 'null', '{"v":1,"actions":{"a":{}},"errors":[]}', 'x'.repeat(9000)]) {
    expect(
      (await page.request.post('/_demo/beacon', { data, headers: { 'content-type': 'text/plain' } })).status(),
    ).toBe(400);
  }
});

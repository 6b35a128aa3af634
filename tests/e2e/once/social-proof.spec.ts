import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const CONSENT =
  'consentid:a,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:yes';
const card = (page: Page) => page.getByRole('complementary', { name: 'Recent activity' });
const serviceCalls = (calls: readonly string[]) => calls.filter((call) => call.startsWith('/_demo/notifications/'));

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/campaign-day/?with=social${query}`);
  await expect(page.locator('[data-island="social-proof"]')).toHaveAttribute('data-island-status', 'ready');
}

test.beforeEach(async ({ shop, page, baseURL }) => {
  void shop;
  await page.context().addCookies([{ name: 'cookieyes-consent', value: CONSENT, url: baseURL as string }]);
});

test('a preview shows one widget’s example, keeps nothing and tells nothing', async ({ page, context, shop }) => {
  await open(page, '&tp-preview-widget=recent');
  await expect(card(page)).toHaveText(/Mara in Leeds bought Nightcourier/);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(serviceCalls(shop.calls)).toEqual(['/_demo/notifications/demo?account=10777&widget=recent']);
  expect((await context.cookies()).filter(({ name }) => /^(_tp|tp-)/.test(name))).toEqual([]);
});

test('tpclear clears what is kept', async ({ page, context }) => {
  await open(page);
  await card(page).getByRole('button', { name: 'Close' }).click();
  const visitor = async () => (await context.cookies()).find(({ name }) => name === '_tpapp')?.value;
  const before = await visitor();
  await open(page, '&tpclear=1');
  await expect(card(page)).toHaveText(/Mara in Leeds/);
  expect(await visitor()).not.toBe(before);
});

test('a notification stays while the pointer is on it', async ({ page, shop }) => {
  await page.clock.install();
  await open(page);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(card(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await card(page).hover();
  // A call under way would be given up.
  await shop.settled();
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(900, 5);
  await page.clock.runFor(1500);
  await expect(card(page)).toHaveCount(0);
});

test('a service that fails is reported to developers only', async ({ page, shop }) => {
  shop.allow(/notification service did not answer/);
  await page.addInitScript(() => {
    Object.assign(window, { problems: [] });
    document.addEventListener('island:error', ({ detail }: CustomEventInit) =>
      (window as never as { problems: string[] }).problems.push(detail.island),
    );
  });
  await page.route('**/_demo/notifications/notifications*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await open(page);
  await expect
    .poll(() => page.evaluate(() => (window as never as { problems: string[] }).problems))
    .toEqual(['social-proof']);
  await expect(card(page)).toHaveCount(0);
});

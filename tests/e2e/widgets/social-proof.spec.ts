import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const CONSENT =
  'consentid:a,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:yes';
const PATH = '/campaign-day/?with=social';

const card = (page: Page) => page.getByRole('complementary', { name: 'Recent activity' });
const host = (page: Page) => page.locator('[data-island="social-proof"]');
const serviceCalls = (calls: readonly string[]) => calls.filter((call) => call.startsWith('/_demo/notifications/'));
const agree = (page: Page) =>
  page.context().addCookies([{ name: 'cookieyes-consent', value: CONSENT, url: new URL(page.url()).origin }]);

/**
 * Stops the clock except for the time that a test lets pass. Otherwise a card could come and go unseen.
 */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

async function open(page: Page, more = ''): Promise<void> {
  await page.clock.resume();
  await page.goto(`${PATH}${more}`);
  await expect(host(page)).toHaveAttribute('data-island-status', 'ready');
  await stopTime(page);
}

/**
 * Lets time pass until a card says something, and a moment more: some builds listen to a store only after the next
 * frame.
 */
async function until(page: Page, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(card(page)).toHaveText(text, { timeout: 250 });
  }).toPass({ intervals: [50] });
  await page.clock.runFor(100);
}

/** Moves the clock forward until there is no card. */
const untilGone = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await expect(card(page)).toHaveCount(0, { timeout: 250 });
  }).toPass({ intervals: [50] });

/** Ids of what was shown on this page. */
const shown = (page: Page) => page.evaluate(() => (window as never as { shown: string[] }).shown);

/** The fixture prints the pages in each project's way, and watches for errors. */
test.beforeEach(async ({ shop, page, baseURL }) => {
  void shop;
  await page.context().addCookies([{ name: 'cookieyes-consent', value: CONSENT, url: baseURL as string }]);
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(window, { shown: [] });
    document.addEventListener('island:social-proof:shown', ({ detail }: CustomEventInit) =>
      (window as never as { shown: string[] }).shown.push(detail.id),
    );
  });
});

test.describe('notifications', () => {
  test('come one after the other, as text, and go by themselves', async ({ page, shop }) => {
    await open(page);
    await until(page, /Mara in Leeds bought Nightcourier/);
    // A card that has the focus stays, so axe has time for its check.
    await card(page).getByRole('button', { name: 'Close' }).focus();
    await page.clock.resume();
    await expect(card(page).getByRole('link')).toHaveAttribute('href', /^http.*\/product\/nightcourier\/$/);
    expect(await axe(page, { within: ['.shop-islands-social-proof'] })).toEqual([]);
    await stopTime(page);
    await card(page).getByRole('button', { name: 'Close' }).blur();
    await untilGone(page);
    await until(page, /Somebody in Cork bought Paper Moon Opera/);
    await until(page, /14 people bought Nightcourier/);
    await until(page, /<img src=x onerror=alert\(1\)> bought <b>Opera<\/b>/);
    expect(await card(page).locator('a, b, img').count()).toBe(0);
    await untilGone(page);
    await page.clock.runFor(60_000);
    expect(await shown(page)).toEqual(['n1', 'n2', 'n3', 'n4']);
    expect(serviceCalls(shop.calls).slice(0, 2)).toEqual([
      expect.stringMatching(/sessions\?account=10777 \{"visitor":"\w{32}","url":"http:[^?]*\/campaign-day\/"\}$/),
      '/_demo/notifications/notifications?account=10777',
    ]);
  });

  test('stand 25 pixels from the edges, and move nothing', async ({ page, viewport }) => {
    await open(page);
    await until(page, /Mara/);
    const box = await card(page).evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([box.left, (viewport?.height ?? 0) - box.bottom]).toEqual([25, 25]);
    expect(box.right).toBeLessThanOrEqual((viewport?.width ?? 0) - 25);
  });

  test('that are closed stay closed: the cookie lasts 14 days', async ({ page, context, shop }) => {
    await open(page);
    await until(page, /Mara/);
    await card(page).getByRole('button', { name: 'Close' }).click();
    await expect(card(page)).toHaveCount(0);
    const kept = (await context.cookies()).find(({ name }) => name === 'tp-closed-widgets');
    expect(kept).toMatchObject({ value: 'recent', path: '/', sameSite: 'Lax' });
    expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 1_209_600)).toBeLessThan(60);
    await expect.poll(() => serviceCalls(shop.calls).filter((call) => call.includes('"close"'))).toHaveLength(1);
    await open(page);
    // Only the other widget's notification is left.
    await until(page, /14 people/);
    await untilGone(page);
    await page.clock.runFor(60_000);
    expect(await shown(page)).toEqual(['n3']);
  });

  test('need consent: nothing is called or kept before, and everything goes when consent is withdrawn', async ({
    page,
    context,
    shop,
  }) => {
    await context.clearCookies({ name: 'cookieyes-consent' });
    await open(page);
    await page.clock.runFor(60_000);
    await expect(card(page)).toHaveCount(0);
    expect(serviceCalls(shop.calls)).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => /^(_tp|tp-)/.test(name))).toEqual([]);
    await agree(page);
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('island:consent:changed', { detail: { accepted: ['advertisement'], rejected: [] } }),
      ),
    );
    await until(page, /Mara/);
    await context.clearCookies({ name: 'cookieyes-consent' });
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('island:consent:changed', { detail: { accepted: [], rejected: ['advertisement'] } }),
      ),
    );
    await expect(card(page)).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => /^(_tp|tp-)/.test(name))).toEqual([]);
  });

  test('are off where the service has no address', async ({ page, shop }) => {
    await open(page, '&base=');
    await page.clock.runFor(60_000);
    await expect(card(page)).toHaveCount(0);
    expect(serviceCalls(shop.calls)).toEqual([]);
  });
});

test.describe('a form', () => {
  test('is reported once its success page has come: with a name and an address, and nothing private', async ({
    page,
    shop,
  }) => {
    await open(page);
    // The island watches forms only after the service has answered, which the first card shows.
    await until(page, /Mara/);
    await page.getByLabel('First name').fill('Mara');
    await page.getByLabel('E-mail').last().fill('mara@example.com');
    await page.getByLabel('A note to us').fill('my-secret-note');
    // Resume the clock, because the success page starts its islands after a pause.
    await page.clock.resume();
    const told = page.waitForRequest('**/submissions?account=10777&widget=recent');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect((await told).postDataJSON()).toEqual({
      location: { city: 'Leeds', region: 'Yorkshire', country: 'United Kingdom' },
      firstName: 'Mara',
      email: 'mara@example.com',
      successPage: 'subscribed=yes',
    });
    await expect(page.getByText('Thank you. The first letter is on its way.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('tp-submitted-notifications=own1');
    expect(await page.evaluate(() => localStorage.getItem('tp-pending-submissions'))).toBeNull();
    expect(serviceCalls(shop.calls).join()).not.toContain('my-secret-note');
  });
});

import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ALONE, at, EACH, inWays, originalOf, type Way } from '../realShop';

/**
 * CookieYes' banner on a real shop, named by MARKETING_SHOP_URL, whose pages take `?scripts=original|both|islands`. It
 * blocks uploads/visits.js (analytics, cookie `visits`) and uploads/adverts.js (advertisement). The islands must keep
 * the same choice as CookieYes' own script.
 */

interface Seen {
  told: { accepted: string[]; rejected: string[] }[];
  ran?: string[];
}

test.beforeEach(async ({ page }) => {
  // Serves the present build, whichever build the shop has.
  await page.route('**/wp-content/islands/**', (route) =>
    route.fulfill({ path: `dist/${basename(new URL(route.request().url()).pathname)}` }),
  );
  await page.route(/uploads\/(visits|adverts)\.js/, (route) => {
    const name = basename(new URL(route.request().url()).pathname, '.js');
    return route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie='${name}=1;path=/';window.ran=[...(window.ran??[]),'${name}']`,
    });
  });
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('cookieyes_consent_update', (event) => told.push((event as CustomEvent).detail));
  });
});

const seen = (page: Page) =>
  page.evaluate(() => ({ told: (window as never as Seen).told, ran: (window as never as Seen).ran ?? [] }));
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((one) => one.name === name);
const choice = async (page: Page) => (await cookie(page, 'cookieyes-consent'))?.value.replace(/^consentid:\w+,/, '');

const banner = (page: Page) => page.locator('.cky-consent-container');
const press = (page: Page, tag: string) => page.locator(`[data-cky-tag="${tag}"]`).click();

async function open(page: Page, way: Way): Promise<void> {
  await page.goto(at('/shop/', way));
  await expect.poll(() => page.evaluate(() => 'getCkyConsent' in window)).toBe(true);
}

/** Adds a script as other plugins' scripts do. */
const add = (page: Page, name: string) =>
  page.evaluate((file) => {
    const script = document.createElement('script');
    script.src = `${location.origin}/wp-content/uploads/${file}.js`;
    document.head.append(script);
  }, name);

const choices: Record<string, (page: Page) => Promise<void>> = {
  accept: (page) => press(page, 'accept-button'),
  reject: (page) => press(page, 'reject-button'),
  async save(page) {
    await press(page, 'settings-button');
    await page.locator('#ckySwitchanalytics').check();
    await press(page, 'detail-save-button');
  },
};

inWays('marketing', EACH, (way) => {
  for (const [name, choose] of Object.entries(choices)) {
    test(`${name}: the cookie and the event are those of CookieYes’ own script`, async ({ page }) => {
      const results: unknown[] = [];
      for (const scripts of [originalOf(way), way]) {
        await page.context().clearCookies();
        await open(page, scripts);
        await expect(banner(page)).toBeVisible();
        await expect(banner(page)).toHaveCount(1);
        await choose(page);
        await expect(banner(page)).toBeHidden();
        const { expires = 0, sameSite, path } = (await cookie(page, 'cookieyes-consent')) ?? {};
        results.push({
          choice: await choice(page),
          told: (await seen(page)).told,
          days: Math.round((expires - Date.now() / 1000) / 86_400),
          sameSite,
          path,
        });
        await open(page, scripts);
        await expect(banner(page), 'it is not asked again').toBeHidden();
        expect((await seen(page)).told).toEqual([]);
      }
      const [original, islands] = results;
      expect(islands).toEqual(original);
      expect(original).toMatchObject({ days: 365, sameSite: 'Strict' });
    });
  }

  test('a blocked script starts with consent, once', async ({ page }) => {
    await open(page, way);
    await expect(banner(page)).toBeVisible();
    await add(page, 'visits');
    await add(page, 'adverts');
    await page.waitForLoadState('networkidle');
    expect((await seen(page)).ran).toEqual([]);
    await choices.save?.(page);
    await expect.poll(async () => (await seen(page)).ran).toEqual(['visits']);
    expect(await cookie(page, 'visits')).toBeDefined();
    await press(page, 'revisit-consent');
    await expect(page.locator('#ckySwitchanalytics')).toBeChecked();
    await press(page, 'detail-accept-button');
    await expect.poll(async () => (await seen(page)).ran).toEqual(['visits', 'adverts']);
    await page.waitForLoadState('networkidle');
    expect((await seen(page)).ran).toEqual(['visits', 'adverts']);
    await press(page, 'revisit-consent');
    await press(page, 'detail-reject-button');
    await expect.poll(async () => cookie(page, 'visits')).toBeUndefined();
    expect(await cookie(page, 'adverts')).toBeUndefined();
  });

  test('what is marked for the islands starts with CookieYes’ answer', async ({ page }) => {
    await page.route('**/shop/**', async (route) => {
      const response = await route.fetch();
      const waiting = '<script type="text/plain" data-consent="analytics">window.ran=["inline"]</script>';
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${waiting}</body>`) });
    });
    await open(page, way);
    await expect(banner(page)).toBeVisible();
    expect((await seen(page)).ran).toEqual([]);
    await press(page, 'accept-button');
    await expect.poll(async () => (await seen(page)).ran).toEqual(['inline']);
  });
});

inWays('marketing', ALONE, (way) => {
  test('where a shopper came from is kept with consent only', async ({ page }) => {
    await open(page, way);
    await expect(banner(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await cookie(page, 'sbjs_first')).toBeUndefined();
    await press(page, 'accept-button');
    await expect.poll(async () => cookie(page, 'sbjs_first')).toBeDefined();
  });
});

import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { takeMoved, watchMoves } from '../moved';
import { expect, test } from '../shop';

/** The names of the demo's embedded services that have run. */
const ran = (page: Page) => page.evaluate(() => (window as never as { demoServices?: string[] }).demoServices ?? []);

const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
const consent = async (page: Page) => (await cookies(page))['cookieyes-consent']?.replace(/^consentid:\w+,/, '');

const REFUSED = 'consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';
const AGREED = 'consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes';

/** Notes every choice that CookieYes' event tells. */
const watchEvents = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('cookieyes_consent_update', (event) => told.push((event as CustomEvent).detail));
  });
const told = (page: Page) =>
  page.evaluate(() => (window as never as { told: { accepted: string[]; rejected: string[] }[] }).told);

/** In a page without a policy an inline script waits, too. */
const analytics = (mode: string) => (/self|strict/.test(mode) ? ['visits'] : ['visits', 'inline']);

for (const banner of ['own', 'cookieyes'] as const) {
  test.describe(`the banner (${banner})`, () => {
    const path = `/campaign-day/?with=consent&banner=${banner}`;
    const region = (page: Page) =>
      page.getByRole('region', { name: banner === 'own' ? 'Your privacy' : 'Cookies at Save Point' });
    const dialog = (page: Page) =>
      page.getByRole('dialog', { name: banner === 'own' ? 'Privacy preferences' : 'Choose your cookies' });
    const preferences = (page: Page) =>
      region(page).getByRole('button', { name: banner === 'own' ? 'Privacy preferences' : 'Customise' });

    test('asks without covering the page, and nothing runs before the answer', async ({ page, shop }) => {
      await watchEvents(page);
      await shop.open(path);
      await expect(region(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await ran(page)).toEqual([]);
      expect(await consent(page)).toBe(
        'consent:no,action:,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
      );
      expect(await told(page)).toEqual([
        { accepted: ['necessary'], rejected: ['functional', 'analytics', 'performance', 'advertisement'] },
      ]);
      await expect(page.locator('iframe[title="Where we are"]')).not.toHaveAttribute('src');
      expect(
        Object.keys(await cookies(page))
          .filter((name) => name.startsWith('demo_'))
          .sort(),
      ).toEqual(['demo_mode', 'demo_visitor']);
    });

    test('refuses with one press, and does not ask again', async ({ page, shop }) => {
      await watchEvents(page);
      await shop.open(path);
      await region(page).getByRole('button', { name: 'Reject all' }).click();
      await expect(region(page)).toBeHidden();
      expect(await consent(page)).toBe(REFUSED);
      expect(await told(page)).toHaveLength(2);
      await shop.open(path);
      await expect(region(page)).toBeHidden();
      expect(await ran(page)).toEqual([]);
      expect(await told(page), 'a later page tells of no choice').toEqual([]);
    });

    test('agrees with one press: what waited runs, once and in order', async ({ page, shop, demoMode }) => {
      await shop.open(path);
      await region(page).getByRole('button', { name: 'Accept all' }).click();
      await expect(region(page)).toBeHidden();
      expect(await consent(page)).toBe(AGREED);
      const all = [...analytics(demoMode), 'adverts', 'analytics', 'pixel', 'live-chat'].sort();
      await expect.poll(async () => (await ran(page)).sort()).toEqual(all);
      const order = (await ran(page)).filter((service) => ['visits', 'inline', 'adverts'].includes(service));
      expect(order).toEqual([...analytics(demoMode), 'adverts']);
      await expect(page.locator('iframe[title="Where we are"]')).toHaveAttribute('src', '/assets/icon.svg');
      await shop.open(path);
      await expect.poll(async () => (await ran(page)).sort(), 'they run on the next page, too').toEqual(all);
      await expect(region(page)).toBeHidden();
    });

    test('saves a choice of one category', async ({ page, shop, demoMode }) => {
      await shop.open(path);
      await preferences(page).click();
      await expect(dialog(page)).toBeVisible();
      for (const name of ['Functional', 'Analytics', 'Performance', 'Advertisement'])
        await expect(dialog(page).getByRole('switch', { name })).not.toBeChecked();
      await dialog(page).getByRole('switch', { name: 'Analytics' }).check();
      await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(region(page)).toBeHidden();
      expect(await consent(page)).toBe(
        'consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no',
      );
      await expect.poll(async () => (await ran(page)).sort()).toEqual([...analytics(demoMode), 'analytics'].sort());
    });

    test('takes a consent back and deletes the category’s cookies', async ({ page, shop }) => {
      await shop.open(path);
      await region(page).getByRole('button', { name: 'Accept all' }).click();
      await expect.poll(async () => Object.keys(await cookies(page))).toContain('demo_adverts');
      await expect.poll(async () => Object.keys(await cookies(page))).toContain('demo_live-chat');
      await page.getByRole('link', { name: 'privacy preferences' }).click();
      await expect(dialog(page).getByRole('switch', { name: 'Advertisement' })).toBeChecked();
      await dialog(page).getByRole('switch', { name: 'Advertisement' }).uncheck();
      await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
      await expect(dialog(page)).toBeHidden();
      const left = Object.keys(await cookies(page));
      expect(left).toContain('demo_live-chat');
      expect(left).not.toContain('demo_adverts');
      expect(left).not.toContain('demo_pixel');
    });

    test('works by keyboard alone; Escape leaves the preferences without a choice', async ({ page, shop }) => {
      await shop.open(path);
      await preferences(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(region(page)).toBeVisible();
      await expect(preferences(page)).toBeFocused();
      expect(await consent(page)).toMatch(/action:,/);
      await region(page).getByRole('button', { name: 'Reject all' }).focus();
      await page.keyboard.press('Space');
      await expect(region(page)).toBeHidden();
      await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText('Your choice is saved.');
    });

    const save = 'Save my choice';
    for (const [way, name] of [
      ['by “Reject all”', 'Reject all'],
      ['by “Accept all”', 'Accept all'],
      ['in its preferences', save],
    ] as const)
      test(`gives the focus back to what had it before, when it is answered ${way}`, async ({ page, shop }) => {
        await shop.open(path);
        const before = page.locator('main a[href]').first();
        await before.focus();
        if (name === save) {
          await preferences(page).focus();
          await page.keyboard.press('Enter');
          await expect(dialog(page)).toBeVisible();
        }
        await (name === save ? dialog(page) : region(page)).getByRole('button', { name }).focus();
        await page.keyboard.press('Enter');
        await expect(region(page)).toBeHidden();
        await expect(before).toBeFocused();
      });

    test('has no accessibility problems, closed, open and in its preferences', async ({ page, shop }) => {
      await shop.open(path);
      const look = async (selector: string) => {
        expect(await axe(page, { within: [selector] })).toEqual([]);
      };
      await expect(region(page)).toBeVisible();
      await look('body');
      await preferences(page).click();
      await expect(dialog(page)).toBeVisible();
      await look(banner === 'own' ? 'dialog' : '.cky-modal');
    });

    test('moves nothing', async ({ page, shop }) => {
      await watchMoves(page);
      await shop.open(path);
      await expect(region(page)).toBeVisible();
      expect(await takeMoved(page)).toEqual([]);
    });

    test('holds back what other scripts add, and starts it once', async ({ page, shop }) => {
      await shop.open(path);
      await expect(region(page)).toBeVisible();
      await page.evaluate(() => {
        for (const set of ['property', 'attribute']) {
          const script = document.createElement('script');
          script.addEventListener('load', () => Object.assign(window, { [`late-${set}`]: true }));
          const address = `/assets/embedded.js?service=late-${set}`;
          const policy = (
            window as never as {
              trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
            }
          ).trustedTypes;
          const trusted = policy
            ? policy.createPolicy(`late-${set}`, { createScriptURL: (url: string) => url }).createScriptURL(address)
            : address;
          if (set === 'property') script.src = trusted;
          else script.setAttribute('src', trusted);
          document.body.append(script);
        }
      });
      await shop.settled();
      expect(await ran(page)).toEqual([]);
      await region(page).getByRole('button', { name: 'Accept all' }).click();
      await expect.poll(() => ran(page)).toContain('late-property');
      await expect.poll(() => ran(page)).toContain('late-attribute');
      await expect
        .poll(
          () => page.evaluate(() => 'late-property' in window && 'late-attribute' in window),
          'their own listeners hear of it',
        )
        .toBe(true);
      expect((await ran(page)).filter((service) => service.startsWith('late'))).toHaveLength(2);
    });
  });
}

test.describe('a long text above CookieYes’ switches', () => {
  test('is shortened; a button shows the rest, and keeps the focus', async ({ page, shop }) => {
    await shop.open('/campaign-day/?with=consent&banner=cookieyes');
    await page.getByRole('button', { name: 'Customise' }).click();
    const rest = page.getByText('Some of these are set by others');
    await expect(rest).toBeHidden();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rest).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show less' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rest).toBeHidden();
  });
});

test.describe('CookieYes’ functions', () => {
  test('report the consent that holds, and open the preferences', async ({ page, shop }) => {
    await shop.open('/campaign-day/?with=consent&banner=cookieyes');
    const state = () =>
      page.evaluate(() => (window as never as { getCkyConsent(): Record<string, unknown> }).getCkyConsent());
    expect(await state()).toMatchObject({
      activeLaw: 'gdpr',
      isUserActionCompleted: false,
      categories: { necessary: true, analytics: false },
      languageCode: 'en',
    });
    await page.evaluate(() => (window as never as { revisitCkyConsent(): void }).revisitCkyConsent());
    await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await state()).toMatchObject({ isUserActionCompleted: true, categories: { analytics: true } });
    await page.getByRole('button', { name: 'Privacy', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('embedded services', () => {
  const own = '/campaign-day/?with=consent';

  test('are handed SPEC’s data, and keep an ad’s click for 90 days', async ({ page, shop }) => {
    await shop.open(`${own}&gclid=abc_123&fbclid=${'x'.repeat(501)}`);
    expect(Object.keys(await cookies(page))).not.toContain('_gcl_aw');
    await page.getByRole('region').getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => ran(page)).toContain('analytics');
    const handed = await page.evaluate(
      () => (window as never as { demoHanded: Record<string, string> }).demoHanded.analytics,
    );
    expect(JSON.parse(handed ?? '')).toEqual({ currency_minor_unit: 2, products: [] });
    await expect.poll(async () => (await cookies(page))._gcl_aw).toMatch(/^GCL\.\d{10}\.abc_123$/);
    const kept = (await page.context().cookies()).find(({ name }) => name === '_gcl_aw');
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90);
    expect(Object.keys(await cookies(page))).not.toContain('_fbc');
    await expect(page.locator('script[src*="service=pixel"]')).toHaveAttribute('data-account', '1077');
  });
});

import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

/** Tests visits, consent, and other scripts. tests/e2e/widgets/attribution.spec.ts tests the usual use. */

const ELEMENT = 'wc-order-attribution-inputs';
const FIELDS = `${ELEMENT} input[type="hidden"]`;

interface AttributionPage {
  wc_order_attribution: {
    getAttributionData(): Record<string, string | null>;
    setOrderTracking(isAllowed: boolean): void;
  };
  wp_has_consent(category: string): boolean;
  wp_consent_type: string;
  demoExtensionData: { namespace: string; data: Record<string, string | null> }[];
}

const value = (page: Page, field: string) => page.locator(`[name="wc_order_attribution_${field}"]`);

/** Cookies by name, decoded. */
async function cookies(page: Page): Promise<Record<string, string>> {
  const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'));
  return Object.fromEntries(kept.map(({ name, value: text }) => [name, decodeURIComponent(text)]));
}

/** Opens a page as a visitor who comes from another site. */
async function arrive(page: Page, path: string, referer: string): Promise<void> {
  await page.goto(path, { referer });
  await expect.poll(async () => (await cookies(page)).sbjs_session).toContain(path);
}

async function checkOut(page: Page, shop: Shop): Promise<void> {
  await page.goto('/shop/?add-to-cart=118');
  await shop.open('/checkout/?provider=off');
  await expect(page.locator(FIELDS)).toHaveCount(16);
}

const data = (page: Page) =>
  page.evaluate(() => (window as never as AttributionPage).wc_order_attribution.getAttributionData());

test.describe('a visit', () => {
  for (const [referer, source] of [
    ['https://www.google.co.uk/', { typ: 'organic', src: 'google', mdm: 'organic' }],
    [
      'https://www.blog.example/best-games?x=1',
      { typ: 'referral', src: 'blog.example', mdm: 'referral', cnt: '/best-games' },
    ],
  ] as const) {
    test(`from ${referer} is ${source.typ}, also after a payment page has sent the shopper back`, async ({ page }) => {
      await arrive(page, '/shop/', referer);
      await arrive(page, '/games/', 'https://pay.example/done');
      const { sbjs_current = '', sbjs_session } = await cookies(page);
      const kept = Object.fromEntries(sbjs_current.split('|||').map((pair) => pair.split('=')));
      expect(kept).toMatchObject(source);
      expect(sbjs_session).toMatch(/^pgs=2\|/);
    });
  }

  test('ends after half an hour, and the next page begins another one, which is counted', async ({ page }) => {
    await arrive(page, '/shop/', 'https://blog.example/');
    await page.context().clearCookies({ name: 'sbjs_session' });
    await arrive(page, '/games/', 'https://other.example/');
    const kept = await cookies(page);
    expect(kept.sbjs_current).toContain('src=other.example');
    expect(kept.sbjs_first).toContain('src=blog.example');
    expect(kept.sbjs_udata).toMatch(/^vst=2\|/);
  });

  test('has cookies that last until the browser is closed, and a session cookie for half an hour', async ({ page }) => {
    await arrive(page, '/shop/', '');
    const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'));
    const ending = kept.filter(({ expires }) => expires !== -1);
    expect(ending.map(({ name }) => name)).toEqual(['sbjs_session']);
    const minutes = ((ending[0]?.expires ?? 0) - Date.now() / 1000) / 60;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30.1);
  });

  test('makes no call', async ({ page, shop }) => {
    await page.goto('/shop/?utm_source=letter');
    await expect.poll(async () => Object.keys(await cookies(page))).toHaveLength(7);
    await shop.settled();
    expect(shop.calls).toEqual([]);
  });

  test('keeps hostile marks as text, in the cookie and in the form', async ({ page, shop }) => {
    await page.goto(
      '/shop/?utm_source=%3Cimg%20src=x%20onerror=alert(1)%3E&utm_campaign=x|||typ=evil;domain=y&utm_id=%27%22%3E',
    );
    await expect.poll(async () => (await cookies(page)).sbjs_session).toContain('/shop/');
    await checkOut(page, shop);
    await expect(value(page, 'utm_source')).toHaveValue('<img src=x onerror=alert(1)>');
    await expect(value(page, 'utm_campaign')).toHaveValue('x|||typ=evil;domain=y');
    await expect(value(page, 'utm_id')).toHaveValue('\'">');
    await expect(value(page, 'source_type')).toHaveValue('utm');
    await expect(page.locator(`${ELEMENT} :not(input)`)).toHaveCount(0);
  });

  test('is known on its own page when cookies are off', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }));
    await page.goto('/shop/?utm_source=letter');
    await page.waitForFunction(() => (window as never as AttributionPage).wc_order_attribution.getAttributionData);
    expect(await data(page)).toMatchObject({ utm_source: 'letter', session_pages: '1' });
  });
});

test.describe('a form', () => {
  test('has the fields once when it comes with a refresh', async ({ page, shop }) => {
    await checkOut(page, shop);
    await page.evaluate((name) => {
      document.querySelector(name)?.remove();
      for (const form of document.querySelectorAll('form.checkout'))
        form.append(document.createElement(name), document.createElement(name));
    }, ELEMENT);
    await expect(page.locator(FIELDS)).toHaveCount(16);
    await expect(page.locator(ELEMENT)).toHaveCount(1);
    await expect(value(page, 'source_type')).toHaveValue('typein');
  });

  test('has its own fields beside those of the buttons above it, also of buttons that come late', async ({
    page,
    shop,
  }) => {
    await arrive(page, '/shop/?utm_source=letter', '');
    await page.goto('/shop/?add-to-cart=118');
    await shop.open('/checkout/?provider=off&gateway=elements');
    const above = page.locator('.express-payment [name="wc_order_attribution_utm_source"]');
    const inside = page.locator('form.checkout [name="wc_order_attribution_utm_source"]');
    await expect(inside).toHaveValue('letter');
    await expect(above).toHaveValue('letter');
    await page.evaluate(
      (name) => document.querySelector('.express-payment')?.replaceChildren(document.createElement(name)),
      ELEMENT,
    );
    await expect(above).toHaveValue('letter');
    await expect(inside).toHaveCount(1);
  });

  test('has the fields for a new account too', async ({ page, shop }) => {
    await shop.open('/my-account/');
    await expect(page.locator(`form.register ${FIELDS}`)).toHaveCount(16);
  });
});

test.describe('the block checkout', () => {
  test('sends the same values with its order, and none when tracking is off', async ({ page, shop }) => {
    await shop.open('/block-checkout/?utm_source=letter');
    const told = () =>
      page.evaluate(() => {
        const { namespace, data: values = {} } = (window as never as AttributionPage).demoExtensionData.at(-1) ?? {};
        return { namespace, source: values.utm_source, fields: Object.keys(values).length };
      });
    await expect.poll(told).toEqual({ namespace: 'woocommerce/order-attribution', source: 'letter', fields: 16 });
    await page.evaluate(() => (window as never as AttributionPage).wc_order_attribution.setOrderTracking(false));
    await expect.poll(async () => (await told()).source).toBeNull();
  });
});

test.describe('consent', () => {
  /** A cookie banner that speaks through the WP Consent API. */
  async function ask(page: Page): Promise<void> {
    await page.addInitScript(() => {
      Object.assign(window, {
        wp_consent_type: 'optin',
        wp_has_consent: (category: string) => document.cookie.includes(`wp_consent_${category}=allow`),
      });
    });
    await page.route(/\/checkout\/\?/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(
          '"allowTracking":true',
          '"allowTracking":true,"consentCategory":"marketing"',
        ),
      });
    });
  }

  const choose = (page: Page, choice: string) =>
    page.evaluate((said) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the API does it
      document.cookie = `wp_consent_marketing=${said}; path=/`;
      document.dispatchEvent(
        new CustomEvent('wp_listen_for_consent_change', { detail: Object.assign([], { marketing: said }) }),
      );
    }, choice);

  test('is waited for, whatever the page says, and fills the form when given and empties it when withdrawn', async ({
    page,
    shop,
  }) => {
    await page.goto('/shop/?add-to-cart=118');
    await page.context().clearCookies({ name: /^sbjs_/ });
    await ask(page);
    await shop.open('/checkout/?provider=off');
    await expect(page.locator(FIELDS)).toHaveCount(16);
    await expect(value(page, 'source_type')).toHaveValue('');
    expect(await cookies(page)).toEqual({});
    await choose(page, 'allow');
    await expect(value(page, 'source_type')).toHaveValue('typein');
    expect(Object.keys(await cookies(page))).toHaveLength(7);
    await choose(page, 'deny');
    await expect(value(page, 'source_type')).toHaveValue('');
    expect(await cookies(page)).toEqual({});
  });
});

test.describe('WooCommerce’s own script', () => {
  test('keeps its work when it has begun', async ({ page, shop }) => {
    await page.addInitScript((name) => customElements.define(name, class extends HTMLElement {}), ELEMENT);
    await page.goto('/shop/?add-to-cart=118&utm_source=letter');
    await shop.open('/checkout/?provider=off');
    await expect(page.locator(`${ELEMENT}[data-island-status="ready"]`)).toHaveCount(5);
    await expect(page.locator(FIELDS)).toHaveCount(0);
    expect(await cookies(page)).toEqual({});
  });

  test('can define its element when it comes late', async ({ page, shop }) => {
    await checkOut(page, shop);
    await page.evaluate((name) => customElements.define(name, class extends HTMLElement {}), ELEMENT);
    await expect(page.locator(`${ELEMENT}:defined`)).toHaveCount(1);
    await expect(page.locator(FIELDS)).toHaveCount(16);
  });
});

test.describe('a page that comes back from the back/forward cache', () => {
  test('sends nothing that another page has deleted meanwhile', async ({ page, shop }) => {
    await checkOut(page, shop);
    await page.context().clearCookies({ name: /^sbjs_/ });
    // The test only imitates the cache; back-forward-cache.spec.ts uses the real one.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(value(page, 'source_type')).toHaveValue('');
    await expect(value(page, 'user_agent')).toHaveValue('');
    expect(await cookies(page)).toEqual({});
  });
});

test.describe('a prerendered page', () => {
  test('is not counted before the visitor sees it', async ({ page }) => {
    await page.addInitScript(() => {
      const isSeen = () => 'isSeen' in window;
      Object.defineProperty(document, 'prerendering', { configurable: true, get: () => !isSeen() });
      // The test's mouse is on the page already, but a prerendered page has no mouse.
      for (const type of ['pointerover', 'mouseover'])
        addEventListener(type, (event) => !isSeen() && event.stopImmediatePropagation(), true);
    });
    await page.goto('/shop/?utm_source=letter');
    await page.waitForLoadState('networkidle');
    expect(await cookies(page)).toEqual({});
    await page.evaluate(() => {
      Object.assign(window, { isSeen: true });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(async () => (await cookies(page)).sbjs_current).toContain('src=letter');
  });
});

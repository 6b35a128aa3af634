/**
 * Tests that a service's answer is shown as text or as allowed HTML only, and that the shop's own HTML is shown without
 * running its scripts.
 */
import { expect, type Page, test } from '@playwright/test';
import { answerPlaces, MARK } from '../xss/answers';
import { ownHtml } from '../xss/ownHtml';
import { scripts } from '../xss/payloads';
import { POLICIES, type PolicyName, serve } from '../xss/scene';
import { watch } from '../xss/watch';

const policies = Object.keys(POLICIES) as PolicyName[];
const CONSENT =
  'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes';

for (const policy of policies) {
  test(`${policy}: what services answer`, async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'cookieyes-consent', value: CONSENT, url: baseURL as string }]);
    for (const place of answerPlaces) {
      await test.step(place.name, async () => {
        const page = await context.newPage();
        const watched = await watch(page);
        await serve(page, place, policy);
        await page.goto('/xss/answers?tp-preview-widget=2');
        await place.ask(page);
        await expect(page.locator(place.shown).first()).toContainText(MARK);
        await watched.settle();
        expect(watched.found).toEqual([]);
        expect(await watched.armed()).toEqual([]);
        await page.close();
      });
    }
  });
}

/**
 * Pages of the demo whose islands fetch HTML, each with the action that fetches it, and the call whose HTML must be
 * shown.
 */
const OWN: readonly [path: string, call: string, ask: (page: Page) => Promise<void>][] = [
  // The page does not fetch an empty cart, so nothing replaces the answer's HTML.
  ['/shop/', 'add_to_cart', (page) => page.locator('.ajax_add_to_cart').first().click()],
  [
    '/cart/?add-to-cart=101',
    '/cart/',
    async (page) => {
      await page.locator('.qty').first().fill('2');
      await page.click('[name="update_cart"]');
    },
  ],
  ['/checkout/?add-to-cart=101', 'update_order_review', async () => {}],
  ['/lists/', 'filter_cat_products', (page) => page.getByRole('tab', { name: 'On sale' }).first().click()],
  [
    '/lists/',
    'advanced-search',
    async (page) => {
      const input = page.locator('.shopengine-advanced-search-input');
      await input.focus();
      // The search's code comes with the focus.
      await expect(input).toHaveAttribute('role', 'combobox');
      await input.fill('ashfall');
    },
  ],
  [
    '/shop/',
    'comparison_table',
    (page) => page.locator('.products .shopengine_comparison_add_to_list_action').first().click(),
  ],
  [
    '/shop/',
    '/product/ashfall-kingdoms/',
    async (page) => {
      await page.evaluate(() => document.documentElement.setAttribute('data-quick-view', 'native'));
      await page.locator('.shopengine-quickview-trigger').first().click();
    },
  ],
  [
    '/cart/?add-to-cart=101',
    'apply_coupon',
    async (page) => {
      await page.fill('#coupon_code', 'ten');
      await page.click('[name="apply_coupon"]');
    },
  ],
  ['/loops/', '/loops/2/', (page) => page.getByRole('button', { name: 'Load more' }).first().click()],
];

for (const mode of ['strict', '']) {
  test(`the shop’s own HTML${mode && ', under the strictest policy'}`, async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'demo_mode', value: mode, url: baseURL as string }]);
    for (const [path, call, ask] of OWN) {
      await test.step(`${path} ${call}`, async () => {
        const page = await context.newPage();
        const watched = await watch(page);
        const own = await ownHtml(page, scripts);
        await page.goto(path);
        await ask(page);
        await expect.poll(() => own.shown(), `HTML of ${call}`).toContainEqual(expect.stringContaining(call));
        await watched.settle();
        expect(watched.found).toEqual([]);
        await page.close();
      });
    }
  });
}

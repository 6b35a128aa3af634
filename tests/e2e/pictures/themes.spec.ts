/**
 * Compares islands with reference pictures, under each theme's base styles. Only the packaged browser is compared,
 * because it is the same on every machine. `npm run pictures` makes new pictures.
 */
import type { Locator, Page } from '@playwright/test';
import { type Theme, themes } from '../../../stories/themes/compose';
import { button, expect, type Shop, test } from '../shop';
import { dress } from './theme';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

interface State {
  viewport: { width: number; height: number };
  /** Brings the page into the state to show. Returns the element for the picture. */
  reach(page: Page, shop: Shop): Promise<Locator>;
}

const openDialog = (page: Page) => page.locator('dialog.shop-islands-dialog[open]');

const states: Record<string, State> = {
  'cart-drawer': {
    viewport: PHONE,
    async reach(page, shop) {
      await shop.open('/shop/?add-to-cart=101');
      await shop.open('/shop/?add-to-cart=102');
      await page.click('a.cart-contents');
      await expect(openDialog(page).locator('.shop-islands-drawer-row')).toHaveCount(2);
      return openDialog(page);
    },
  },
  message: {
    viewport: PHONE,
    async reach(page, shop) {
      await shop.open('/shop/');
      await shop.fault({ on: 'add_to_cart', status: 500, times: 2 });
      await page.click(button(101));
      const notice = page.locator('.shop-islands-notice');
      await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
      return notice;
    },
  },
  'quick-view': {
    viewport: DESKTOP,
    async reach(page, shop) {
      await shop.open('/shop/');
      await page.evaluate(() => document.documentElement.setAttribute('data-quick-view', 'native'));
      await page.locator('.products .shopengine-quickview-trigger[href$="/product/ashfall-kingdoms/"]').click();
      await expect(page.locator('.shop-islands-quick-view')).toHaveAttribute('data-status', 'shown');
      return openDialog(page);
    },
  },
  comparison: {
    viewport: DESKTOP,
    async reach(page, shop) {
      await page.goto('/?comparison=yes&product_ids=101,102');
      await shop.open('/shop/');
      await page.click('.comparison-button');
      await expect(openDialog(page).locator('td h4')).toHaveCount(2);
      return openDialog(page);
    },
  },
  'consent-banner': {
    viewport: PHONE,
    async reach(page, shop) {
      await shop.open('/campaign-day/?with=consent&banner=own');
      return page.getByRole('region', { name: 'Your privacy' });
    },
  },
  'consent-preferences': {
    viewport: PHONE,
    async reach(page, shop) {
      await shop.open('/campaign-day/?with=consent&banner=own');
      await page
        .getByRole('region', { name: 'Your privacy' })
        .getByRole('button', { name: 'Privacy preferences' })
        .click();
      return page.getByRole('dialog', { name: 'Privacy preferences' });
    },
  },
  'live-search': {
    viewport: PHONE,
    async reach(page, shop) {
      await shop.open('/lists/');
      await page.locator('.shopengine-advanced-search-input').focus();
      await page.getByRole('combobox', { name: 'Search for products' }).pressSequentially('ashfall k');
      const found = page.getByRole('grid', { name: 'Search results' });
      await expect(found.getByRole('row')).toHaveCount(2);
      return found;
    },
  },
  swatches: {
    viewport: DESKTOP,
    async reach(page, shop) {
      await shop.open('/product/wireless-controller/');
      await page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio', { name: 'Blue' }).click();
      return page.locator('form.variations_form');
    },
  },
};

/** Allows for the antialiasing of other machines. A part that has moved, or has another colour, differs by more. */
const tolerance = { threshold: 0.1, maxDiffPixels: 40 };

test.beforeEach(async ({ page, context, packaged, baseURL }) => {
  // Each picture is taken until two are the same, which takes long on a busy machine.
  test.slow();
  test.skip(!packaged, 'Reference pictures are of the packaged browser (Linux x64, and no other Chromium there).');
  // Dismisses the shop's notice, which would cover the bottom of the page.
  await context.addCookies([
    { name: 'store_notice5c0ffee5c0ffee5c0ffee5c0ffee5c0f', value: 'hidden', url: baseURL as string },
  ]);
  // Removes the words on covers, which are drawn in a font of the machine.
  await page.route('**/cover/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<text\b.*?<\/text>/gs, '') });
  });
  await page.clock.setFixedTime(new Date('2026-03-02T10:00:00Z'));
});

for (const [name, { viewport, reach }] of Object.entries(states)) {
  test.describe(() => {
    test.use({ viewport });

    test(`${name}, in each theme`, async ({ page, shop }) => {
      const part = await reach(page, shop);
      await expect(part).toBeVisible();
      // Moves the mouse away from all elements.
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
      for (const theme of Object.keys(themes) as Theme[]) {
        await dress(page, theme);
        await expect.soft(part, theme).toHaveScreenshot([name, `${theme}.png`], tolerance);
      }
    });
  });
}

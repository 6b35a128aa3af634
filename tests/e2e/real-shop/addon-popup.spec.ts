import { expect, type Page, test } from '@playwright/test';
import { ALONE, at, EACH, hasIslands, inWays, originalOf, statusIn, type Way } from '../realShop';

/**
 * King Addons' popups on a real WordPress shop, named by MARKETING_SHOP_URL, whose pages take
 * `?scripts=original|both|islands`: `/addon-popup/` has a popup that opens on load, `/addon-referral/` a popup for a
 * keyword.
 */

const KEY = 'KingAddonsPB_PopupSettings';
const popup = (page: Page) => page.locator('.king-addons-pb-template-popup');
const box = (page: Page) => popup(page).locator('.king-addons-pb-popup-container');

/** Another plugin's consent banner comes first: here it has been answered. */
test.beforeEach(async ({ context, baseURL }) => {
  const value =
    'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,other:yes';
  await context.addCookies([{ name: 'cookieyes-consent', value, url: baseURL as string }]);
});

const closeTime = (page: Page) =>
  page.evaluate(
    (key) =>
      Object.values(JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, { popup_close_time: unknown }>)[0]
        ?.popup_close_time,
    KEY,
  );

async function open(page: Page, path: string, way: Way): Promise<void> {
  await page.goto(at(path, way));
  if (hasIslands(way)) await expect(popup(page)).toHaveAttribute('data-island-status', statusIn(way));
}

inWays('marketing', EACH, (way) => {
  test('a popup opens, closes, and stays away', async ({ page }) => {
    await open(page, '/addon-popup/', way);
    await expect(box(page)).toBeVisible();
    await popup(page).locator('.king-addons-pb-popup-close-btn').click();
    await expect(box(page)).toBeHidden();
    expect(await closeTime(page)).toEqual(expect.any(Number));
    await open(page, '/addon-popup/', way);
    await page.waitForFunction(() => performance.now() > 3000);
    await expect(box(page)).toBeHidden();
  });

  test('a popup for a keyword is shown only where the address has it', async ({ page }) => {
    await open(page, '/addon-referral/?from=letter', way);
    await expect(box(page)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await open(page, '/addon-referral/', way);
    await page.waitForFunction(() => performance.now() > 3000);
    await expect(box(page)).toBeHidden();
  });
});

inWays('marketing', ALONE, (way) => {
  test('what the original has stored counts: a visitor’s history carries over', async ({ page }) => {
    await open(page, '/addon-popup/', originalOf(way));
    await expect(box(page)).toBeVisible();
    await popup(page).locator('.king-addons-pb-popup-close-btn').click();
    await expect(box(page)).toBeHidden();
    await open(page, '/addon-popup/', way);
    await page.waitForFunction(() => performance.now() > 3000);
    await expect(box(page)).toBeHidden();
  });
});

inWays('marketing', ALONE, (way) => {
  test('a popup is a dialog that Escape closes, on the plugin’s own HTML', async ({ page }) => {
    await open(page, '/addon-popup/', way);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
  });
});

import { expect, type Page, test } from '@playwright/test';
import { at, hasIslands, inWays, statusIn, type Way, WITH_ORIGINAL } from '../realShop';

/** Astra's header on a real shop named by MARKETING_SHOP_URL, whose pages take `?scripts=original|both|islands`. */

/** Another plugin's consent banner comes first: here it has been answered. */
test.beforeEach(async ({ context, baseURL }) => {
  const value =
    'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,other:yes';
  await context.addCookies([{ name: 'cookieyes-consent', value, url: baseURL as string }]);
});

const toggle = (page: Page) => page.locator('#ast-mobile-header .main-header-menu-toggle');
const menu = (page: Page) => page.locator('#ast-mobile-site-navigation');

async function open(page: Page, width: number, way: Way): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(at('/', way));
  await page.waitForLoadState();
  if (hasIslands(way)) await expect(page.locator('#masthead')).toHaveAttribute('data-island-status', statusIn(way));
}

inWays('marketing', WITH_ORIGINAL, (way) => {
  for (const [width, isMobile] of [
    [920, true],
    [921, true],
    [922, false],
  ] as const) {
    test(`the header is ${isMobile ? 'mobile' : 'the desktop one'} at ${width} pixels`, async ({ page }) => {
      await open(page, width, way);
      await expect(page.locator('body')).toHaveClass(isMobile ? /ast-header-break-point/ : /ast-desktop/);
      await expect(page.locator('body')).not.toHaveClass(isMobile ? /ast-desktop/ : /ast-header-break-point/);
      await expect(toggle(page)).toBeVisible({ visible: isMobile });
    });
  }

  test('the menu and a submenu open and close, and a link to a place of the page closes the menu', async ({ page }) => {
    await open(page, 390, way);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await menu(page).locator('.ast-menu-toggle').click();
    await expect(menu(page).getByRole('link', { name: 'Xbox' })).toBeVisible();
    await menu(page).locator('.ast-menu-toggle').click();
    await expect(menu(page).getByRole('link', { name: 'Xbox' })).toBeHidden();
    await menu(page)
      .getByRole('link', { name: 'Delivery' })
      .evaluate((link) => link.setAttribute('href', '#delivery'));
    await menu(page).getByRole('link', { name: 'Delivery' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('the menu bar drops its submenu', async ({ page }) => {
    await open(page, 1280, way);
    await page.locator('#ast-desktop-header .menu-item-has-children').hover();
    await expect(page.locator('#ast-desktop-header').getByRole('link', { name: 'Xbox' })).toBeVisible();
  });
});

import { expect, type Page, test } from '@playwright/test';

/** Astra's header on a real shop named by MARKETING_SHOP_URL, whose pages take `?scripts=original|both|islands`. */
test.skip(!process.env.MARKETING_SHOP_URL, 'MARKETING_SHOP_URL names no shop: set it to the address of a shop with Astra to run these.');
test.use({ baseURL: process.env.MARKETING_SHOP_URL as string });

/** Another plugin's consent banner comes first: here it has been answered. */
test.beforeEach(async ({ context }) => {
  const value = 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,other:yes';
  await context.addCookies([{ name: 'cookieyes-consent', value, url: process.env.MARKETING_SHOP_URL as string }]);
});

const toggle = (page: Page) => page.locator('#ast-mobile-header .main-header-menu-toggle');
const menu = (page: Page) => page.locator('#ast-mobile-site-navigation');

async function open(page: Page, width: number, scripts: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/?scripts=${scripts}`);
  await page.waitForLoadState();
  if (scripts !== 'original') await expect(page.locator('#masthead')).toHaveAttribute('data-island-status', scripts === 'both' ? 'yielded' : 'ready');
}

for (const scripts of ['original', 'both', 'islands']) {
  test.describe(`with ?scripts=${scripts}`, () => {
    for (const [width, isMobile] of [
      [920, true],
      [921, true],
      [922, false],
    ] as const) {
      test(`the header is ${isMobile ? 'mobile' : 'the desktop one'} at ${width} pixels`, async ({ page }) => {
        await open(page, width, scripts);
        await expect(page.locator('body')).toHaveClass(isMobile ? /ast-header-break-point/ : /ast-desktop/);
        await expect(page.locator('body')).not.toHaveClass(isMobile ? /ast-desktop/ : /ast-header-break-point/);
        await expect(toggle(page)).toBeVisible({ visible: isMobile });
      });
    }

    test('the menu and a submenu open and close, and a link to a place of the page closes the menu', async ({ page }) => {
      await open(page, 390, scripts);
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
      await open(page, 1280, scripts);
      await page.locator('#ast-desktop-header .menu-item-has-children').hover();
      await expect(page.locator('#ast-desktop-header').getByRole('link', { name: 'Xbox' })).toBeVisible();
    });
  });
}

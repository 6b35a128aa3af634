import { expect, type Page, test } from '@playwright/test';

/** ElementsKit's header search and sidebar on a real shop named by REAL_SHOP_URL, whose pages take `?scripts=original|both|islands`. */
test.skip(!process.env.REAL_SHOP_URL, 'REAL_SHOP_URL names no shop: set it to the address of a shop with ElementsKit to run these.');

const PAGE = '/widgets-content/';
const search = (page: Page) => page.locator('.ekit_navsearch-button');
const sidebar = (page: Page) => page.locator('.ekit-sidebar-group');

async function open(page: Page, scripts: string): Promise<void> {
  await page.goto(`${PAGE}?scripts=${scripts}`);
  await page.waitForLoadState();
  for (const host of scripts === 'original' ? [] : [search(page), sidebar(page)])
    await expect(host).toHaveAttribute('data-island-status', scripts === 'both' ? 'yielded' : 'ready');
}

for (const scripts of ['original', 'both', 'islands']) {
  test.describe(`with ?scripts=${scripts}`, () => {
    test('the header search opens its field, and leads to results', async ({ page }) => {
      await open(page, scripts);
      await expect(page.locator('.ekit_search-field')).toBeHidden();
      await search(page).click();
      await expect(page.locator('.ekit_search-field')).toBeVisible();
      await page.locator('.ekit_search-field').fill('game');
      await page.locator('.ekit_search-field').press('Enter');
      await expect(page).toHaveURL(/[?&]s=game/);
    });

    test('the sidebar opens and closes', async ({ page }) => {
      await open(page, scripts);
      await page.locator('.ekit_offcanvas-sidebar').click();
      await expect(sidebar(page)).toHaveClass(/ekit_isActive/);
      await expect(page.locator('.ekit_sidebar-textwidget')).toBeVisible();
      await page.locator('.ekit_close-side-widget').click();
      await expect(sidebar(page)).not.toHaveClass(/ekit_isActive/);
      await expect(page.locator('.ekit_sidebar-textwidget')).toBeHidden();
    });
  });
}

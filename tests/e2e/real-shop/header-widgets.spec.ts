import { expect, type Page, test } from '@playwright/test';
import { at, hasIslands, inWays, statusIn, type Way, WITH_ORIGINAL } from '../realShop';

/**
 * ElementsKit's header search and sidebar on a real shop named by REAL_SHOP_URL, whose pages take
 * `?scripts=original|both|islands`.
 */

const PAGE = '/widgets-content/';
const search = (page: Page) => page.locator('.ekit_navsearch-button');
const sidebar = (page: Page) => page.locator('.ekit-sidebar-group');

async function open(page: Page, way: Way): Promise<void> {
  await page.goto(at(PAGE, way));
  await page.waitForLoadState();
  for (const host of !hasIslands(way) ? [] : [search(page), sidebar(page)])
    await expect(host).toHaveAttribute('data-island-status', statusIn(way));
}

inWays('shop', WITH_ORIGINAL, (way) => {
  test('the header search opens its field, and leads to results', async ({ page }) => {
    await open(page, way);
    await expect(page.locator('.ekit_search-field')).toBeHidden();
    await search(page).click();
    await expect(page.locator('.ekit_search-field')).toBeVisible();
    await page.locator('.ekit_search-field').fill('game');
    await page.locator('.ekit_search-field').press('Enter');
    await expect(page).toHaveURL(/[?&]s=game/);
  });

  test('the sidebar opens and closes', async ({ page }) => {
    await open(page, way);
    await page.locator('.ekit_offcanvas-sidebar').click();
    await expect(sidebar(page)).toHaveClass(/ekit_isActive/);
    await expect(page.locator('.ekit_sidebar-textwidget')).toBeVisible();
    await page.locator('.ekit_close-side-widget').click();
    await expect(sidebar(page)).not.toHaveClass(/ekit_isActive/);
    await expect(page.locator('.ekit_sidebar-textwidget')).toBeHidden();
  });
});

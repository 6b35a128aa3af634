import { expect, test } from '../shop';

const PAGE = '/content/?with=header';
const MENU = 'megamenu_content';

test('a menu’s content that failed to load can be requested again', async ({ page, shop }) => {
  shop.allow(/menu|500/i);
  await shop.open(PAGE);
  await shop.fault({ on: MENU, status: 500 });
  const menu = page.getByRole('navigation', { name: 'Collections' });
  await menu.getByRole('link', { name: 'Gifts' }).click();
  await expect(menu.getByText('This part of the menu could not be loaded.')).toBeVisible();
  await menu.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.getByRole('link', { name: /^Add to cart/ })).toBeVisible();
});

test('Escape hides the submenu that the mouse holds open, wherever the focus is', async ({ page, shop }) => {
  await shop.open(PAGE);
  const submenu = page.locator('#ast-hf-menu-1 .sub-menu').first();
  await page.locator('#ast-hf-menu-1 > li').first().hover();
  await expect(submenu).toBeVisible();
  await expect(page.locator('#masthead')).toHaveAttribute('data-island-status', 'ready');
  await page.keyboard.press('Escape');
  await expect(submenu).toBeHidden();
  await page.locator('h1').first().hover();
  await page.locator('#ast-hf-menu-1 > li').first().hover();
  await expect(submenu).toBeVisible();
});

test('a page without these menus fetches nothing of them', async ({ page, shop }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await shop.open('/shop/');
  expect(files.filter((file) => /header-menu|nav-menu|mega-menu|off-canvas|header-search/.test(file))).toEqual([]);
});

test('the address opens a panel that a link of the page names', async ({ page, shop }) => {
  await shop.open(PAGE);
  const href = await page.getByRole('link', { name: 'Packing on and off' }).getAttribute('href');
  await page.goto('about:blank');
  await page.goto(`${PAGE}${href}`);
  await expect(page.getByRole('dialog', { name: 'How we pack' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the header fits the screen, and nothing covers the page', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('navigation', { name: 'Primary' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'How we pack' })).toBeHidden();
    await page.locator('#ast-hf-menu-1 > li').first().hover();
    await expect(page.getByRole('link', { name: 'PlayStation' }).first()).toBeVisible();
  });
});

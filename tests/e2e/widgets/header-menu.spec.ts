import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

/** Tests the theme's header: mobile or desktop, its menu as a dropdown and as a drawer, its submenus. */

const PAGE = '/content/?with=header';
const toggle = (page: Page) => page.getByRole('button', { name: 'Main menu toggle' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const ready = (page: Page) => expect(page.locator('#masthead')).toHaveAttribute('data-island-status', 'ready');

test('the header is mobile up to 921 pixels, that width included', async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  for (const [width, isMobile] of [
    [922, false],
    [921, true],
    [920, true],
    [922, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('body')).toHaveClass(isMobile ? /ast-header-break-point/ : /ast-desktop/);
    await expect(toggle(page)).toBeVisible({ visible: isMobile });
    await expect(page.getByRole('navigation', { name: 'Primary' })).toBeVisible({ visible: !isMobile });
  }
});

test('a dropdown opens, its submenus open one at a time, and a link to a place on the page closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 921, height: 800 });
  await page.goto(PAGE);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  const [games, goods] = [menu(page).getByRole('button').nth(0), menu(page).getByRole('button').nth(1)];
  await games.click();
  await expect(menu(page).getByRole('link', { name: 'PlayStation' })).toBeVisible();
  await goods.click();
  await expect(menu(page).getByRole('link', { name: 'PlayStation' })).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Mugs' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Delivery' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/#delivery$/);
});

test('a drawer keeps the focus, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${PAGE}&menu=off-canvas`);
  await toggle(page).press('Enter');
  const drawer = page.getByRole('navigation', { name: 'In the drawer' });
  await expect(drawer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link', { name: 'All games' })).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(drawer).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the menu bar opens a submenu by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGE);
  await ready(page);
  const arrow = page.locator('#ast-desktop-header .ast-header-navigation-arrow');
  await arrow.focus();
  await arrow.press('Enter');
  const link = page.locator('#ast-desktop-header').getByRole('link', { name: 'PlayStation' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

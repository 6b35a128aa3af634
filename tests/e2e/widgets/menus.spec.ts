import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

/** The menus, panels and searches that page builders put into a header. */

const PAGE = '/content/?with=header';
const collections = (page: Page) => page.getByRole('navigation', { name: 'Collections' });
const magazine = (page: Page) => page.getByRole('navigation', { name: 'Magazine' });
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) <= 1024;

/** Opens the menu of small screens, where this is one. */
async function openMenu(page: Page, name: string): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name }).click();
}

test('ElementsKit’s menu opens submenus, and fetches a panel whose islands work', async ({ page, shop }) => {
  await shop.open(PAGE);
  await openMenu(page, 'Open the collections');
  await collections(page).getByRole('link', { name: 'Consoles' }).click();
  await expect(collections(page).getByRole('link', { name: 'Handhelds' })).toBeVisible();
  await collections(page).getByRole('link', { name: 'Gifts' }).click();
  await expect(collections(page).getByRole('link', { name: 'Handhelds' })).toBeHidden();
  const button = collections(page).getByRole('link', { name: /^Add to cart/ });
  await expect(button).toBeVisible();
  expect(shop.names().filter((name) => name.includes('megamenu'))).toEqual([
    '/wp-json/elementskit/v1/megamenu/megamenu_content?id=345',
  ]);
  await button.click();
  await expect.poll(shop.cart).toEqual({ 101: 1 });
  if (!isNarrow(page)) return;
  await collections(page).getByRole('link', { name: 'How we deliver' }).click();
  await expect(collections(page).getByRole('link', { name: 'How we deliver' })).toBeHidden();
});

test('Elementor’s menu opens one content at a time', async ({ page, shop }) => {
  await shop.open(PAGE);
  await openMenu(page, 'Open the magazine');
  await magazine(page).getByText('Reviews').click();
  await expect(magazine(page).getByRole('link', { name: 'Of consoles' })).toBeVisible();
  await magazine(page).getByRole('button', { name: 'Open Guides' }).click();
  await expect(magazine(page).getByRole('link', { name: 'For beginners' })).toBeVisible();
  await expect(magazine(page).getByRole('link', { name: 'Of consoles' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(magazine(page).getByRole('link', { name: 'For beginners' })).toBeHidden();
  await expect(magazine(page).getByRole('button', { name: 'Open Guides' })).toBeFocused();
});

test('the header search opens with the focus in its field, and leads to results', async ({ page, shop }) => {
  await shop.open(PAGE);
  const button = page.getByRole('button', { name: 'Open the search' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Search', exact: true });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  expect(await axe(page, { within: ['.shop-islands-search'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.press(' ');
  await dialog.getByRole('searchbox').fill('opera');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\?s=opera$/);
});

test('the header search is opened, left and sent by keyboard alone', async ({ page, shop }) => {
  await shop.open(PAGE);
  const button = page.getByRole('button', { name: 'Open the search' });
  const dialog = page.getByRole('dialog', { name: 'Search', exact: true });
  const field = dialog.getByRole('searchbox');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Find' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field).toBeFocused();
  await page.keyboard.type('opera');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?s=opera$/);
});

test('panels open by links and by their button, keep the focus and give it back', async ({ page, shop }) => {
  await shop.open(PAGE);
  const link = page.getByRole('link', { name: 'How we pack' });
  await link.click();
  const panel = page.getByRole('dialog', { name: 'How we pack' });
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await panel.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  const button = page.getByRole('button', { name: 'Open the panel' });
  await button.click();
  const sidebar = page.getByRole('dialog', { name: 'More on this page' });
  await expect(sidebar.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sidebar.getByRole('link', { name: 'Write to us' })).toBeHidden();
  await expect(button).toBeFocused();
});

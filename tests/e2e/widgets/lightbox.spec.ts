import { axe } from '../axe';
import { expect, hold, isNextClickTaken, test } from '../shop';

const PATH = '/content/?with=forms';

test('pictures that belong together open over the page, by keyboard alone', async ({ page, shop }) => {
  await shop.open(PATH);
  const link = page.getByRole('link', { name: 'A controller' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures and videos' });
  await expect(dialog.getByRole('heading')).toHaveText('Picture 1 of 2');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.getByRole('img', { name: 'A controller' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading')).toHaveText('Picture 2 of 2');
  for (const name of ['Close', 'Previous picture', 'Next picture', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  expect(await axe(page, { within: ['.shop-islands-lightbox'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A handheld' })).toBeFocused();
});

test('a film plays over the page, in its player or by itself, and stops when the dialog closes', async ({
  page,
  shop,
}) => {
  await shop.open(PATH);
  await page.getByRole('link', { name: 'Watch the trailer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures and videos' });
  await expect(dialog.frameLocator('iframe').getByText('The trailer')).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /\/content\/player\/\?feature=oembed&autoplay=0$/);
  expect(await axe(page, { within: ['.shop-islands-lightbox'] })).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe[src*="player"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Watch the trailer' })).toBeFocused();
  await page.getByRole('link', { name: 'Watch how it is packed' }).click();
  await expect(dialog.locator('video')).toHaveAttribute('src', /\/assets\/film\.mp4$/);
  await expect(dialog.getByRole('link', { name: 'Open the video in a new window' })).toBeVisible();
});

test('a film opens and closes by keyboard alone, and keeps the focus when it does not load', async ({ page, shop }) => {
  await shop.open(PATH);
  const release = await hold(page, '**/assets/film.mp4');
  const link = page.getByRole('link', { name: 'Watch how it is packed' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures and videos' });
  await expect(dialog.locator('video')).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator('video')).toBeFocused();
  // To the player's own controls, which go away when the film, which the shop does not have, is answered.
  await page.keyboard.press('Tab');
  release();
  await expect(dialog.getByRole('link', { name: 'Open the video in a new window' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a link that is pressed with a modifier key is left to the browser', async ({ page, shop }) => {
  await shop.open(PATH);
  const isTaken = isNextClickTaken(page);
  await page.getByRole('link', { name: 'A controller' }).click({ modifiers: ['ControlOrMeta'] });
  expect(await isTaken).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { covers } from '../covers';
import { expect, test } from '../shop';

/**
 * Tests that layers of captchas, calendars, payment sheets and translators stay usable above the panels that islands
 * open.
 */

/** Adds a layer, such as a captcha, that counts its presses. */
const addLayer = (page: Page, style = 'z-index: 2147483647') =>
  page.evaluate((css) => {
    const layer = Object.assign(document.createElement('div'), { id: 'layer' });
    const press = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am human' });
    layer.style.cssText = `position: fixed; left: 40vw; top: 40vh; padding: 20px; background: #fff; ${css}`;
    press.addEventListener('click', () => (layer.dataset.presses = String(Number(layer.dataset.presses ?? 0) + 1)));
    layer.append(press);
    document.body.append(layer);
  }, style);

const human = (page: Page) => page.locator('#layer button');

async function isUsable(page: Page, panel: string): Promise<void> {
  // A press with the mouse would hit anything in front of the layer.
  await human(page).click();
  await expect(page.locator('#layer')).toHaveAttribute('data-presses', '1');
  await expect(page.locator(panel).first()).toBeVisible();
  // The keyboard works too, and the focus stays in the layer.
  await human(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#layer')).toHaveAttribute('data-presses', '2');
  await expect(human(page)).toBeFocused();
  await expect(page.locator(panel).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible();
}

for (const { name, panel, path, open } of covers) {
  for (const when of ['before', 'after'] as const) {
    test(`a layer of another script can be pressed over a cover when it came ${when} ${name}`, async ({
      page,
      shop,
    }) => {
      await shop.open(path);
      if (when === 'before') await addLayer(page);
      await open(page, shop);
      await expect(page.locator(panel).first()).toBeVisible();
      if (when === 'after') await addLayer(page);
      await isUsable(page, panel);
    });
  }
}

test('a calendar with a low z-index is raised over the open panel, and gets its z-index back afterwards', async ({
  page,
  shop,
}) => {
  await shop.open('/shop/');
  await addLayer(page, 'z-index: 1051; display: none');
  await page.click('a.cart-contents');
  await expect(page.locator('.shop-islands-dialog[open]')).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('#layer')?.style.setProperty('display', 'block'));
  await isUsable(page, '.shop-islands-dialog[open]');
  await page.locator('.shop-islands-dialog[open]').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#layer')).toHaveCSS('z-index', '1051');
});

test('the page behind a cover is out of reach for pointers, keys and screen readers', async ({ page, shop }) => {
  await shop.open('/shop/');
  await page.click('a.cart-contents');
  const dialog = page.locator('.shop-islands-dialog[open]');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(page.locator('[inert] main, main[inert]')).toHaveCount(1);
  const inside = () =>
    page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('.shop-islands-dialog'),
    );
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  // A press on the dark page closes the drawer, and nothing else.
  await page.mouse.click(20, 500);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('a.cart-contents')).toBeFocused();
  await expect(page.locator('[inert]:not(dialog)')).toHaveCount(0);
});

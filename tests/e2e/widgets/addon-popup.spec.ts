import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, type Shop, test } from '../shop';

const KEY = 'KingAddonsPB_PopupSettings';
const LOADS = { popup_trigger: 'load', popup_load_delay: '0.1' };

const popup = (page: Page) => page.locator('#king-addons-pb-popup-id-512');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Two games, one price' });
const opener = (page: Page) => page.getByRole('button', { name: 'Two games, one price' });

/** Settings of the first popup, and what else the address says. */
const address = (settings: Record<string, string> = {}) =>
  `/campaign-day/?${new URLSearchParams({ with: 'addon', ...settings })}`;
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}')[512], KEY);

async function open(page: Page, settings: Record<string, string> = {}): Promise<void> {
  await page.goto(address(settings));
  await expect(popup(page)).toHaveAttribute('data-island-status', 'ready');
}

/** Moves the page's clock far beyond the time at which the popup would have opened by itself. */
async function letItsTimePass(page: Page, { settled }: Shop): Promise<void> {
  await page.clock.runFor(10_000);
  await settled();
}

/** The fixture prints the pages in each project's way, and watches for errors. */
test.beforeEach(({ shop }) => void shop);

test.describe('an add-on popup', () => {
  test('opens by itself, is a dialog that keeps the focus, and stays away once it was closed', async ({
    page,
    shop,
  }) => {
    await open(page, LOADS);
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('.king-addons-pb-popup-container').first()).toBeFocused();
    await expect(popup(page).getByRole('button', { name: 'Close' })).toHaveCSS('opacity', '1');
    expect(await axe(page, { within: ['#king-addons-pb-popup-id-512'] })).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({
      popup_show_again_delay: '60000',
      popup_close_time: expect.any(Number),
      popup_display_as: 'modal',
    });
    // The other popup has opened, so this one had the chance to open too.
    await open(page, LOADS);
    await page.getByRole('button', { name: 'When is it posted?' }).click();
    await expect(page.getByRole('region', { name: 'Posted today' })).toBeVisible();
    await expect(popup(page)).toBeHidden();
    expect(shop.calls).toEqual([]);
  });

  test('is back when its delay is over', async ({ page }) => {
    await page.clock.install();
    await open(page, LOADS);
    await page.clock.runFor(500);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.clock.fastForward(61_000);
    await open(page, LOADS);
    await page.clock.runFor(500);
    await expect(dialog(page)).toBeVisible();
  });

  test('is never shown from its stop date on', async ({ page }) => {
    const stop = { popup_stop_after_date: 'yes', popup_stop_after_date_select: '2020-01-01 00:00' };
    await open(page, { ...stop, popup_trigger: 'custom' });
    await opener(page).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await open(page, { ...stop, popup_stop_after_date: '' });
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('with a referral keyword is shown only at an address that has it, or says where a visitor comes from', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    const keyword = { popup_show_via_referral: 'yes', popup_referral_keyword: 'letter-in-may' };
    // The demo's address holds the settings, so the keyword is added in another way.
    const print = (text: string) =>
      page.route('**/campaign-day/**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('letter-in-may', text) });
      });
    await print('no-such-word');
    await open(page, { ...LOADS, ...keyword });
    await letItsTimePass(page, shop);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    // A visitor whose address has the keyword gets the popup.
    await open(page, { ...keyword });
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await open(page, { ...LOADS, ...keyword, king_addons_ext_pb: 'user-popup' });
    await expect(dialog(page)).toBeVisible();
    await open(page, { ...LOADS, ...keyword, from: 'no-such-word' });
    await expect(dialog(page)).toBeVisible();
  });

  test('is opened by a click, again and again, and gives the focus back', async ({ page }) => {
    await open(page);
    for (let time = 0; time < 2; time++) {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });

  test('with its ways of closing switched off is left by its close button only', async ({ page }) => {
    await open(page, { popup_disable_esc_key: 'yes', popup_overlay_disable_close: 'true' });
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
    await popup(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
  });

  test('closes by a click beside it, and by itself', async ({ page }) => {
    await page.clock.install();
    await open(page, { popup_overlay_disable_close: '', popup_automatic_close_switch: '' });
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
    await open(page, {
      popup_show_again_delay: '0',
      popup_automatic_close_switch: 'yes',
      popup_automatic_close_delay: '300',
    });
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(150_000);
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(150_000);
    await expect(dialog(page)).toBeHidden();
  });

  test('has a button that leads somewhere, and one that keeps it away for good', async ({ page }) => {
    await open(page, LOADS);
    await popup(page).getByRole('button', { name: 'Show me the games' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await stored(page)).toMatchObject({ popup_show_again_delay: 3_600_000 });
    await page.evaluate(() => localStorage.clear());
    await open(page, LOADS);
    await popup(page).getByRole('button', { name: 'Do not show this again' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({ popup_show_again_delay: 10_000_000_000_000 });
  });

  test('has a button that goes back and decides nothing', async ({ page }) => {
    await page.goto('/');
    await open(page, LOADS);
    await popup(page).getByRole('button', { name: 'Go back' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await stored(page)).toBeUndefined();
  });

  test('on a device that it is not for stays away', async ({ page, shop, viewport }) => {
    await page.clock.install();
    const name = (viewport?.width ?? 0) > 1024 ? 'popup_show_on_device' : 'popup_show_on_device_mobile';
    await open(page, { ...LOADS, [name]: '' });
    await letItsTimePass(page, shop);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('as a notification moves the page down and leaves it usable', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'When is it posted?' }).click();
    const bar = page.getByRole('region', { name: 'Posted today' });
    await expect(bar).toBeVisible();
    const height = await bar.evaluate((element) => `${(element as HTMLElement).offsetHeight}px`);
    await expect(page.locator('body')).toHaveCSS('padding-top', height);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(bar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('padding-top', '0px');
  });
});

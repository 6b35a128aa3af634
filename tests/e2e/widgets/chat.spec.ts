import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { takeMoved, watchMoves } from '../moved';
import { expect, test } from '../shop';

const ROOT = '#ht-ctc-chat';
const BOX = '.ht_ctc_chat_greetings_box';
const NUMBER = '447700900123';

/** Replaces the messenger, and notes how the page opens it, so that no request leaves the machine. */
test.beforeEach(async ({ context, shop }) => {
  expect(shop.calls).toEqual([]);
  await context.route(/wa\.me|web\.whatsapp\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Messenger</title>' }),
  );
});

/** @param settings of the chat, as the demo takes them from the address */
async function open(page: Page, settings: Record<string, string> = {}): Promise<void> {
  const query = Object.entries(settings).map(([name, value]) => `&chat_${name}=${encodeURIComponent(value)}`);
  await page.goto(`/campaign-day/?with=chat${query.join('')}`);
  await expect(page.locator(ROOT)).toHaveAttribute('data-island-status', 'ready');
}

const button = (page: Page) => page.getByRole('button', { name: /^Ask us anything/ });
const greeting = (page: Page) => page.getByRole('dialog', { name: 'Save Point support' });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('ht_ctc_storage') ?? '{}'));

/** The address of the window that an action opens. */
async function windowOf(page: Page, act: () => Promise<void>): Promise<URL> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), act()]);
  await popup.waitForLoadState();
  return new URL(popup.url());
}

test.describe('the chat', () => {
  test('shows its button where the settings say, moves nothing, and is accessible', async ({ page }) => {
    await watchMoves(page);
    await open(page);
    await expect(button(page)).toBeInViewport();
    await expect(page.locator(ROOT)).toHaveCSS('right', '15px');
    await expect(page.locator(ROOT)).toHaveCSS('z-index', '99999');
    await expect(page.locator('.ht_ctc_badge')).toBeVisible();
    await expect(button(page)).toHaveAccessibleName('Ask us anything (1 new)');
    expect(await takeMoved(page)).toEqual([]);
    await button(page).click();
    await expect(greeting(page)).toBeVisible();
    expect(await axe(page, { within: [ROOT] })).toEqual([]);
  });

  test('opens the messenger with number, text and this page’s address, and without a way back', async ({
    page,
    shop,
  }) => {
    await open(page, { greeting: 'no' });
    const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
    await popup.waitForLoadState();
    const address = new URL(popup.url());
    expect(address.origin + address.pathname).toBe(`https://wa.me/${NUMBER}`);
    expect(address.searchParams.get('text')).toBe(`Hello, I ask about ${page.url()}`);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await expect(page.locator('.ht_ctc_notification')).toHaveCount(0);
    expect(await stored(page)).toEqual({ n_badge: 'stop' });
    await page.reload();
    await expect(page.locator(ROOT)).toHaveAttribute('data-island-status', 'ready');
    await expect(button(page)).toHaveAccessibleName('Ask us anything');
    await expect(page.locator('.ht_ctc_notification')).toBeHidden();
    expect(shop.names().filter((name) => name.includes('hook'))).toEqual([]);
  });

  test('is reached by links and shortcodes anywhere, with their own numbers and texts', async ({ page }) => {
    await open(page, { opt_in: 'no' });
    const link = await windowOf(page, () => page.getByRole('link', { name: 'Ask about the campaign' }).click());
    expect(link.pathname).toBe(`/${NUMBER}`);
    expect(new URL(page.url()).hash).toBe('');
    const shortcode = await windowOf(page, () =>
      page.getByRole('button', { name: 'Ask about delivery' }).press('Enter'),
    );
    expect([shortcode.pathname, shortcode.searchParams.get('text')]).toEqual(['/447700900456', 'About delivery']);
  });

  test('shows a message where it has no number', async ({ page, shop }) => {
    shop.allow(/no number/);
    await open(page, { greeting: 'no', number: '', no_number: 'Please <b>call</b> us.' });
    await button(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please call us.' })).toBeVisible();
  });

  test.describe('the shop’s service', () => {
    const hook = { hook_url: '/chat-hook/', webhook_format: 'json' };
    const told = (calls: string[]) => calls.filter((call) => call.startsWith('/chat-hook/'));

    test('hears what the page’s own settings say', async ({ page, shop }) => {
      await page.addInitScript((settings) => Object.assign(window, { ht_ctc_chat_var: settings }), {
        number: NUMBER,
        css: 'display: none; cursor: pointer; z-index: 99999;',
        pos_d: 'position: fixed; bottom: 15px; right: 15px;',
        ...hook,
        hook_v: ['chat', 'a&b'],
      });
      await open(page, { greeting: 'no' });
      await windowOf(page, () => button(page).click());
      await expect.poll(() => told(shop.calls)).toEqual(['/chat-hook/ value1=chat&value2=a%26b']);
    });

    test('hears nothing where only markup names it', async ({ page, shop }) => {
      await open(page, { greeting: 'no', ...hook, hook_v: 'chat' });
      await windowOf(page, () => button(page).click());
      await shop.settled();
      expect(told(shop.calls)).toEqual([]);
    });
  });
});

test.describe('the greeting', () => {
  test('opens and closes by keyboard, and the focus comes back', async ({ page }) => {
    await open(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(greeting(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(greeting(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(greeting(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(greeting(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    expect(await stored(page)).toMatchObject({ g_action: 'user_closed', g_user_action: 'user_closed' });
  });

  test('opens by itself until a visitor has closed it', async ({ page }) => {
    await open(page, { g_init: 'open' });
    await expect(greeting(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await greeting(page).getByRole('button', { name: 'Close' }).click();
    await expect(greeting(page)).toBeHidden();
    await open(page, { g_init: 'open' });
    await expect(page.locator('.ht_ctc_badge')).toBeVisible();
    await expect(greeting(page)).toBeHidden();
  });

  test('opens by itself on desktops only, where the settings say so', async ({ page }) => {
    await open(page, { g_init: 'default', opt_in: 'no' });
    const isDesktop = (page.viewportSize()?.width ?? 0) > 1025;
    await expect(page.locator('.ht_ctc_badge')).toBeVisible();
    await expect(greeting(page)).toBeVisible({ visible: isDesktop });
  });

  test('asks for the opt-in before a chat, once and for all', async ({ page }) => {
    await open(page);
    await button(page).click();
    await greeting(page).getByRole('button', { name: 'Start the chat' }).click();
    const checkbox = page.getByRole('checkbox', { name: 'I agree to be answered by messenger' });
    await expect(checkbox).toBeFocused();
    const address = await windowOf(page, () => page.keyboard.press('Space'));
    expect(address.pathname).toBe(`/${NUMBER}`);
    await expect(greeting(page)).toBeHidden();
    await expect.poll(() => stored(page)).toMatchObject({ g_optin: 'y', g_action: 'chat_clicked' });
    await open(page);
    await button(page).click();
    await windowOf(page, () => greeting(page).getByRole('button', { name: 'Start the chat' }).click());
  });

  test('in the middle of the screen keeps the page behind it out of reach', async ({ page }) => {
    await open(page, { modal: 'yes' });
    await button(page).click();
    await expect(greeting(page)).toBeInViewport({ ratio: 1 });
    const behind = page.locator('[inert] [href="#ctc_chat"]');
    await expect(behind).toHaveCount(1);
    expect(await axe(page, { within: [BOX] })).toEqual([]);
    await page.mouse.click(5, 5);
    await expect(greeting(page)).toBeHidden();
    await expect(behind).toHaveCount(0);
    expect(await stored(page)).toMatchObject({ g_user_action: 'user_closed' });
  });
});

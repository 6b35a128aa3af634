import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, hold, test } from '../shop';

const ROOT = '#ht-ctc-chat';

/** The fixture watches for errors. No request leaves the machine. */
test.beforeEach(async ({ context, shop }) => {
  expect(shop.calls).toEqual([]);
  await context.route(/wa\.me|web\.whatsapp\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Messenger</title>' }),
  );
});

const campaignDay = (settings: string) => `/campaign-day/?with=chat${settings}`;

async function open(page: Page, settings: string): Promise<void> {
  await page.goto(campaignDay(settings));
  await expect(page.locator(ROOT)).toHaveAttribute('data-island-status', 'ready');
}

const press = (page: Page) => page.locator('.ht_ctc_chat_style').click();

test('the popup that a chat opens is 788 × 514', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (...args) => {
      Object.assign(window, { asked: args });
      return window;
    };
  });
  await open(page, '&chat_greeting=no&chat_url_target_d=popup');
  await press(page);
  const [address, name, features] = await page.evaluate(() => (window as never as { asked: string[] }).asked);
  expect(address).toContain('https://wa.me/');
  expect(name).toBe('popup');
  expect(features).toContain('width=788,height=514,left=100,top=100');
});

test('a desktop can be sent to the messenger’s web page', async ({ page }) => {
  await open(page, '&chat_greeting=no&chat_url_structure_d=web');
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page)]);
  expect(popup.url()).toContain('https://web.whatsapp.com/send?phone=447700900123&text=');
});

test('a press that came before any code of it opens the chat once', async ({ page, context }) => {
  const release = await hold(page, /\/(core|chat|extras)-.*\.js/);
  const popups: string[] = [];
  context.on('page', (popup) => popups.push(popup.url()));
  await page.goto(campaignDay('&chat_greeting=no'), { waitUntil: 'commit' });
  await page.waitForFunction(() => 'version' in (window.shopIslands ?? {}));
  await page.getByRole('link', { name: 'Ask about the campaign' }).click();
  const popup = page.waitForEvent('popup');
  release();
  expect((await popup).url()).toContain('https://wa.me/447700900123');
  await expect(page.locator(ROOT)).toHaveAttribute('data-island-status', 'ready');
  expect(popups).toHaveLength(1);
  expect(new URL(page.url()).hash).toBe('');
});

test('a window that the browser refuses is offered again', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = window;
    let isFirst = true;
    window.open = (...args) => {
      if (!isFirst) return open(...args);
      isFirst = false;
      return null;
    };
  });
  await open(page, '&chat_greeting=no');
  await press(page);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('alert').getByRole('button', { name: 'Open the chat' }).click(),
  ]);
  expect(popup.url()).toContain('https://wa.me/447700900123');
});

test('the badge waits as long as the settings say', async ({ page }) => {
  await page.clock.install();
  await open(page, '&chat_n_time=300');
  // The page's clock also runs by itself, so the test looks at a moment halfway, far from start and end.
  await page.clock.runFor(150_000);
  await expect(page.locator('.ht_ctc_badge')).toBeHidden();
  await page.clock.runFor(150_000);
  await expect(page.locator('.ht_ctc_badge')).toBeVisible();
});

test('with a schedule, an add-on decides whether the button is shown', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('ht_ctc_event_display', (event) =>
      Object.assign(window, { shown: (event as CustomEvent).detail.display_chat }),
    );
  });
  await open(page, '&chat_schedule=yes');
  await expect(page.locator(ROOT)).toBeHidden();
  await page.evaluate(() => (window as never as { shown(): void }).shown());
  await expect(page.locator(ROOT)).toBeVisible();
});

test('settings with scripts in them show and run nothing', async ({ page, shop }) => {
  shop.allow(/no number/);
  const script = encodeURIComponent('<img src=x onerror="document.title=\'no\'">');
  const style = encodeURIComponent('position: fixed; bottom: 9px; background: url(/spy.png)');
  await open(
    page,
    `&chat_greeting=no&chat_number=${script}&chat_no_number=${script}Gone&chat_ani=${script}&chat_pos_d=${style}`,
  );
  await expect(page.locator(ROOT)).toHaveCSS('bottom', '9px');
  await press(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Gone' })).toBeVisible();
  await expect(page).toHaveTitle(/Campaign day/);
  expect(shop.names().filter((name) => name.includes('spy'))).toEqual([]);
});

test('the greeting waits for the answer about consent; a visitor who refuses can chat, and no tracker hears of it', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  await page.goto(
    '/campaign-day/?with=chat,consent&chat_g_init=open&chat_opt_in=no&chat_analytics=session&chat_hook_url=/chat-hook/&chat_hook_v=a',
  );
  await expect(page.locator('.ht_ctc_badge')).toBeVisible();
  await expect(page.locator('.ht_ctc_chat_greetings_box')).toBeHidden();
  await page.getByRole('button', { name: 'Reject all' }).first().click();
  await expect(page.locator('.ht_ctc_chat_greetings_box')).toBeVisible();
  await Promise.all([page.waitForEvent('popup'), page.locator('.ht_ctc_chat_greetings_box_link').click()]);
  await expect(page.locator('.ht_ctc_chat_greetings_box')).toBeHidden();
  expect(shop.calls).toEqual([]);
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem('ht_ctc_analytics'),
      JSON.stringify((window as never as { dataLayer: unknown[] }).dataLayer),
    ]),
  ).toEqual([null, expect.not.stringContaining('Click to Chat')]);
});

test.describe('the greeting’s view', () => {
  const BOX = '.ht_ctc_chat_greetings_box';

  /** The boxes of the greeting and of everything in it, while the greeting is visible. */
  const boxes = (page: Page) =>
    page.locator(BOX).evaluate((box: HTMLElement) => {
      const { display } = box.style;
      const { hidden } = box;
      box.style.display = 'block';
      box.hidden = false;
      const all = [box, ...box.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join()}`;
      });
      box.style.display = display;
      box.hidden = hidden;
      return all;
    });

  test('comes with React and a hand near it, and places every box where the server’s stood', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const views = () => scripts.filter((url) => /\/(react|chat-view)-/.test(url)).length;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '');
    await expect(page.locator('.ht_ctc_badge')).toBeVisible();
    const before = await boxes(page);
    await page.locator('.ht_ctc_chat_style').hover();
    await expect(page.locator(`[data-island-view="chat"] ${BOX}`)).toBeAttached();
    await expect(page.locator(BOX)).toBeHidden();
    expect(views()).toBe(2);
    await press(page);
    await expect(page.locator(BOX)).toBeFocused();
    expect(await boxes(page)).toEqual(before);
  });

  test('comes too late for the first tap, which shows the server’s greeting, and takes over when that is closed', async ({
    page,
  }) => {
    const release = await hold(page, /\/react-/);
    await open(page, '');
    const server = await page.locator(BOX).elementHandle();
    await page.locator('.ht_ctc_chat_style').press('Enter');
    await expect(page.getByRole('dialog', { name: 'Save Point support' })).toBeFocused();
    expect(await axe(page, { within: [ROOT] })).toEqual([]);
    const arrived = page.waitForResponse(/\/react-/);
    release();
    await arrived;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    expect(await server?.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-island-view="chat"] ${BOX}`)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Ask us anything/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-island-view="chat"] ${BOX}`)).toBeFocused();
  });

  test('that cannot be loaded leaves the server’s button, badge and greeting at work', async ({ page, shop }) => {
    shop.allow(/chat|Failed to load|ERR_FAILED/);
    await page.route(/\/chat-view-/, (route) => route.abort());
    await page.goto(campaignDay(''));
    await expect(page.locator('.ht_ctc_badge')).toBeVisible();
    await press(page);
    await expect(page.locator(ROOT)).toBeVisible();
    await expect(page.locator(BOX)).toBeVisible();
  });
});

test.describe('on a kind of device without a greeting', () => {
  test('the chat asks for the opt-in in a dialog of its own, which works by keyboard', async ({ page }) => {
    await open(page, '&chat_g_device=mobile');
    await page.locator('.ht_ctc_chat_style').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Chat with us' });
    await expect(dialog.getByRole('checkbox', { name: 'I agree to be answered by messenger' })).toBeFocused();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    expect(await axe(page, { within: ['.shop-islands-chat-ask'] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Enter');
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Space');
    expect((await popup).url()).toContain('https://wa.me/447700900123');
    await expect(dialog).toBeHidden();
  });
});

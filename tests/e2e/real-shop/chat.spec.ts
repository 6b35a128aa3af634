import { expect, type Page, test } from '@playwright/test';
import { ALONE, at, hasIslands, inWays, shopOf, statusIn, type Way, WITH_ORIGINAL } from '../realShop';

/**
 * Click to Chat's own HTML on a real shop with the marketing plugins, named by MARKETING_SHOP_URL; its pages take
 * `?scripts=original|both|islands`. Whichever scripts are on the page, each press must open exactly one chat.
 */
const NUMBER = '447700900123';
const ROOT = '#ht-ctc-chat';
const BOX = '.ht_ctc_chat_greetings_box';

const consent = (answer: 'yes' | 'no') =>
  `consentid:Y2hhdA,consent:${answer},action:yes,necessary:yes,functional:${answer},analytics:${answer},performance:${answer},advertisement:${answer}`;

/**
 * Opens a page as a visitor who has answered the question about consent. Notes new windows and calls to trackers
 * instead of making them.
 */
async function open(page: Page, path: string, way: Way, answer: 'yes' | 'no' = 'no'): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'cookieyes-consent', value: consent(answer), url: shopOf('marketing', way) }]);
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    window.open = (address, name) => {
      noted.push(`${address} ${name}`);
      return { closed: false } as Window;
    };
  });
  await page.goto(at(path, way));
  await expect(page.locator(ROOT)).toBeVisible();
  if (hasIslands(way)) await expect(page.locator(ROOT)).toHaveAttribute('data-island-status', statusIn(way));
}

const noted = (page: Page) => page.evaluate(() => (window as never as { noted: string[] }).noted);
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('ht_ctc_storage') ?? '{}'));
const placeOf = (page: Page) =>
  page.locator(ROOT).evaluate((root) => {
    const { position, bottom, right, zIndex, cursor } = getComputedStyle(root);
    return { position, bottom, right, zIndex, cursor };
  });

/** The desktop address of a chat. */
const addressOf = (number: string, text: string) => `https://wa.me/${number}?text=${text} _blank`;

inWays('marketing', WITH_ORIGINAL, (way) => {
  test('the button is in its place, and its badge comes', async ({ page }) => {
    await open(page, '/shop/', way);
    expect(await placeOf(page)).toEqual({
      position: 'fixed',
      bottom: '15px',
      right: '15px',
      zIndex: '99999999',
      cursor: 'pointer',
    });
    await expect(page.locator('.ht_ctc_badge')).toBeVisible();
    await expect(page.locator(BOX)).toBeHidden();
  });

  test('the greeting opens, begins a chat and closes; all is remembered', async ({ page }) => {
    await open(page, '/shop/', way);
    await expect(page.locator('.ht_ctc_badge')).toBeVisible();
    await page.locator('.ht_ctc_chat_style').click();
    await expect(page.locator(BOX)).toBeVisible();
    await expect(page.locator('.ht_ctc_badge')).toHaveCount(0);
    expect(await stored(page)).toEqual({ n_badge: 'stop', g_action: 'user_opened', g_user_action: 'user_opened' });
    await page.locator('.ht_ctc_chat_greetings_box_link').click();
    const text = encodeURIComponent(`Hello, I ask about ${page.url()}`);
    expect(await noted(page)).toEqual([addressOf(NUMBER, text)]);
    await expect(page.locator(BOX)).toBeHidden();
    expect(await stored(page)).toEqual({ n_badge: 'stop', g_action: 'chat_clicked', g_user_action: 'user_opened' });
    await page.locator('.ht_ctc_chat_style').click();
    await expect(page.locator(BOX)).toBeVisible();
    await page.locator('.ctc_greetings_close_btn').click();
    await expect(page.locator(BOX)).toBeHidden();
    expect(await stored(page)).toEqual({ n_badge: 'stop', g_action: 'user_closed', g_user_action: 'user_closed' });
  });

  test('a link and a shortcode begin their own chat, once each', async ({ page }) => {
    await open(page, '/ask/', way);
    await page.getByText('Ask about it').click();
    await page.getByRole('button', { name: 'Ask about delivery' }).click();
    const text = encodeURIComponent(`Hello, I ask about ${page.url()}`);
    expect(await noted(page)).toEqual([addressOf(NUMBER, text), addressOf('447700900456', 'About%20delivery')]);
  });
});

inWays('marketing', ['both'], (way) => {
  test('a press that comes before the islands’ code is the original script’s alone', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/islands\/(extras|chat)-/, async (route) => {
      await gate;
      await route.fallback();
    });
    const opening = open(page, '/ask/', way);
    await expect(page.locator(ROOT)).toBeVisible();
    await page.getByText('Ask about it').click();
    release();
    await opening;
    expect(await noted(page)).toHaveLength(1);
  });
});

inWays('marketing', ALONE, (way) => {
  for (const [answer, count] of [
    ['no', 0],
    ['yes', 1],
  ] as const) {
    test(`trackers hear of ${count} chats from a visitor whose answer is ${answer}`, async ({ page }) => {
      await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
      await open(page, '/ask/', way, answer);
      await page.getByText('Ask about it').click();
      expect(await noted(page)).toHaveLength(1);
      const told = () =>
        page.evaluate(
          () =>
            (window as never as { dataLayer: { event?: string }[] }).dataLayer.filter(
              ({ event }) => event === 'Click to Chat',
            ).length,
        );
      expect(await told()).toBe(count);
    });
  }
});

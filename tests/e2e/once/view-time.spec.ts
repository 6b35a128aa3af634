/**
 * Tests when React loads for views that the server's nodes can replace: never before the page has loaded, and with
 * Save-Data only when a hand comes near.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { takeMoved, watchMoves } from '../moved';
import { expect, type Shop, test } from '../shop';

const fixture = (widget: string) => readFileSync(`widgets/${widget}/fixture.html`, 'utf8');

/** A slow picture, which delays the page's load event. */
const SLOW = '/slow-picture.gif';

const chatButton = (page: Page) => page.locator('.ht_ctc_chat_style');
const seconds = (page: Page) => page.locator('.elementskit-seconds .elementskit-timer-count');
const swatch = (page: Page) => page.locator('.swatch[data-value="red"]').filter({ visible: true });

interface Visit {
  /** The requested files of React and of views. */
  views: string[];
  /** Lets the picture load, and with it the page. */
  letLoad(): void;
}

/** A page with a countdown, the chat and swatches, which all work before it has loaded. */
async function visit(page: Page, shop: Shop): Promise<Visit> {
  shop.allow(/slow-picture/);
  const views: Visit['views'] = [];
  page.on('request', (request) => {
    const [, name] = /\/dist\/(react|[a-z-]+-view)-[\da-f]{8}\.js/.exec(request.url()) ?? [];
    if (name) views.push(name);
  });
  let letLoad = () => {};
  const loaded = new Promise<void>((resolve) => {
    letLoad = resolve;
  });
  await page.route(`**${SLOW}`, async (route) => {
    await loaded;
    await route.fulfill({ contentType: 'image/gif', body: '' }).catch(() => {});
  });
  await page.route('**/campaign-day/**', async (route) => {
    const response = await route.fetch();
    const more = `${fixture('countdown')}${fixture('swatches').replace(/<td class="value" data-island[\s\S]*?<\/td>/, '<td></td>')}<img src="${SLOW}" alt="" hidden>`;
    await route.fulfill({ response, body: (await response.text()).replace('</h1>', `</h1>${more}`) });
  });
  await page.goto('/campaign-day/?with=chat&chat_greeting=no', { waitUntil: 'commit' });
  await expect(chatButton(page)).toHaveAttribute('aria-label', /^Ask us anything/);
  await expect(seconds(page)).toHaveText(/\d\d/);
  return { views, letLoad };
}

/** The countdown ticks and has its name, whoever shows it. */
async function expectServed(page: Page): Promise<void> {
  const first = (await seconds(page).textContent()) as string;
  await expect(seconds(page)).not.toHaveText(first);
  await expect(page.getByRole('timer').first()).toHaveAccessibleName(/ left$/);
}

const isLoaded = (page: Page) => page.evaluate(() => document.readyState === 'complete');

test.beforeEach(({ context }) =>
  context.route(/wa\.me/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Messenger</title>' })),
);

test('React is not asked for before the page has loaded, and its coming moves nothing', async ({ page, shop }) => {
  await watchMoves(page);
  const { views, letLoad } = await visit(page, shop);
  await expectServed(page);
  expect([views, await isLoaded(page)]).toEqual([[], false]);
  await page.evaluate(() => document.querySelector<HTMLElement>('.ht_ctc_chat_style')?.focus({ preventScroll: true }));
  await takeMoved(page);
  letLoad();
  await expect.poll(() => [...views].sort()).toEqual(['chat-view', 'countdown-view', 'react']);
  await expect(page.locator('[data-island-view="chat"]')).toBeAttached();
  await expect(chatButton(page)).toBeFocused();
  await expectServed(page);
  expect(await takeMoved(page)).toEqual([]);
});

test('a tap before React has come is answered by the store', async ({ page, shop }) => {
  const { views, letLoad } = await visit(page, shop);
  const popup = page.waitForEvent('popup');
  await chatButton(page).click();
  expect((await popup).url()).toContain('wa.me');
  expect(views.filter((name) => !['react', 'swatches-view'].includes(name))).toEqual([]);
  await swatch(page).click();
  await expect(page.locator('#pa_colour')).toHaveValue('red');
  await expect(swatch(page)).toHaveAttribute('aria-checked', 'true');
  letLoad();
});

test.describe('a visitor who saves data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  );

  test('gets React with a hand that comes near, and not without one', async ({ page, shop }) => {
    const { views, letLoad } = await visit(page, shop);
    letLoad();
    await expect.poll(() => isLoaded(page)).toBe(true);
    await shop.settled();
    await expectServed(page);
    expect(views).toEqual([]);
    await chatButton(page).hover();
    await expect(page.locator('[data-island-view="chat"]')).toBeAttached();
    expect([...views].sort()).toEqual(['chat-view', 'react']);
  });
});

import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, hold, test } from '../shop';

/** Tests which layer may cover the page, consent, timing, and prerendered pages. */

const PAGE = '/campaign-day/?with=popups';
const letter = (page: Page) => page.getByRole('dialog', { name: 'A letter every Friday' });
const modals = (page: Page) => page.locator('.elementor-popup-modal');
const withSettings = (settings: Record<string, unknown>) =>
  `${PAGE}&popup=${encodeURIComponent(JSON.stringify(settings))}`;
const atOnce = { triggers: { page_load: 'yes' } };

/** Puts elements before the end of the page that the server prints. */
async function print(page: Page, html: string): Promise<void> {
  await page.route('**/campaign-day/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${html}</body>`) });
  });
}

test.describe('a popup waits', () => {
  test('until a choice about consent has been made', async ({ page, shop }) => {
    await print(
      page,
      '<div class="cky-consent-container cky-box-bottom-left"><p>We use cookies.</p><button>Reject</button></div>',
    );
    await shop.open(withSettings(atOnce));
    // A popup that the visitor asks for opens at once. By then the other one would have opened too.
    await page.getByRole('button', { name: 'Today’s offer' }).click();
    await expect(modals(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modals(page)).toHaveCount(0);
    await page.locator('.cky-consent-container').evaluate((banner) => banner.classList.add('cky-hide'));
    await expect(letter(page)).toBeVisible();
  });

  test('until an open dialog is closed', async ({ page, shop }) => {
    await print(page, '<dialog aria-label="Cart">Your cart</dialog>');
    const letGo = await hold(page, '**/popup-*.js');
    await page.goto(withSettings(atOnce));
    const dialog = page.locator('dialog[aria-label="Cart"]');
    await dialog.evaluate((one: HTMLDialogElement) => one.showModal());
    letGo();
    await shop.settled();
    await expect(modals(page)).toHaveCount(0);
    await dialog.evaluate((one: HTMLDialogElement) => one.close());
    await expect(letter(page)).toBeVisible();
  });

  test('until another popup is closed; a link in one opens a second', async ({ page, shop }) => {
    await shop.open(withSettings({ triggers: { click: 'yes' } }));
    await page.getByRole('button', { name: 'Today’s offer' }).click();
    await expect(page.getByRole('dialog', { name: /^Today only/ })).toBeVisible();
    await expect(modals(page)).toHaveCount(1);
    await modals(page).getByRole('link', { name: 'Or let us write to you' }).click();
    await expect(modals(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(modals(page)).toHaveCount(1);
    await expect(letter(page)).toHaveCount(0);
  });
});

test('a popup opens and closes after the seconds that are set, and its button comes late', async ({ page, shop }) => {
  await page.clock.install();
  const settings = {
    triggers: { page_load: 'yes', page_load_delay: 30 },
    close_button_delay: 15,
    close_automatically: 60,
  };
  await shop.open(withSettings(settings));
  // The page's clock also runs by itself, so the test looks at a moment halfway, far from start and end.
  await page.clock.fastForward(15_000);
  await expect(modals(page)).toHaveCount(0);
  await page.clock.fastForward(16_000);
  await expect(letter(page)).toBeVisible();
  await expect(letter(page).locator('.dialog-close-button')).toBeHidden();
  await page.clock.fastForward(16_000);
  await expect(letter(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(modals(page)).toHaveCount(0);
});

test('the page behind a popup stays inert when the popup below closes by itself; the first link gets the focus back', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.open(withSettings({ triggers: [], close_automatically: 60 }));
  const link = page.getByRole('link', { name: 'Our letter' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(letter(page).locator(':focus')).toHaveCount(1);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('island:popup:open', { detail: { id: '2202' } })));
  await expect(modals(page)).toHaveCount(2);
  await page.clock.fastForward(61_000);
  await expect(letter(page)).toHaveCount(0);
  await expect(modals(page)).toHaveCount(1);
  expect(await link.evaluate((one) => !!one.closest('[inert]'))).toBe(true);
  await modals(page).getByRole('button', { name: 'Close' }).click();
  await expect(modals(page)).toHaveCount(0);
  expect(await link.evaluate((one) => !!one.closest('[inert]'))).toBe(false);
  await expect(link).toBeFocused();
});

test('a popup without accessible navigation gives the focus back to its link', async ({ page, shop }) => {
  await shop.open(withSettings({ triggers: [], a11y_navigation: '' }));
  const link = page.getByRole('link', { name: 'Our letter' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(letter(page)).toBeVisible();
  await expect(link).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modals(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a mouse that leaves by the top opens a popup', async ({ page, shop }) => {
  await shop.open(withSettings({ triggers: { exit_intent: 'yes' } }));
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 300 })));
  await expect(modals(page)).toHaveCount(0);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
  await expect(letter(page)).toBeVisible();
});

test('an ad blocker opens a popup', async ({ page, shop }) => {
  await print(page, '<style>.ad-box { display: none }</style>');
  await shop.open(withSettings({ triggers: { adblock_detection: 'yes' } }));
  await expect(letter(page)).toBeVisible();
  await expect(page.locator('.ad-box')).toHaveCount(0);
});

test('scrolling to an element opens a popup', async ({ page, shop }) => {
  await print(page, '<div style="height: 3000px"></div><p class="end">The end</p>');
  await shop.open(withSettings({ triggers: { scrolling_to: 'yes', scrolling_to_selector: '.end' } }));
  await expect(modals(page)).toHaveCount(0);
  await page.locator('.end').scrollIntoViewIfNeeded();
  await expect(letter(page)).toBeVisible();
});

test.describe('with animations', () => {
  test('a popup closes with its exit animation, and leaves nothing behind', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await shop.open(PAGE);
    await page.getByRole('link', { name: 'Our letter' }).click();
    const content = letter(page).locator('.dialog-widget-content');
    await expect(content).not.toHaveClass(/fadeIn/);
    await letter(page).getByRole('button', { name: 'Close' }).click();
    await expect(modals(page)).toHaveCount(0);
  });
});

test('pages and visits are counted in storage only with the visitor’s consent', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  const cookie = (choice: string) => ({
    name: 'cookieyes-consent',
    value: `consent:${choice},action:yes,necessary:yes,functional:${choice}`,
    url: baseURL as string,
  });
  await context.addCookies([cookie('no')]);
  await shop.open(PAGE);
  expect(await page.evaluate(() => localStorage.getItem('elementor'))).toBeNull();
  await context.addCookies([cookie('yes')]);
  await shop.open(PAGE);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}')))
    .toMatchObject({ pageViews: 1, sessions: 1 });
});

test('axe finds nothing in a popup', async ({ page, shop }) => {
  await shop.open(withSettings(atOnce));
  await expect(letter(page)).toBeVisible();
  expect(await axe(page, { within: ['.elementor-popup-modal'] })).toEqual([]);
});

test('next to Elementor Pro’s own front end nothing happens twice: its popups stay its own', async ({ page, shop }) => {
  await page.addInitScript(() => {
    (window as { elementorProFrontend?: object }).elementorProFrontend = {};
  });
  await shop.open(withSettings(atOnce));
  await page.getByRole('link', { name: 'Our letter' }).click();
  await page.getByRole('button', { name: 'Today’s offer' }).click();
  await expect(page.locator('body > [data-elementor-id="2201"], main [data-elementor-id="2201"]')).toHaveCount(1);
  await expect(modals(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('elementor'))).toBeNull();
});

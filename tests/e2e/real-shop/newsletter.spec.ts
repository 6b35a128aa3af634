import { expect, type Page, test } from '@playwright/test';
import { ALONE, at, difference, inWays, type Way } from '../realShop';

/**
 * ElementsKit's newsletter form on a real WordPress shop, named by REAL_SHOP_URL, whose page /widgets-content/ takes
 * `?scripts=original|both|islands`. The shop has no key for the list service, so every address is refused. With `both`,
 * only the plugin's own script sends.
 */

const form = (page: Page) => page.locator('.ekit-mailChimpForm');

/** Opens the page, sends an address by two quick presses, and notes the calls and what is said. */
async function send(page: Page, way: Way): Promise<{ calls: string[]; said: string | null }> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('sendmail')) calls.push(`${request.method()} ${url.pathname}${url.search}`);
  });
  await page.goto(at('/widgets-content/', way));
  await page.waitForLoadState('networkidle');
  await form(page).locator('[name="email"]').fill('jo@example.org');
  await form(page).locator('.ekit-mail-submit').dblclick();
  await expect(form(page).locator('.ekit-mail-message')).toHaveClass(/error/);
  await page.waitForLoadState('networkidle');
  return { calls, said: await form(page).locator('.ekit-mail-message').textContent() };
}

const CALL = 'GET /wp-json/elementskit/v1/widget/mailchimp/sendmail/?listed=&double_opt_in=no&email=jo%40example.org';

inWays('shop', ALONE, (way) => {
  test(
    'two presses make one call, and the shop’s answer is shown',
    difference('The original sends each press.'),
    async ({ page }) => {
      const { calls, said } = await send(page, way);
      expect(calls).toEqual([CALL]);
      expect(said).toContain('Found error : ');
      await expect(form(page)).toHaveAttribute('data-island-status', 'ready');
    },
  );
});

inWays('shop', ['both'], (way) => {
  test('beside the plugin’s own script the island sends nothing', async ({ page }) => {
    const { calls } = await send(page, way);
    // The plugin's own script sends at each press.
    expect(calls).toEqual([CALL, CALL]);
  });
});

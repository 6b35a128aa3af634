import { expect, type Page, test } from '@playwright/test';

/**
 * ElementsKit's newsletter form on a real WordPress shop, named by REAL_SHOP_URL, whose page /widgets-content/ takes
 * `?scripts=original|both|islands`. Its site has no key, so that every address is refused. In `both`, the plugin's own
 * script sends, alone.
 */
test.skip(!process.env.REAL_SHOP_URL, 'REAL_SHOP_URL names no shop: set it to the address of a WooCommerce shop to run these.');

const form = (page: Page) => page.locator('.ekit-mailChimpForm');

/** Opens the page, sends an address by two quick presses, and notes the calls and what is said. */
async function send(page: Page, scripts: string): Promise<{ calls: string[]; said: string | null }> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('sendmail')) calls.push(`${request.method()} ${url.pathname}${url.search}`);
  });
  await page.goto(`/widgets-content/?scripts=${scripts}`);
  await page.waitForLoadState('networkidle');
  await form(page).locator('[name="email"]').fill('jo@example.org');
  await form(page).locator('.ekit-mail-submit').dblclick();
  await expect(form(page).locator('.ekit-mail-message')).toHaveClass(/error/);
  await page.waitForLoadState('networkidle');
  return { calls, said: await form(page).locator('.ekit-mail-message').textContent() };
}

const CALL = 'GET /wp-json/elementskit/v1/widget/mailchimp/sendmail/?listed=&double_opt_in=no&email=jo%40example.org';

test('two presses are one call, and what the shop answers is said', async ({ page }) => {
  const { calls, said } = await send(page, 'islands');
  expect(calls).toEqual([CALL]);
  expect(said).toContain('Found error : ');
  await expect(form(page)).toHaveAttribute('data-island-status', 'ready');
});

test('beside the plugin’s own script the island sends nothing', async ({ page }) => {
  const { calls } = await send(page, 'both');
  // That one sends each press.
  expect(calls).toEqual([CALL, CALL]);
});

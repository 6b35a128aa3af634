import { expect, type Page, test } from '@playwright/test';
import { at, EACH, inWays, logIn, type Way } from '../realShop';

/**
 * The wishlist of a real WordPress shop, named by REAL_SHOP_URL, whose pages take `?scripts=original|both|islands` and
 * whose customer is shopper/shopper. In `both`, ShopEngine's own script is there too: a press is still one call.
 */

async function open(page: Page, path: string, way: Way): Promise<void> {
  await page.goto(at(path, way));
  await page.waitForLoadState('networkidle');
}

/** The wishlist's calls that the page makes. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/wishlist/add_to_list') && calls.push(`${request.method()} ${request.postData()}`),
  );
  return calls;
}

/** The texts of the alerts. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    dialog.accept();
  });
  return said;
}

const heart = (page: Page, place: number) => page.locator('.products .shopengine_add_to_list_action').nth(place);

// All tests share the customer's list, and the server loses one of two changes at the same time. So the tests run one
// after another.
test.describe.configure({ mode: 'default' });

inWays('shop', EACH, (way) => {
  const place = EACH.indexOf(way);
  test('a guest is told to log in, once, and no call is made', async ({ page }) => {
    const calls = noteCalls(page);
    const said = listen(page);
    await open(page, '/shop/', way);
    await heart(page, place).click();
    const notice = page.locator('.shop-islands-notice');
    // If ShopEngine's own script is at work, it shows an alert.
    if (way === 'both') await expect.poll(() => said).toEqual(['Please login first.']);
    else await expect(notice).toContainText('Please login first.');
    await expect(notice).toHaveCount(way === 'both' ? 0 : 1);
    expect(said).toHaveLength(way === 'both' ? 1 : 0);
    await expect(heart(page, place)).toHaveClass(/\binactive\b/);
    expect(calls).toEqual([]);
  });

  test('a customer puts a product in and takes it out, by one call each', async ({ page }) => {
    await logIn(page);
    await open(page, '/shop/', way);
    // Undoes what an earlier run may have left.
    if (await heart(page, place).evaluate((button) => button.classList.contains('active'))) {
      await heart(page, place).click();
      await expect(heart(page, place)).toHaveClass(/\binactive\b/);
      await open(page, '/shop/', way);
    }
    const calls = noteCalls(page);
    const said = listen(page);
    const call = `POST product_id=${await heart(page, place).getAttribute('data-pid')}`;
    await heart(page, place).click();
    await expect(page.getByText('Your product is added to wishlist')).toBeVisible();
    await expect(heart(page, place)).toHaveClass(/\bactive\b/);
    expect(calls).toEqual([call]);

    await open(page, '/my-account/wishlist/', way);
    const row = page.locator(`tr:has([data-pid="${call.split('=')[1]}"])`);
    const answer = page.waitForResponse(/wishlist\/add_to_list/);
    await row.locator('.remove-from-wishlist').click();
    await answer;
    await expect(row).toHaveCount(0);
    await open(page, '/shop/', way);
    await expect(heart(page, place)).toHaveClass(/\binactive\b/);
    expect(calls).toEqual([call, call]);
    expect(said).toEqual([]);
  });
});

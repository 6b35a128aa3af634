/**
 * The tour's buttons: what each says, what the shop then does, and how it returns to normal. And the footer's switch of
 * colours.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const WIDTHS = [390, 1280];

const addFirst = (page: Page) => page.locator('.products .add_to_cart_button[data-product_id]').first();
const count = (page: Page) => page.locator('.cart-contents .count');

async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/tour/');
  const button = page.locator('.tour-choice', { hasText: name });
  await button.click();
  await expect(button).toHaveAttribute('aria-current', 'true');
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 844 }));

    test('a slow network keeps what is pressed busy, and then it has happened', async ({ page }) => {
      await choose(page, 'Slow network');
      await expect(page.getByText('what you press is busy')).toBeVisible();
      await page.goto('/shop/');
      await addFirst(page).click();
      await expect(page.locator('.products .add_to_cart_button.loading')).toHaveCount(1);
      await expect(count(page)).toHaveText('1');
    });

    test('failing calls show an error, and after “All is well” the same button adds', async ({ page }) => {
      await choose(page, 'Calls fail');
      await expect(page.getByText('Every call fails.')).toBeVisible();
      await page.goto('/shop/');
      await addFirst(page).click();
      await expect(page.getByText(/We are not sure whether/).first()).toBeVisible();
      await expect(count(page)).toHaveText('0');
      await choose(page, 'All is well');
      await page.goto('/shop/');
      await addFirst(page).click();
      await expect(count(page)).toHaveText('1');
    });

    test('without a script the button leads to a page that has added', async ({ page }) => {
      await choose(page, 'No script');
      await expect(page.getByText('The server’s pages alone')).toBeVisible();
      await page.goto('/shop/');
      await expect(page.locator('script[src*="shop-islands"]')).toHaveCount(0);
      const arrived = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().includes('add-to-cart='),
      );
      await addFirst(page).click();
      await arrived;
      await expect(count(page)).toHaveText('1');
      await choose(page, 'One script');
      await expect(page.locator('script[src*="shop-islands"]')).not.toHaveCount(0);
    });

    for (const [name, hasJquery] of [
      ['With jQuery', true],
      ['The lean build', false],
      ['The strictest policy', false],
      ['One script, no jQuery', false],
    ] as const) {
      test(`${name}: the page is served that way, and adding works`, async ({ page }) => {
        await choose(page, name);
        await page.goto('/shop/');
        expect(await page.evaluate(() => 'jQuery' in window)).toBe(hasJquery);
        await expect(page.locator('script[src*="/dist/lean/"]')).toHaveCount(name.includes('lean') ? 1 : 0);
        await addFirst(page).click();
        await expect(count(page)).toHaveText('1');
        await expect(page).toHaveURL(/\/shop\/$/);
      });
    }
  });
}

const paper = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

async function turn(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Colours' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
}

test('the footer’s switch turns the colours, adds nothing again, and the device decides once more', async ({
  page,
}) => {
  await page.goto('/shop/?add-to-cart=102');
  const light = await paper(page);
  await turn(page, 'Dark');
  await expect(count(page)).toHaveText('1');
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await turn(page, 'Light');
  expect(await paper(page)).toBe(light);
  await turn(page, 'As the device');
  expect(await paper(page)).toBe(dark);
});

test('in the dark the drawer takes the theme’s colours', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await shop.open('/shop/?add-to-cart=102');
  await page.locator('a.cart-contents').click();
  const drawer = page.locator('.shop-islands-drawer [data-part="panel"], dialog[open]').first();
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(232, 234, 238)');
});

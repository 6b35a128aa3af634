import type { Page } from '@playwright/test';
import { button, expect, type Shop, test } from '../shop';

const cart = (page: Page) => page.locator('.widget_shopping_cart_content');
const refreshes = ({ names }: Shop) => names().filter((name) => name === 'get_refreshed_fragments').length;
const fragmentKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^wc_fragments_\w+$/.test(key)));
const GERMAN = 'Zwischensumme: £39,99';
const ENGLISH = 'Subtotal: £39.99';

/** Puts a game into the cart, on a page in English. */
async function fill(page: Page, shop: Shop, path = '/shop/'): Promise<void> {
  await shop.open(path);
  await page.click(button(101));
  await expect(cart(page)).toContainText(ENGLISH);
}

test.describe('a shop in two languages', () => {
  for (const [plugin, open, endpoint] of [
    ['with a parameter in each address', (path: string) => `${path}?lang=de`, '/?wc-ajax=add_to_cart&lang=de'],
    ['with a folder for each language', (path: string) => `/de${path}`, '/de/?wc-ajax=add_to_cart'],
  ] as const) {
    test(`${plugin}: each call goes to the page’s language, and what it brings is in it`, async ({ page, shop }) => {
      await shop.open(open('/shop/'));
      const called = page.waitForRequest(/add_to_cart/);
      await page.click(button(101));
      expect((await called).url()).toContain(endpoint);
      await expect(cart(page)).toContainText(GERMAN);
    });

    test(`${plugin}: two tabs keep their own carts, and fetch neither again`, async ({ page, context, shop }) => {
      await fill(page, shop);
      const other = await context.newPage();
      await other.goto(open('/shop/'));
      await expect(cart(other)).toContainText(GERMAN);
      await expect.poll(() => refreshes(shop)).toBe(1);
      for (const [tab, path, words] of [
        [page, '/shop/page/2/', ENGLISH],
        [other, open('/shop/page/2/'), GERMAN],
      ] as const) {
        await tab.goto(path);
        await expect(cart(tab)).toContainText(words);
      }
      await shop.settled();
      expect(refreshes(shop)).toBe(1);
      expect([await fragmentKeys(page), await fragmentKeys(other)]).toEqual([
        ['wc_fragments_demo'],
        ['wc_fragments_demo_de'],
      ]);
    });
  }

  for (const [keys, what] of [
    ['same', 'whose plugin gives all languages the same key'],
    ['none', 'whose pages name no key'],
  ] as const) {
    test(`${what}: a page shows the cart in its own language only`, async ({ page, shop }) => {
      await fill(page, shop, `/shop/?keys=${keys}`);
      await shop.open(`/de/shop/page/2/?keys=${keys}`);
      await expect(cart(page)).toContainText(GERMAN);
      await shop.open(`/de/shop/?keys=${keys}`);
      await expect(cart(page)).toContainText(GERMAN);
      await shop.open(`/shop/page/2/?keys=${keys}`);
      await expect(cart(page)).toContainText(ENGLISH);
    });
  }

  test('places an order in the language of its checkout', async ({ page, shop }) => {
    await shop.fill(118);
    const asked = page.waitForRequest(/update_order_review/);
    await page.goto('/checkout/?provider=off&lang=de');
    expect((await asked).url()).toContain('/?wc-ajax=update_order_review&lang=de');
    await shop.settled();
    const placed = page.waitForRequest(/wc-ajax=checkout/);
    await page.locator('#place_order').click();
    expect((await placed).url()).toContain('/?wc-ajax=checkout&lang=de');
    await expect(page.locator('.woocommerce-NoticeGroup-checkout')).toBeVisible();
  });
});

test('a page from right to left adds, shows and removes, and nothing makes it wider than the screen', async ({
  page,
  shop,
}) => {
  await shop.open('/shop/?lang=ar');
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  await page.click(button(101));
  await expect(cart(page)).toContainText('£39.99');
  await page.locator('a.cart-contents').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('£39.99');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await drawer.getByRole('button', { name: /^إزالة / }).click();
  await expect.poll(() => shop.cart()).toEqual({});
});

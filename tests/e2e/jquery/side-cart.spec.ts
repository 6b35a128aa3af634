/**
 * A plugin's side cart beside the islands: it opens once, shows the same cart as the islands' drawer, and causes no
 * second request.
 */
import type { Page } from '@playwright/test';
import { button, expect, test } from '../shop';

const cart = (page: Page) => page.getByRole('complementary', { name: 'Side cart' });
/** The quantity in the side cart, even while it is closed. */
const quantity = (page: Page) => page.locator('.side-cart .side-cart-quantity');
const total = (page: Page) => page.locator('.side-cart .side-cart-total');
const inSideCart = (page: Page, name: string) => cart(page).getByRole('button', { name });

for (const drawer of ['', '?drawer']) {
  test(`the side cart opens once for an add, with the right totals${drawer && ', and our drawer stays closed'}`, async ({
    page,
    shop,
  }) => {
    await page.goto(`/side-cart/${drawer}`);
    await page.click(button(101));
    await expect(cart(page)).toBeVisible();
    await expect(total(page)).toHaveText('£39.99');
    await shop.settled();
    await expect(cart(page)).toHaveAttribute('data-opened', '1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(shop.names()).toEqual(['add_to_cart']);
  });

  test(`the side cart has its own buttons, each of which brings fragments once${drawer && ', beside our drawer'}`, async ({
    page,
    shop,
  }) => {
    await shop.fill(101, 102);
    await page.goto(`/side-cart/${drawer}`);
    await page.click(button(101));
    await expect(quantity(page).first()).toHaveText('2');
    await shop.settled();
    const before = shop.calls.length;
    await inSideCart(page, 'More of Ashfall Kingdoms').click();
    await expect(quantity(page).first()).toHaveText('3');
    await shop.settled();
    await inSideCart(page, 'Remove Ashfall Kingdoms').click();
    await expect(quantity(page)).toHaveCount(1);
    await shop.settled();
    expect(shop.names().slice(before)).toEqual([
      'side_cart_quantity',
      'get_refreshed_fragments',
      'side_cart_quantity',
      'get_refreshed_fragments',
    ]);
    expect(await shop.cart()).toEqual({ 102: 1 });
  });
}

test('the side cart shows what our drawer changes, and our drawer shows what the side cart changes', async ({
  page,
  shop,
}) => {
  await page.goto('/side-cart/?drawer');
  await page.click(button(101));
  await inSideCart(page, 'More of Ashfall Kingdoms').click();
  await expect(quantity(page)).toHaveText('2');
  await cart(page).getByRole('button', { name: 'Close' }).click();
  await page.click('a.cart-contents');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('£79.98');
  await drawer.getByRole('button', { name: 'One more of Ashfall Kingdoms' }).click();
  await expect(total(page)).toHaveText('£119.97');
  await expect(drawer).toContainText('£119.97');
  await drawer.getByRole('button', { name: 'Remove Ashfall Kingdoms from cart' }).click();
  await expect(quantity(page)).toHaveCount(0);
  expect(await shop.cart()).toEqual({});
});

test('a page that shows no cart has no fragments fetched, whoever changes it', async ({ page, shop }) => {
  await page.goto('/cards/');
  await page.click(button(101));
  await expect(page.locator('.added_to_cart')).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as { jQuery(target: unknown): { trigger(event: string): void } })
      .jQuery(document.body)
      .trigger('wc_fragment_refresh');
    dispatchEvent(new CustomEvent('wc-blocks_store_sync_required', { detail: { type: 'from_iAPI' } }));
  });
  await shop.settled();
  expect(shop.names()).toEqual(['add_to_cart']);
});

test('a change in a block reaches a page that shows the cart, by one call', async ({ page, shop }) => {
  await page.goto('/side-cart/?drawer');
  await page.click(button(102));
  await expect(total(page)).toHaveText('£49.99');
  await shop.fill(101);
  await page.evaluate(() =>
    dispatchEvent(new CustomEvent('wc-blocks_store_sync_required', { detail: { type: 'from_iAPI' } })),
  );
  await expect(total(page)).toHaveText('£89.98');
  await shop.settled();
  expect(shop.names().filter((name) => name === 'get_refreshed_fragments')).toHaveLength(1);
});

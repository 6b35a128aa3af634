/**
 * The steps that must work whatever else is on a shop's pages: add a game to the cart, see the count and the drawer,
 * and remove the game.
 */
import { expect, type Page } from '@playwright/test';
import { button, type Shop } from './shop';

const row = 'dialog .shop-islands-drawer-row';

/** Adds by the card's button: one call, and the count follows. */
export async function add(page: Page, id = 101, count = '1'): Promise<void> {
  await page.click(button(id));
  await expect(page.locator(button(id))).toHaveClass(/added/);
  await expect(page.locator('a.cart-contents .count')).toHaveText(count);
}

/** Opens the drawer with one game in it. */
export async function openDrawer(page: Page): Promise<void> {
  await page.click('a.cart-contents');
  await expect(page.locator(row)).toHaveCount(1);
}

/** Removes the only game in the open drawer. */
export async function remove(page: Page): Promise<void> {
  await page.locator(row).getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator(row)).toHaveCount(0);
  await expect(page.locator('a.cart-contents .count')).toHaveText('0');
}

/** Does all steps once on the open page. */
export async function useShop(page: Page, shop: Shop): Promise<void> {
  await add(page);
  expect(await shop.cart()).toEqual({ 101: 1 });
  await openDrawer(page);
  await remove(page);
  expect(await shop.cart()).toEqual({});
  const log = (await shop.visitor()).log
    .map(({ path }) => new URL(path, 'http://shop').searchParams.get('wc-ajax'))
    .filter(Boolean);
  expect(log.filter((name) => name !== 'get_refreshed_fragments')).toEqual(['add_to_cart', 'remove_from_cart']);
}

/** Changes a page's HTML on its way from the server. `change` receives the whole HTML. */
export async function reprint(
  page: Page,
  change: (html: string) => string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(/\/shop\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: change(await response.text()),
      headers: { ...response.headers(), ...headers },
    });
  });
}

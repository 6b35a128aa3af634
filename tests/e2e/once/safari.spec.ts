/**
 * Safari gives a pressed button or link no focus. The test imitates that, because WebKit on other systems gives them
 * the focus.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

/** A press takes the focus from where it was, and gives it to nothing but a field. */
const pressWithoutFocus = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      'mousedown',
      (event) => {
        if ((event.target as Element).closest('input:not([type=submit],[type=button]),textarea,select')) return;
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      },
      true,
    ),
  );

test.describe('where a press gives no focus', () => {
  test.beforeEach(({ page }) => pressWithoutFocus(page));

  for (const [what, path, opener] of [
    ['a popup', '/campaign-day/?with=popups', '.open-offer'],
    ['a popup of a link', '/campaign-day/?with=popups', '.popup-links a:first-of-type'],
    ['the drawer', '/shop/?add-to-cart=101', 'a.cart-contents'],
    ['the quick view', '/shop/', '.products .shopengine-quickview-trigger[href$="/product/ashfall-kingdoms/"]'],
    ['the gallery', '/product/ashfall-kingdoms/', '.woocommerce-product-gallery__image a'],
  ] as const) {
    test(`${what} gives the focus back to what was pressed`, async ({ page, shop }) => {
      await shop.open(path);
      await page.locator(opener).first().click();
      const panel = page.locator('dialog[open], .elementor-popup-modal');
      await expect(panel).toBeVisible();
      await expect(page.locator(':is(dialog[open], .elementor-popup-modal):is(:focus, :focus-within)')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(page.locator(opener).first()).toBeFocused();
    });
  }
});

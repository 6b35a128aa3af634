import type { Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

const tooltip = (page: Page) => page.locator('.shop-islands-tooltip');
const first = (page: Page, selector: string) => page.locator(`.archive-product-container ${selector}`).first();

test.describe('a card’s tooltips', () => {
  test('come with the pointer, say what each button does, and share one element', async ({ page }) => {
    await page.goto('/games/');
    const labels: [selector: string, label: string][] = [
      ['.shopengine_add_to_list_action', 'Add to Wishlist'],
      ['.shopengine-quickview-trigger', 'Quick View'],
      ['.shopengine_comparison_add_to_list_action', 'Compare'],
      ['.shopengine_direct_checkout', 'Direct Checkout'],
      ['.ajax_add_to_cart', 'Add to Cart'],
    ];
    for (const [selector, label] of labels) {
      await first(page, selector).hover();
      await expect(tooltip(page)).toHaveText(label);
      await expect(tooltip(page)).toBeVisible();
    }
    await page.mouse.move(1, 1);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('come to a pointer that was on a button before their code came', async ({ page }) => {
    const release = await hold(page, '**/dist/shopengine-*.js');
    await page.goto('/games/');
    await first(page, '.shopengine-quickview-trigger').hover();
    await release();
    await expect(tooltip(page)).toHaveText('Quick View');
  });

  test('come with the focus, go with Escape, and leave the button its name and its title', async ({ page, shop }) => {
    await shop.open('/shop/');
    const eye = page.getByRole('button', { name: 'Quick View: Ashfall Kingdoms' });
    await expect(eye).toHaveAttribute('title', 'Quick View');
    await eye.focus();
    // The first focus near a button brings the code.
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(eye).toBeFocused();
      await expect(tooltip(page)).toHaveText('Quick View', { timeout: 500 });
    }).toPass();
    await expect(eye).not.toHaveAttribute('title');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(eye).toBeFocused();
    await expect(eye).toHaveAttribute('title', 'Quick View');
  });
});

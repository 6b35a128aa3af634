import { expect, type Page, test } from '@playwright/test';
import { ALONE, at, difference, inWays, type Way } from '../realShop';

/**
 * The quick view of a real WordPress shop, named by REAL_SHOP_URL, whose pages take `?scripts=original|both|islands`.
 * It has no template for quick views: the frame gets the whole page of the product.
 */

/** A product without options. */
const trigger = (page: Page) =>
  page.locator('.products li:has(.ajax_add_to_cart) .shopengine-quickview-trigger').first();
const frame = (page: Page) => page.frameLocator('iframe[src*="shopengine_quickview"]');

/** Opens the listing, and notes the frames that it asks for. */
async function open(page: Page, way: Way): Promise<string[]> {
  const frames: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('shopengine_quickview') && request.isNavigationRequest() && frames.push(request.url()),
  );
  await page.goto(at('/shop/', way));
  await page.waitForLoadState('networkidle');
  return frames;
}

inWays('shop', ALONE, (way) => {
  test(
    'a quick view is one frame with the product alone; Escape in it gives the focus back',
    difference('The original asks for its frame several times, and shows the product’s page with header and footer.'),
    async ({ page }) => {
      const frames = await open(page, way);
      expect(frames).toEqual([]);
      await trigger(page).click();
      const dialog = page.locator('dialog:has(.shop-islands-quick-view)');
      await expect(dialog.locator('.shop-islands-quick-view')).toHaveAttribute('data-status', 'shown');
      await expect(frame(page).locator('.product_title')).toBeVisible();
      await expect(frame(page).locator('#masthead')).toBeHidden();
      expect(frames).toEqual([
        expect.stringMatching(/\/product\/[^/]+\/\?shopengine_quickview=modal-content&nonce=\w{10}$/),
      ]);
      await frame(page).locator('.product_title').click();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
      expect(frames).toHaveLength(1);
    },
  );
});

inWays('shop', ALONE, (way) => {
  test('what is added in the frame is in the page’s cart, by one request', async ({ page }) => {
    await open(page, way);
    const adds: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('wc-ajax=add_to_cart') && adds.push(request.postData() ?? ''),
    );
    await trigger(page).click();
    await frame(page).locator('form.cart .single_add_to_cart_button').first().click();
    await expect(frame(page).locator('.added_to_cart').first()).toBeVisible();
    await expect(page.locator('.widget_shopping_cart_content').first().locator('.mini_cart_item')).toHaveCount(1);
    expect(adds).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/shop/');
  });
});

inWays('shop', ALONE, (way) => {
  test('a product is shown in the page itself, and added there', async ({ page }) => {
    await open(page, way);
    await page.evaluate(() => document.body.setAttribute('data-quick-view', 'native'));
    await trigger(page).click();
    const view = page.locator('.shop-islands-quick-view');
    await expect(view).toHaveAttribute('data-status', 'shown');
    await view.locator('form.cart .single_add_to_cart_button').first().click();
    await expect(page.locator('.widget_shopping_cart_content').first().locator('.mini_cart_item')).toHaveCount(1);
    await expect(view).toBeVisible();
  });
});

inWays('shop', ['both'], (way) => {
  test('next to ShopEngine’s own script, which asks for its frame several times, there is one dialog and one request', async ({
    page,
  }) => {
    const frames = await open(page, way);
    await trigger(page).click();
    await expect(frame(page).locator('.product_title')).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.locator('.jquery-modal')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(frames).toHaveLength(1);
  });
});

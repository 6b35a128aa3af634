import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, type Shop, test } from '../shop';

const trigger = (page: Page, slug: string) =>
  page.locator(`.products .shopengine-quickview-trigger[href$="/product/${slug}/"]`);
const view = (page: Page) => page.locator('.shop-islands-quick-view');
const frame = (page: Page) => page.frameLocator('.shop-islands-quick-view > iframe');

/** Addresses of the requested quick views. */
const asked = async (shop: Shop) =>
  (await shop.visitor()).log.map(({ path }) => path).filter((path) => path.includes('shopengine_quickview'));

test.describe('the quick view', () => {
  test('shows a product in one frame; what is added there is in the page’s cart; Escape gives the focus back', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/');
    expect(await asked(shop)).toEqual([]);
    await trigger(page, 'ashfall-kingdoms').click();
    const dialog = page.getByRole('dialog', { name: 'Ashfall Kingdoms' });
    await expect(dialog).toBeVisible();
    await expect(view(page)).toHaveAttribute('data-status', 'shown');
    expect(await asked(shop)).toEqual([
      expect.stringMatching(/^\/product\/ashfall-kingdoms\/\?shopengine_quickview=modal-content&nonce=\w{10}$/),
    ]);

    await frame(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(frame(page).getByRole('link', { name: 'View cart' })).toBeVisible();
    await expect(page.locator('.sidebar .widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    await expect(page).toHaveURL(/\/shop\//);

    await frame(page).getByRole('button', { name: 'Add to cart' }).press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(trigger(page, 'ashfall-kingdoms')).toBeFocused();
    await shop.settled();
    expect(shop.names().filter((name) => name === 'add_to_cart')).toHaveLength(1);
    expect(await shop.cart()).toEqual({ 101: 1 });
    expect(await asked(shop)).toHaveLength(1);
  });

  test('can show a product in the page itself: it is chosen, priced and added there', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => document.body.setAttribute('data-quick-view', 'native'));
    await trigger(page, 'wireless-controller').click();
    await expect(view(page)).toHaveAttribute('data-status', 'shown');
    expect(await asked(shop)).toHaveLength(1);
    const inside = (selector: string) => view(page).locator(selector);
    await expect(inside('.woocommerce-product-gallery .flex-control-thumbs li').first()).toBeVisible();

    await inside('.swatch[data-value="red"]').click();
    await inside('.swatch[data-value="xbox"]').click();
    await expect(inside('.onsale')).toBeHidden();
    await inside('.swatch[data-value="ps5"]').click();
    await expect(inside('.onsale')).toHaveText('20% OFF');
    await expect(inside('.single_variation')).toContainText('£43.99');
    await expect(inside('.wp-post-image')).toHaveAttribute('src', /colour=red/);
    await inside('.single_add_to_cart_button').click();
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    expect(await shop.cart()).toEqual({ 202: 1 });
    await expect(view(page)).toBeVisible();

    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(view(page)).toHaveCount(0);
    await expect(trigger(page, 'wireless-controller')).toBeFocused();
  });

  test('fits the screen without scroll bars of its own beside those of the frame, and axe complains of nothing', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/');
    await trigger(page, 'wireless-controller').click();
    await expect(view(page)).toHaveAttribute('data-status', 'shown');
    const sizes = await page.locator('dialog:has(.shop-islands-quick-view)').evaluate((dialog) => {
      const content = dialog.querySelector('.shop-islands-quick-view') as HTMLElement;
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const inner = (dialog.querySelector('iframe') as HTMLIFrameElement).contentDocument
        ?.documentElement as HTMLElement;
      return {
        isInView: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        overflows: [dialog, content].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
        isCut: inner.scrollWidth > inner.clientWidth,
      };
    });
    expect(sizes).toEqual({ isInView: true, overflows: [0, 0], isCut: false });
    // ShopEngine prints the heart without a name: an island in the frame gives it one.
    await expect(frame(page).locator('.shopengine_add_to_list_action').first()).toHaveAccessibleName(/./);
    expect(await axe(page, { within: ['dialog'] })).toEqual([]);
  });
});

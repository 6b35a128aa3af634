/** Tests pages on paper: the page itself is printed, without the layers over it. */
import { expect, test, touch } from '../shop';

test('a page under an open drawer is printed whole, without drawer, bar and message', async ({ page, shop }) => {
  await page.goto('/?comparison=yes&product_ids=101,102');
  await shop.fill(101);
  await shop.open('/shop/');
  const pages = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  const before = await pages();
  expect(before).toBeGreaterThan(1);
  await page.click('a.cart-contents');
  await shop.fault({ on: '/cart/', status: 500 });
  await page.getByRole('button', { name: 'One more of Ashfall Kingdoms' }).click();
  const over = page.locator(
    '.shop-islands-dialog, .shop-islands-backdrop, .shop-islands-notices, .shopengine-comparison-bottom-bar',
  );
  await expect(over.filter({ visible: true })).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(over.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.products .product').first()).toBeVisible();
  expect(await pages()).toBe(before);
});

test('the chat and the large picture are not printed', async ({ page, shop }) => {
  await shop.open('/product/ashfall-kingdoms/');
  await touch(page, '.woocommerce-product-gallery');
  await page.locator('.woocommerce-product-gallery__trigger').first().click();
  const picture = page.locator('.shop-islands-lightbox');
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await shop.open('/campaign-day/?with=chat');
  const chat = page.locator('.ht-ctc-chat');
  await expect(chat).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(chat).toBeHidden();
});

for (const [path, read] of [
  ['/product/ashfall-kingdoms/', ['h1', '.summary .price', '.woocommerce-Reviews']],
  ['/cart/', ['h1', '.cart_item .product-name', '.order-total']],
  ['/checkout/', ['h1', '#billing_email', '.order-total']],
] as const) {
  test(`${path} is printed with what can be read, and without what can only be pressed`, async ({ page, shop }) => {
    await page.goto('/?comparison=yes&product_ids=101,102');
    await shop.fill(101);
    await shop.open(path);
    const pressed = page.locator(
      '.site-nav, .site-footer, .woocommerce-store-notice, .shopengine-comparison-bottom-bar, #place_order, .checkout-button, .wc-tabs',
    );
    await expect(pressed.filter({ visible: true })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    for (const part of read) await expect(page.locator(part).first()).toBeVisible();
  });
}

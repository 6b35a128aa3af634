import { expect, test } from '@playwright/test';
import { asAdmin, publish, unpublish } from '../pluginShop';
import { at, inWays, noteCalls, shopOf, WITH_ORIGINAL } from '../realShop';

/** WooCommerce's own blocks beside its classic cards: the block's cart in a header, and lists of either kind. */
const CONTENT = `<!-- wp:woocommerce/mini-cart /-->
<!-- wp:woocommerce/product-collection {"query":{"perPage":9,"pages":0,"offset":0,"postType":"product","order":"asc","orderBy":"title","inherit":false,"isProductCollectionBlock":true}} -->
<div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template --><!-- wp:woocommerce/product-button {"isDescendentOfQueryLoop":true} /--><!-- /wp:woocommerce/product-template --></div>
<!-- /wp:woocommerce/product-collection -->
<!-- wp:shortcode -->[products limit="9"]<!-- /wp:shortcode -->`;

inWays('shop', WITH_ORIGINAL, (way) => {
  const shop = shopOf('shop', way);
  let blocks: { id: number; link: string };

  test.beforeAll(async ({ browser }) => {
    blocks = await asAdmin(browser, (page) => publish(page, `Blocks ${way}`, CONTENT), shop);
  });
  test.afterAll(({ browser }) => asAdmin(browser, (page) => unpublish(page, blocks.id), shop));

  test('the mini-cart block counts what a classic card’s button has added, and the block’s own button asks for one more', async ({
    page,
  }) => {
    await page.goto(at(blocks.link, way));
    await page.waitForLoadState('networkidle');
    const calls = noteCalls(page);
    const badge = page.locator('.wc-block-mini-cart__badge').first();
    await page.locator('.products a.ajax_add_to_cart').first().click();
    await expect(badge).toHaveText('1');
    const block = page.locator('.wp-block-woocommerce-product-collection button.ajax_add_to_cart').first();
    await block.click();
    await expect(badge).toHaveText('2');
    await expect(block).toContainText('in cart');
    expect(calls.filter((call) => /add_to_cart|cart\/(add|update)-item/.test(call))).toHaveLength(2);
  });
});

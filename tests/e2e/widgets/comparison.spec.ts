import { expect, test } from '../shop';

const dialog = 'dialog.shop-islands-dialog[open]';
const card = (id: number) => `.products [data-payload='{"pid":${id}}']`;
const removeLink = (id: number) => `.badge-comparison[data-pid="${id}"]`;
const counter = '.shopengine-comparison-counter';
const route = '/wp-json/shopengine-builder/v1/comparison';

test.describe('comparing', () => {
  test('a card’s button adds by one call and shows the table; removing the last product closes it', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/');
    await page.click(card(101));
    await expect(page.locator(`${dialog} td h4`)).toHaveText(['Ashfall Kingdoms']);
    await expect(page.locator(counter)).toHaveText('1');
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
    await expect(page.locator(card(101))).toBeFocused();
    await expect(page.locator(card(101))).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator(card(101))).toHaveClass(/\bactive\b/);

    await page.click(card(102));
    await expect(page.locator(`${dialog} td h4`)).toHaveText(['Ashfall Kingdoms', 'Nightcourier']);
    await page.click(`${dialog} ${removeLink(101)}`);
    await expect(page.locator(`${dialog} td h4`)).toHaveText(['Nightcourier']);
    await expect(page.locator(`${dialog} ${removeLink(102)}`)).toBeFocused();
    await page.click(`${dialog} ${removeLink(102)}`);
    await expect(page.locator(dialog)).toHaveCount(0);
    await expect(page.locator(counter)).toHaveText('0');
    await expect(page.locator(card(101))).toHaveAttribute('aria-pressed', 'false');
    expect(shop.calls).toEqual([
      `${route}/comparison_table/?pid=101`,
      `${route}/comparison_table/?pid=102`,
      `${route}/remove/ pid=101`,
      `${route}/remove/ pid=102`,
    ]);
  });

  test('the header’s button shows the table and adds nothing; a product in it goes into the cart', async ({
    page,
    shop,
  }) => {
    await page.goto('/?comparison=yes&product_ids=101,102');
    await shop.open('/shop/');
    await page.click('.comparison-button');
    await page.click(`${dialog} .compare-cart-btn[data-product_id="102"]`);
    await expect(page.locator(`${dialog} .compare-cart-btn[data-product_id="102"]`)).toHaveClass(/\badded\b/);
    expect(await shop.cart()).toEqual({ 102: 1 });
    await expect(page.locator(counter)).toHaveText('2');
    expect(shop.names().filter((name) => name.startsWith(route))).toEqual([`${route}/comparison_table/?pid=0`]);
  });

  test('the page’s address follows a removal, Back shows the list before, and the last removal says that nothing is left', async ({
    page,
    shop,
  }) => {
    await shop.open('/?comparison=yes&product_ids=101,102');
    await page.click(`main ${removeLink(101)}`);
    await expect(page.locator('main td h4')).toHaveText(['Nightcourier']);
    await expect(page).toHaveURL(/\?comparison=yes&product_ids=102$/);
    await page.goBack();
    await expect(page.locator('main td h4')).toHaveText(['Ashfall Kingdoms', 'Nightcourier']);
    await shop.settled();
    await page.goForward();
    await expect(page.locator('main td h4')).toHaveText(['Nightcourier']);
    await expect(page.locator(counter)).toHaveText('1');
    await shop.settled();
    await page.click(`main ${removeLink(102)}`);
    await expect(page.locator('h1.shopengine-no-comparison-product')).toHaveText(
      'No product is added for comparison, please add some product to compare',
    );
    await expect(page).toHaveURL(/\?comparison=yes$/);
    await expect(page.locator(counter)).toHaveText('0');
  });

  test('the bar opens on its items, removes one, and leads to the page', async ({ page, shop }) => {
    await page.goto('/?comparison=yes&product_ids=101,102');
    await shop.open('/shop/');
    const toggle = page.locator('.comparison-bottom-bar-toggle');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const items = page.locator('.comparison-for-bottom-bar-item');
    await expect(items).toHaveCount(2);
    await page.click(`.shopengine-comparison-bottom-bar ${removeLink(101)}`);
    await expect(items).toHaveCount(1);
    await expect(page.locator(counter)).toHaveText('1');
    await page.click('.comparison-endpoint-bottom');
    await expect(page).toHaveURL(/\/\?comparison=yes&product_ids=102$/);
    await expect(page.locator('main td h4')).toHaveText(['Nightcourier']);
  });
});

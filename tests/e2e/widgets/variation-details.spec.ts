import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const badge = '#shopengine-variable-onsale-badge';
const stock = '.shopengine-product-stock .stock';
const button = '.variations_form .single_add_to_cart_button';

/** Chooses by the selects, which swatches may cover. */
async function choose(page: Page, choice: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(choice)) {
    await page.locator(`select[name="attribute_pa_${name}"]`).evaluate((select: HTMLSelectElement, wanted) => {
      select.value = wanted;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }
}

test.describe('what a product says about the chosen variation', () => {
  test('is its percentage off and its stock, and neither after a reset', async ({ page, shop }) => {
    await shop.open('/product/wireless-controller/');
    const printed = await page.locator(stock).textContent();
    await choose(page, { colour: 'red', finish: 'matte', platform: 'ps5' });
    await expect(page.locator(badge)).toHaveText('20% OFF');
    await expect(page.locator(badge)).toBeVisible();
    await choose(page, { colour: 'black' });
    await expect(page.locator(badge)).toBeHidden();
    await choose(page, { colour: 'red' });
    await expect(page.locator(badge)).toBeVisible();
    await page.click('.reset_variations');
    await expect(page.locator(badge)).toBeHidden();
    await expect(page.locator(stock)).toHaveText(printed ?? '');
    expect(shop.calls).toEqual([]);
  });

  test('is that the variation is out of stock', async ({ page, shop }) => {
    await shop.open('/product/wireless-controller/');
    const states = await page
      .locator('.shopengine-product-stock')
      .evaluate((block: HTMLElement) => JSON.parse(block.dataset.variations as string));
    const list = await page
      .locator('.variations_form')
      .evaluate((form: HTMLElement) => JSON.parse(form.dataset.product_variations as string));
    const gone = list.find(
      ({ variation_id }: { variation_id: number }) => states[variation_id].stock_status === 'outofstock',
    );
    const choice = Object.entries(gone.attributes).map(([name, value]) => [
      name.replace('attribute_pa_', ''),
      value || 'ps5',
    ]);
    await choose(page, Object.fromEntries(choice));
    await expect(page.locator(stock)).toHaveText('Out of stock');
    await expect(page.locator(stock)).toHaveClass(/out-of-stock/);
    await expect(page.locator(stock)).not.toHaveClass(/in-stock/);
    await expect(page.locator(`${stock} > i`)).toHaveCount(1);
  });

  test('is that the variation is a pre-order', async ({ page, shop }) => {
    await shop.open('/product/wireless-controller/');
    await expect(page.locator(button)).toHaveText('Add to cart');
    await choose(page, { colour: 'black', finish: 'gloss', platform: 'ps5' });
    await expect(page.locator(button)).toHaveText('Pre Order Now!');
    await choose(page, { colour: 'red', finish: 'matte' });
    await expect(page.locator(button)).toHaveText('Add to cart');
  });
});

import type { Page } from '@playwright/test';
import { expect, holdEach, test } from '../shop';

type JQuery = (target: unknown) => {
  on(names: string, run: (event: { type: string }, ...args: unknown[]) => void): void;
};

const CONTROLLER = '/product/wireless-controller/';
const HANDHELD = '/product/retro-handheld/';
const BIG = '/tests/big-choice/';

const swatch = (page: Page, value: string) => page.locator(`.swatch[data-value="${value}"]`);
const single = (page: Page) => page.locator('.single_variation');
const button = (page: Page) => page.locator('.single_add_to_cart_button');
const id = (page: Page) => page.locator('input.variation_id');
const values = (page: Page, select: string) =>
  page.locator(select).evaluate((element: HTMLSelectElement) => [...element.options].map(({ value }) => value));

test.describe('a variable product', () => {
  test('narrows its options, and shows what was chosen', async ({ page, shop }) => {
    await shop.open(CONTROLLER);
    const src = await page.locator('.wp-post-image').getAttribute('src');
    const sku = await page.locator('.sku').first().textContent();
    await swatch(page, 'blue').click();
    expect(await values(page, '#pa_platform')).toEqual(['', 'ps5']);
    await swatch(page, 'red').click();
    expect(await values(page, '#pa_platform')).toEqual(['', 'ps5', 'xbox']);
    await swatch(page, 'ps5').click();
    await expect(id(page)).toHaveValue('202');
    await expect(single(page)).toContainText('£43.99');
    await expect(page.locator('.sku').first()).toHaveText('wireless-controller-202');
    await expect(page.locator('.wp-post-image')).toHaveAttribute('src', /colour=red/);
    await expect(button(page)).not.toHaveClass(/disabled/);

    await page.locator('.reset_variations').click();
    await expect(id(page)).toHaveValue('');
    await expect(single(page)).toBeHidden();
    await expect(page.locator('.reset_variations')).toBeHidden();
    await expect(page.locator('.reset_variations_alert')).not.toBeEmpty();
    await expect(page.locator('.wp-post-image')).toHaveAttribute('src', src as string);
    await expect(page.locator('.sku').first()).toHaveText(sku as string);
    expect(await values(page, '#pa_platform')).toEqual(['', 'ps5', 'xbox']);
    expect(shop.calls).toEqual([]);
  });

  test('cannot be bought before everything is chosen, and a message says so', async ({ page, shop }) => {
    await shop.open(CONTROLLER);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      dialog.accept();
    });
    await button(page).click();
    await page.locator('.qty').first().press('Enter');
    expect(said).toHaveLength(2);
    const kept = page.locator('.shop-islands-choose');
    await expect(kept).toHaveText(said[0] as string);
    await expect(kept).toBeInViewport();
    await swatch(page, 'red').click();
    await expect(kept).toHaveCount(0);
    await swatch(page, 'gloss').click();
    await swatch(page, 'xbox').click();
    await expect(button(page)).toHaveClass(/wc-variation-is-unavailable/);
    await button(page).click();
    expect(said).toHaveLength(3);
    expect(said[2]).not.toBe(said[0]);
    expect(new URL(page.url()).pathname).toBe(CONTROLLER);
    expect(await shop.cart()).toEqual({});
  });

  test('is bought by a plain POST with the variation and its options', async ({ page, shop }) => {
    await shop.open(CONTROLLER);
    await swatch(page, 'black').click();
    await swatch(page, 'xbox').click();
    await expect(id(page)).toHaveValue('205');
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.isNavigationRequest() && one.method() === 'POST'),
      button(page).click(),
    ]);
    await page.waitForLoadState();
    const body = request.postData() ?? '';
    for (const part of ['205', 'black', 'matte', 'xbox']) expect(body).toContain(part);
    expect((await shop.visitor()).lines).toMatchObject([
      { productId: 205, quantity: 1, choice: { attribute_pa_platform: 'xbox' } },
    ]);
  });
});

test.describe('a product whose variations the server knows', () => {
  test('asks the server once for each complete choice, and only the newest answer counts', async ({ page, shop }) => {
    await shop.open(HANDHELD);
    const release = await holdEach(page, '**/*get_variation*');
    await page.selectOption('#pa_colour', 'red');
    await page.selectOption('#pa_storage', '32gb');
    await expect(page.locator('form.variations_form')).toHaveClass(/processing/);
    await expect.poll(() => shop.calls).toHaveLength(1);
    await page.selectOption('#pa_storage', '64gb');
    release(1);
    await expect(single(page)).toContainText('£109.99');
    await expect(id(page)).toHaveValue('2002');
    release(0);
    await shop.settled();
    await expect(id(page)).toHaveValue('2002');
    await expect(page.locator('form.variations_form')).not.toHaveClass(/processing/);
    expect(shop.calls).toEqual([
      'get_variation attribute_pa_colour=red&attribute_pa_storage=32gb&product_id=2000',
      'get_variation attribute_pa_colour=red&attribute_pa_storage=64gb&product_id=2000',
    ]);
  });

  test('says that a combination does not exist, and explains its option from then on', async ({ page, shop }) => {
    await shop.open(HANDHELD);
    await page.selectOption('#pa_colour', 'grey');
    await page.selectOption('#pa_storage', '512gb');
    await expect(page.locator('.wc-no-matching-variations')).toBeVisible();
    await page.selectOption('#pa_storage', '64gb');
    await expect(page.locator('.wc-no-matching-variations')).toHaveCount(0);
    await expect(single(page)).toContainText('£');
    expect(
      await page
        .locator('#pa_storage option[value="512gb"]')
        .evaluate((one: HTMLOptionElement) => [one.disabled, one.label !== one.text]),
    ).toEqual([true, true]);
    await page.selectOption('#pa_colour', 'red');
    expect(
      await page
        .locator('#pa_storage option[value="512gb"]')
        .evaluate((one: HTMLOptionElement) => [one.disabled, one.label !== one.text]),
    ).toEqual([false, false]);
  });

  test('leaves nothing covered when the call fails, and can ask again', async ({ page, shop }) => {
    await shop.open(HANDHELD);
    await shop.fault({ on: 'get_variation', status: 500, body: 'no' });
    await page.selectOption('#pa_colour', 'red');
    await page.selectOption('#pa_storage', '32gb');
    const notice = page.locator('.shop-islands-notice');
    await expect(notice).toBeVisible();
    await expect(page.locator('form.variations_form')).not.toHaveClass(/processing/);
    await notice.locator('button').first().click();
    await expect(id(page)).toHaveValue('2001');
  });
});

test.describe('a product with 500 variations', () => {
  test('knows values with entities, quotes and other letters, and buys the right one', async ({ page, shop }) => {
    await shop.open(BIG);
    await page.selectOption('select[name="attribute_shade"]', 'Salt & pepper');
    await page.selectOption('select[name="attribute_size"]', '160 cm × 5" “wide”');
    await expect(id(page)).toHaveValue('3481');
    await expect(single(page)).toContainText('£33.99');
    await button(page).click();
    await page.waitForLoadState();
    expect((await shop.visitor()).lines).toMatchObject([{ productId: 3481, quantity: 1 }]);
  });

  test('shows the price of a choice in the same task', async ({ page, shop }) => {
    await shop.open(BIG);
    await page.selectOption('select[name="attribute_shade"]', 'Shade 3');
    // The bench measures how long that takes.
    const price = await page.locator('select[name="attribute_size"]').evaluate((select: HTMLSelectElement) => {
      select.value = '40 cm';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return document.querySelector('.single_variation .price')?.textContent;
    });
    expect(price).toMatch(/^£/);
  });
});

test('other scripts hear of a choice through jQuery, in the order that they know', async ({ page, shop }) => {
  test.skip(!shop.hasJQuery, 'There is no jQuery on this page.');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      (window as never as Window & { jQuery: JQuery })
        .jQuery(document)
        .on('wc_variation_form', () => void Object.assign(window, { isReady: true })),
    ),
  );
  await shop.open(CONTROLLER);
  await page.waitForFunction(() => 'isReady' in window);
  await page.evaluate(() => {
    const log: string[] = [];
    Object.assign(window, { log });
    const names =
      'woocommerce_variation_select_change woocommerce_variation_has_changed update_variation_values woocommerce_update_variation_values found_variation show_variation check_variations';
    (window as never as Window & { jQuery: JQuery })
      .jQuery('form.variations_form')
      .on(names, ({ type }, ...args) =>
        log.push([type, ...args.map((arg) => (arg as { variation_id?: number })?.variation_id ?? arg)].join(' ')),
      );
    for (const [name, value] of Object.entries({ colour: 'red', platform: 'ps5' })) {
      const select = document.querySelector(`#pa_${name}`) as HTMLSelectElement;
      log.length = 0;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  const heard = () => page.evaluate(() => (window as never as { log: string[] }).log);
  await expect.poll(heard).toContain('show_variation 202 true');
  expect(await heard()).toEqual([
    'woocommerce_variation_select_change',
    'update_variation_values',
    'woocommerce_update_variation_values',
    'found_variation 202',
    'check_variations',
    'woocommerce_variation_has_changed',
    'show_variation 202 true',
  ]);
});

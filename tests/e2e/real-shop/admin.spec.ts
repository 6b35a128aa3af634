import { expect, type Page, test } from '@playwright/test';
import { inWays, logIn } from '../realShop';

/**
 * The product edit screen of a real shop (see shop.spec.ts), with the admin entry and a date plugin's fields added to
 * it.
 */
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' });

/** Opens the edit screen of the first variable product as the shop's administrator. */
async function edit(page: Page): Promise<void> {
  await logIn(page, 'admin');
  await page.goto('/wp-admin/edit.php?post_type=product&product_type=variable');
  await page.locator('a.row-title').first().click();
  await expect(page.locator('#woocommerce-product-data')).toBeVisible();
}

/**
 * Adds the fields that a plugin's PHP would have printed to WooCommerce's panels. Variations get their fields when they
 * load.
 */
async function addFields(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = (id: string, attributes: string) =>
      `<p class="form-field"><label for="${id}">${id}</label><input type="text" class="short" id="${id}" name="${id}" ${attributes}></p>`;
    const parse = (html: string) => document.createRange().createContextualFragment(html);
    document
      .querySelector('#inventory_product_data')
      ?.append(
        parse(field('_release_date', 'data-generic')),
        parse(field('preorder_date', 'data-pre_order_date="2099-12-10"')),
      );
    document.querySelector('[data-generic]')?.classList.add('datepicker');
    const fill = () => {
      for (const box of document.querySelectorAll(
        '.woocommerce_variation:not(:has(.datepicker)) .woocommerce_variable_attributes',
      )) {
        box.append(parse(`<input type="text" class="datepicker" aria-label="Variation’s date" name="_date[]">`));
      }
    };
    new MutationObserver(fill).observe(document.querySelector('#variable_product_options') as Element, {
      childList: true,
      subtree: true,
    });
  });
  await page.addScriptTag({ url: '/wp-content/islands/shop-islands-admin.js' });
}

inWays('shop', ['islands'], () => {
  test('each date field of the product edit screen has one calendar', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.text().includes('[shop-islands]') && problems.push(message.text()));
    await edit(page);
    await addFields(page);
    await page.click('.inventory_options a');

    const release = page.locator('#_release_date');
    await expect(release).toHaveAttribute('role', 'combobox');
    await release.click();
    await expect(calendar(page)).toBeVisible();
    await expect(page.locator('.flatpickr-calendar')).toHaveCount(1);
    const today = calendar(page).locator('.today');
    await expect(today).toHaveAttribute('aria-disabled', 'false');
    await today.click();
    await expect(release).toHaveValue(/^\d{4}-\d\d-\d\d$/);

    const preorder = page.locator('#preorder_date');
    await preorder.click();
    await expect(calendar(page).getByRole('button', { name: 'December 9, 2099' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await calendar(page).getByRole('button', { name: 'December 10, 2099' }).click();
    await expect(preorder).toHaveValue('2099-12-10');

    await page.click('.variations_options a');
    const box = page.locator('.woocommerce_variation').first();
    await expect(box).toBeVisible();
    for (let times = 0; times < 3; times++) await box.locator('h3').click({ position: { x: 5, y: 5 } });
    // Waits until the box has stopped sliding; before that, nothing shows whether it is open.
    await page.waitForFunction('!jQuery(":animated").length');
    const variation = box.getByLabel('Variation’s date');
    if (!(await variation.isVisible())) await box.locator('h3').click({ position: { x: 5, y: 5 } });
    await variation.click();
    await expect(page.locator('.flatpickr-calendar')).toHaveCount(1);
    await calendar(page).locator('.flatpickr-day[aria-disabled="false"]').first().click();
    await expect(variation).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    // WooCommerce has noticed the change.
    await expect(box).toHaveClass(/variation-needs-update/);
    expect(problems).toEqual([]);
  });
});

import { expect, type Page, type Request, test } from '@playwright/test';
import { ALONE, at, EACH, inWays, noteCalls, originalOf, type Way } from '../realShop';
import { touch } from '../shop';

/**
 * The product pages of a real WordPress shop, named by REAL_SHOP_URL, whose pages take
 * `?scripts=original|both|islands`. /product/controller/ has two plain selects, /product/console/ swatches with a
 * colour, an image and a label.
 */

const CONTROLLER = '/product/controller/';
const CONSOLE = '/product/console/';

/** Opens a page in a way of loading scripts, and notes the calls that it makes from then on. */
async function open(page: Page, path: string, way: Way): Promise<string[]> {
  await page.goto(at(path, way));
  await page.waitForLoadState('networkidle');
  // ShopEngine's swatches come half a second after the page.
  if (!ALONE.includes(way) && path.startsWith(CONSOLE)) await page.waitForSelector('.variations_form.swatches-support');
  return noteCalls(page);
}

const valuesOf = (page: Page, select: string) =>
  page
    .locator(`${select} option:not(:disabled)`)
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value).filter(Boolean));

const price = '.single_variation .price > :is(ins, .amount)';
const id = (page: Page) => page.locator('input.variation_id');
const button = (page: Page) => page.locator('.single_add_to_cart_button');
const swatch = (page: Page, value: string) => page.locator(`.swatch-${value}`);

/** The fields of a multipart form. */
const fieldsOf = (request: Request) =>
  Object.fromEntries(
    [...(request.postData() ?? '').matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, value]),
  );

/** Presses the button, and returns the sent fields. */
async function buy(page: Page): Promise<Record<string, string>> {
  const sent: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.isNavigationRequest() && sent.push(request));
  await button(page).click();
  await expect(page.locator('.woocommerce-message')).toContainText('added to your cart');
  expect(sent).toHaveLength(1);
  return fieldsOf(sent[0] as Request);
}

/** Notes the form's events and the changes of its fields, as other plugins hear them. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const log: string[] = [];
    Object.assign(window, { heard: log });
    const names =
      'check_variations found_variation show_variation hide_variation reset_data woocommerce_variation_has_changed';
    const { jQuery } = window as never as {
      jQuery?: (target: unknown) => { on(names: string, handler: (event: Event) => void): void };
    };
    jQuery?.(document).on(`${names} woocommerce_update_variation_values change`, ({ type, target }) => {
      const { name, value } = target as HTMLInputElement;
      log.push(type === 'change' ? `change ${name}=${value}` : type);
    });
    for (const type of ['found', 'shown', 'reset'])
      document.addEventListener(`island:variation:${type}`, () => log.push(`island ${type}`));
  });
/** The DOM events that stand beside WooCommerce's. */
const OWN: Record<string, string> = {
  found_variation: 'island found',
  show_variation: 'island shown',
  reset_data: 'island reset',
};
const ownOf = (events: string[]) => events.map((event) => OWN[event]).filter(Boolean);
const heard = (page: Page) => page.evaluate(() => (window as never as { heard: string[] }).heard);

inWays('shop', EACH, (way) => {
  test('a choice narrows the others, shows its price, and is reset', async ({ page }) => {
    const calls = await open(page, CONTROLLER, way);
    await expect(button(page)).toHaveClass(/disabled/);
    await page.selectOption('#pa_colour', 'red');
    expect(await valuesOf(page, '#pa_platform')).toEqual(['ps5', 'xbox']);
    expect(await valuesOf(page, '#pa_colour')).toEqual(['blue', 'green', 'red']);
    await page.selectOption('#pa_platform', 'xbox');
    expect(await valuesOf(page, '#pa_colour')).toEqual(['red']);
    await expect(page.locator(price)).toHaveText('£52.00');
    await expect(id(page)).toHaveValue('44');
    await expect(button(page)).not.toHaveClass(/disabled/);
    await page.selectOption('#pa_platform', 'ps5');
    await expect(page.locator(price)).toHaveText('£40.00');
    await expect(id(page)).toHaveValue('43');
    await page.click('.reset_variations');
    await expect(page.locator('#pa_colour')).toHaveValue('');
    await expect(page.locator('#pa_platform')).toHaveValue('');
    await expect(id(page)).toHaveValue('');
    await expect(page.locator(price)).toBeHidden();
    await expect(button(page)).toHaveClass(/disabled/);
    expect(await valuesOf(page, '#pa_platform')).toEqual(['ps5', 'switch', 'xbox']);
    expect(calls).toEqual([]);
  });

  test('the button says what is missing, and sends the right variation when everything is chosen', async ({ page }) => {
    await open(page, CONTROLLER, way);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      dialog.accept();
    });
    await button(page).click();
    expect(said).toHaveLength(1);
    await page.selectOption('#pa_colour', 'blue');
    await page.selectOption('#pa_platform', 'ps5');
    await expect(page.locator('.single_variation .stock')).toHaveText('Available on backorder');
    await expect(button(page)).not.toHaveClass(/disabled/);
    await page.fill('.cart .qty', '2');
    expect(await buy(page)).toMatchObject({
      'add-to-cart': '42',
      product_id: '42',
      variation_id: '45',
      quantity: '2',
      attribute_pa_colour: 'blue',
      attribute_pa_platform: 'ps5',
    });
    expect(said).toHaveLength(1);
  });

  test('a choice in the address is there from the start', async ({ page }) => {
    await open(page, `${CONTROLLER}?attribute_pa_colour=green&attribute_pa_platform=switch`, way);
    await expect(page.locator(price)).toHaveText('£45.00');
    await expect(id(page)).toHaveValue('46');
  });

  test('swatches with a colour, an image and a label choose options, narrow the others and are sent', async ({
    page,
  }) => {
    const calls = await open(page, CONSOLE, way);
    await swatch(page, 'white').click();
    await expect(swatch(page, 'white')).toHaveClass(/selected/);
    await expect(page.locator('#pa_shade')).toHaveValue('white');
    await expect(swatch(page, 'digital')).toHaveClass(/disabled/);
    await expect(swatch(page, '2-tb')).toHaveClass(/disabled/);
    await swatch(page, 'disc').click();
    await swatch(page, '1-tb').click();
    await expect(page.locator(price)).toHaveText('£449.00');
    await expect(id(page)).toHaveValue('55');
    await swatch(page, '1-tb').click();
    await expect(swatch(page, '1-tb')).not.toHaveClass(/selected/);
    await expect(page.locator('#pa_storage')).toHaveValue('');
    await expect(page.locator(price)).toBeHidden();
    await page.click('.reset_variations');
    await expect(page.locator('.swatch:is(.selected, .disabled)')).toHaveCount(0);

    for (const value of ['blue', 'digital', '2-tb']) await swatch(page, value).click();
    await expect(id(page)).toHaveValue('56');
    expect(calls).toEqual([]);
    await expect(button(page)).not.toHaveClass(/disabled/);
    expect(await buy(page)).toMatchObject({
      variation_id: '56',
      attribute_pa_shade: 'blue',
      attribute_pa_edition: 'digital',
      attribute_pa_storage: '2-tb',
    });
  });

  test('the picture is the variation’s, and the product’s again after a reset', async ({ page }) => {
    await open(page, CONSOLE, way);
    await expect(page.locator('.woocommerce-product-gallery')).toHaveCSS('opacity', '1');
    await touch(page, '.woocommerce-product-gallery');
    // The picture is in the gallery, so the gallery slides to it.
    const picture = page.locator('.flex-active-slide img').first();
    await expect(picture).toHaveAttribute('src', /console-black/);
    for (const value of ['white', 'disc', '1-tb']) await swatch(page, value).click();
    await expect(picture).toHaveAttribute('src', /console-white/);
    await expect(picture).toBeInViewport();
    await page.click('.reset_variations');
    await expect(picture).toHaveAttribute('src', /console-black/);
    await expect(picture).toHaveAttribute('srcset', /console-black/);
  });

  test('the gallery opens once, and Escape closes it', async ({ page }) => {
    await open(page, CONSOLE, way);
    const opened = page.locator(':is(dialog, [role="dialog"], .pswp):visible');
    await touch(page, '.woocommerce-product-gallery');
    await expect(page.locator('.woocommerce-product-gallery__trigger')).toHaveCount(1);
    await page.click('.woocommerce-product-gallery__trigger');
    await expect(opened).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  });

  test('the tabs show one panel at a time, with mouse and keyboard', async ({ page }) => {
    await open(page, CONTROLLER, way);
    const tabs = page.getByRole('tab');
    const panels = page.locator('.woocommerce-Tabs-panel:visible');
    await expect(panels).toHaveAttribute('id', 'tab-additional_information');
    await tabs.nth(1).click();
    await expect(panels).toHaveAttribute('id', 'tab-reviews');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(0)).toBeFocused();
    // WooCommerce's script opens a tab only at Enter.
    await page.keyboard.press('Enter');
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(panels).toHaveAttribute('id', 'tab-additional_information');
  });

  test('a review needs stars, and says so once', async ({ page }) => {
    await open(page, `${CONTROLLER}#reviews`, way);
    let said = 0;
    page.on('dialog', (dialog) => {
      said++;
      dialog.accept();
    });
    await expect(page.locator('.stars')).toHaveCount(1);
    await page.click('#respond #submit');
    expect(said).toBe(1);
    await page.click('.stars .star-4');
    await expect(page.locator('#rating')).toHaveValue('4');
    await expect(page.locator('.stars .star-4')).toHaveAttribute('aria-checked', 'true');
  });
});

/** Chooses options, changes them and clears them, with a pause for later effects. */
async function roam(page: Page, path: string, way: Way): Promise<string[]> {
  const calls = await open(page, path, way);
  await listen(page);
  const steps =
    path === CONTROLLER
      ? [
          () => page.selectOption('#pa_colour', 'red'),
          () => page.selectOption('#pa_platform', 'ps5'),
          () => page.selectOption('#pa_platform', 'xbox'),
        ]
      : ['white', 'disc', '1-tb', '1-tb'].map((value) => () => swatch(page, value).click());
  for (const step of [...steps, () => page.click('.reset_variations')]) {
    await step();
    await page.waitForTimeout(700);
  }
  expect(calls).toEqual([]);
  return heard(page);
}

inWays('shop', ['both'], (way) => {
  for (const path of [CONTROLLER, CONSOLE]) {
    test(`on ${path} other plugins hear the same as from the originals alone`, async ({ page }) => {
      const original = await roam(page, path, 'original');
      expect(original.filter((event) => event === 'found_variation').length).toBeGreaterThan(0);
      expect(await roam(page, path, way)).toEqual(original);
    });
  }

  test('without WooCommerce’s variation script, other plugins hear the same by jQuery, and islands by DOM events', async ({
    page,
  }) => {
    const original = await roam(page, CONTROLLER, 'original');
    await page.route('**/add-to-cart-variation*', (route) => route.abort());
    const both = await roam(page, CONTROLLER, way);
    expect(both.filter((event) => !event.startsWith('island'))).toEqual(original);
    expect(both.filter((event) => event.startsWith('island'))).toEqual(ownOf(original));
  });
});

inWays('shop', ALONE, (way) => {
  test('islands tell by DOM events what other plugins hear from the originals', async ({ page }) => {
    const original = await roam(page, CONTROLLER, originalOf(way));
    const own = (await roam(page, CONTROLLER, way)).filter((event) => event.startsWith('island'));
    expect(own).toEqual(ownOf(original));
  });
});

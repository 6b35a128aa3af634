import type { Locator, Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

const PRODUCT = '/product/wireless-controller/';
const IMAGE = 'shopengine_swatch_image_on_loop_products';

/**
 * Opens a page, and waits until its first group of swatches works. Groups further down wake when they become visible.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Meanwhile the view replaces the server's swatches.
  await page
    .locator('.shopengine_swatches')
    .first()
    .evaluate((group) => group.scrollIntoView({ block: 'center' }));
  await expect(page.locator('.shopengine_swatches:visible').first()).toHaveAttribute('role', 'radiogroup');
}

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name });
const changes = (page: Page) => page.evaluate(() => (window as never as { changes: string[] }).changes);
const countChanges = (page: Page) =>
  page.evaluate(() => {
    const log: string[] = [];
    Object.assign(window, { changes: log });
    document.addEventListener('change', ({ target }) => {
      const field = target as HTMLSelectElement;
      if (field.localName === 'select') log.push(`${field.name}=${field.value}`);
    });
  });

test('swatches can be told apart where the system chooses the colours', async ({ page }) => {
  await open(page, PRODUCT);
  const colour = group(page, 'Colour').getByRole('radio').nth(1);
  const backgroundOf = () => colour.evaluate((swatch) => getComputedStyle(swatch).backgroundColor);
  const own = await backgroundOf();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await backgroundOf()).toBe(own);
  const [first, second] = await page.locator('.swatch_label').all();
  await first?.click();
  await expect(first as Locator).toBeChecked();
  await expect(first as Locator).toHaveCSS('outline', /^(?!rgba\(0, 0, 0, 0\)).* solid 2px$/);
  await expect(second as Locator).toHaveCSS('outline-style', 'none');
});

/** The painted colour in the middle of an element. */
async function middleOf(element: Locator): Promise<string> {
  const png = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(bitmap, -Math.floor(bitmap.width / 2), -Math.floor(bitmap.height / 2));
    return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
  }, png);
}

test('swatches that were first painted in the system’s colours are repainted in their own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, PRODUCT);
  const colour = group(page, 'Colour').getByRole('radio').nth(1);
  await expect(colour).toHaveCSS('forced-color-adjust', 'none');
  const own = await colour.evaluate((swatch) => getComputedStyle(swatch).backgroundColor);
  expect(await middleOf(colour)).toBe(own);
});

test.describe('swatches on the product page', () => {
  test('choose and unchoose, narrow the others and reset, and the select holds the choice', async ({ page }) => {
    await open(page, PRODUCT);
    await countChanges(page);
    const blue = group(page, 'Colour').getByRole('radio', { name: 'Blue' });
    const xbox = group(page, 'Platform').getByRole('radio', { name: 'Xbox' });
    await blue.click();
    await expect(blue).toBeChecked();
    await expect(page.locator('#pa_colour')).toHaveValue('blue');
    await expect(xbox).toHaveAttribute('aria-disabled', 'true');
    await xbox.click({ force: true });
    await expect(page.locator('#pa_platform')).toHaveValue('');
    await blue.click();
    await expect(blue).not.toBeChecked();
    await expect(xbox).toHaveAttribute('aria-disabled', 'false');
    expect(await changes(page)).toEqual(['attribute_pa_colour=blue', 'attribute_pa_colour=']);
    await xbox.click();
    await page.click('.reset_variations');
    await expect(page.locator('.swatch:is(.selected,.disabled)')).toHaveCount(0);
    await expect(page.locator('#pa_platform')).toHaveValue('');
  });

  test('are one tab stop each, and obey the arrow keys', async ({ page }) => {
    await open(page, PRODUCT);
    const radios = group(page, 'Colour').getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(radios.nth(1)).toBeFocused();
    await expect(radios.nth(1)).toBeChecked();
    await page.keyboard.press('Space');
    await expect(radios.nth(1)).not.toBeChecked();
    await page.keyboard.press('End');
    await expect(radios.last()).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(group(page, 'Finish').getByRole('radio').first()).toBeFocused();
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    await page.keyboard.press('ArrowLeft');
    await expect(group(page, 'Finish').getByRole('radio').nth(1)).toBeChecked();
  });

  test('whose option is gone say so, and clear the choice', async ({ page }) => {
    await open(page, PRODUCT);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      dialog.accept();
    });
    const red = group(page, 'Colour').getByRole('radio', { name: 'Red' });
    // Does both in one task, because 100 ms after the narrowing the swatch would be disabled.
    await red.evaluate((swatch: HTMLElement) => {
      document.querySelector('#pa_colour [value="red"]')?.remove();
      swatch.click();
    });
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).not.toBe('');
    await expect(red).not.toBeChecked();
  });

  test('are made over a plain select, and in forms that arrive later', async ({ page }) => {
    await page.goto('/product/retro-handheld/');
    const select = page.locator('.variations select').first();
    const value = (await select.locator('option').nth(1).getAttribute('value')) as string;
    await page.evaluate((first) => {
      const old = document.querySelector('form.variations_form') as HTMLElement;
      const late = old.cloneNode(true) as HTMLElement;
      const cell = late.querySelector('td.value') as HTMLElement;
      cell.dataset.island = 'swatches';
      cell.dataset.swatches = JSON.stringify({ [first]: { color: 'red' } });
      for (const element of late.querySelectorAll('[data-island-status]'))
        element.removeAttribute('data-island-status');
      late.removeAttribute('data-island-status');
      old.replaceWith(late);
    }, value);
    await select.scrollIntoViewIfNeeded();
    const radio = page.locator('.shop-islands-swatches').getByRole('radio').first();
    await radio.click();
    await expect(radio).toBeChecked();
    await expect(select).toHaveValue(value);
    expect((await radio.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await select.focus();
    await expect(radio).toBeFocused();
    await page.locator('.variations select').first().selectOption('');
    await expect(radio).not.toBeChecked();
  });
});

/** The boxes of the swatches, of their row, and of the element after it. */
const boxes = (page: Page) =>
  page.locator('.variations').evaluate((table) =>
    [
      ...table.querySelectorAll(
        'tr, td, .shopengine_swatches, .swatch, .swatch > *, .reset_variations, .single_variation_wrap',
      ),
    ]
      .filter((element) => element.getClientRects().length)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [...element.classList, x, y + scrollY, width, height].join(' ');
      }),
  );

test.describe('the view of swatches', () => {
  const VIEW = /swatches-view-\w+\.js/;
  const printed = (page: Page) => page.locator('.variations .shopengine_swatches[data-island-status="ready"] .swatch');
  const shown = (page: Page) => page.locator('[data-island-view="swatches"] .swatch');
  const red = (page: Page) => page.locator('.variations .swatch[data-value="red"]');

  const openPrinted = async (page: Page) => {
    await page.goto(PRODUCT);
    await page.locator('.variations').scrollIntoViewIfNeeded();
    await expect(printed(page).last()).toBeVisible();
  };
  /** Moves a hand near each group, once all groups listen for it. */
  const comeNear = async (page: Page) => {
    const groups = page.locator('.variations .shopengine_swatches:visible');
    await expect(groups.and(page.locator('[data-island-status="ready"]'))).toHaveCount(await groups.count());
    await groups.evaluateAll((all) => all.map((one) => one.dispatchEvent(new Event('pointerover'))));
  };

  test('is not fetched, nor is React, before a hand is near; until then the server’s swatches serve keys and screen readers', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const code = () => asked.filter((path) => /\/(react|swatches-view)-/.test(path));
    await openPrinted(page);
    const colour = group(page, 'Colour').getByRole('radio');
    await expect(colour).toHaveCount(3);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(code()).toEqual([]);
    const release = await hold(page, VIEW);
    await colour.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(colour.nth(1)).toBeFocused();
    await expect(colour.nth(1)).toBeChecked();
    await expect(shown(page)).toHaveCount(0);
    release();
    await expect(shown(page).first()).toBeVisible();
    await expect(shown(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page).nth(2)).toBeChecked();
    expect(code()).toHaveLength(2);
  });

  test('stands where the server’s swatches stood, to the pixel', async ({ page }) => {
    const release = await hold(page, VIEW);
    await openPrinted(page);
    await expect(printed(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    expect(before.length).toBeGreaterThan(20);
    await comeNear(page);
    release();
    await expect(shown(page).first()).toBeVisible();
    expect(await boxes(page)).toEqual(before);
  });

  test('takes over what was chosen on the server’s swatches, which need no view for that', async ({ page }) => {
    const release = await hold(page, VIEW);
    await page.goto(PRODUCT);
    await red(page).click();
    await expect(page.locator('#pa_colour')).toHaveValue('red');
    await expect(red(page)).toHaveClass(/selected/);
    await expect(shown(page)).toHaveCount(0);
    release();
    await expect(group(page, 'Colour').getByRole('radio', { name: 'Red' })).toBeChecked();
    await expect(page.locator('#pa_colour')).toHaveValue('red');
  });

  test('waits for the end of a press, which would otherwise be lost', async ({ page }) => {
    const release = await hold(page, VIEW);
    await openPrinted(page);
    await expect(printed(page).first()).toBeVisible();
    await comeNear(page);
    await red(page).hover();
    await page.mouse.down();
    const others = page.locator('[data-island-view="swatches"]');
    release();
    // The two groups that are not being pressed have their views now.
    await expect(others).toHaveCount(2);
    await page.mouse.up();
    await expect(others).toHaveCount(3);
    await expect(group(page, 'Colour').getByRole('radio', { name: 'Red' })).toBeChecked();
  });

  test('that cannot be loaded leaves swatches that work', async ({ page, shop }) => {
    shop.allow(/swatches/);
    await page.route(VIEW, (route) => route.abort());
    await openPrinted(page);
    await comeNear(page);
    await expect(page.locator('.variations .shopengine_swatches').first()).toHaveAttribute(
      'data-island-status',
      'failed',
    );
    await red(page).click();
    await expect(page.locator('#pa_colour')).toHaveValue('red');
    await expect(red(page)).toHaveClass(/selected/);
  });
});

test.describe('swatches on cards', () => {
  const card = (page: Page, slug: string) => page.locator(`li.product:has(a[href*="${slug}"]):has(.swatch)`).first();

  test('ask the server for a picture, once, and cover the card while it is on the way', async ({ page, shop }) => {
    await open(page, '/shop/');
    const release = await hold(page, '**/admin-ajax.php*');
    const controller = card(page, 'wireless-controller');
    const image = controller.locator('img.attachment-woocommerce_thumbnail');
    const before = await image.getAttribute('src');
    const blue = controller.getByRole('radio', { name: 'Blue' });
    await blue.click();
    await expect(page.locator('.preloader-active')).toHaveCount(1);
    await expect(controller.locator('.overlay-active')).toBeVisible();
    release();
    await expect(image).not.toHaveAttribute('src', before as string);
    await expect(page.locator('.lds-spinner,.preloader-shadow')).toHaveCount(0);
    await blue.click();
    await expect(blue).toBeChecked();
    expect(shop.calls.filter((call) => call.includes(IMAGE))).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/shop/');
  });

  test('show the card’s own picture when the nonce is refused', async ({ page, shop }) => {
    shop.allow(/A swatch’s picture could not be had/);
    await open(page, '/shop/');
    const controller = card(page, 'wireless-controller');
    const image = controller.locator('img.attachment-woocommerce_thumbnail');
    const before = (await image.getAttribute('src')) as string;
    await controller.getByRole('radio', { name: 'Blue' }).click();
    await expect(image).not.toHaveAttribute('src', before);
    await shop.expireNonces();
    await controller.getByRole('radio', { name: 'Red' }).click();
    await expect(image).toHaveAttribute('src', before);
    await expect(page.locator('.lds-spinner,.preloader-shadow')).toHaveCount(0);
  });

  test('show the picture that the card carries for a value, and the card’s own for a value without one', async ({
    page,
    shop,
  }) => {
    await open(page, '/shop/');
    const game = card(page, 'glasswing-saga');
    const image = game.locator('img').first();
    const before = (await image.getAttribute('src')) as string;
    const map = JSON.parse((await game.locator('[data-attribute]').getAttribute('data-attribute')) as string) as Record<
      string,
      { src: string }
    >;
    const [[value, { src }]] = Object.entries(map) as [[string, { src: string }]];
    await game.locator(`.swatch[data-value="${value}"]`).click();
    await expect(image).toHaveAttribute('src', src);
    const other = await game
      .locator('.swatch')
      .evaluateAll(
        (all, known) =>
          all.map((one) => (one as HTMLElement).dataset.value as string).find((one) => !known.includes(one)),
        Object.keys(map),
      );
    if (other) {
      await game.locator(`.swatch[data-value="${other}"]`).click();
      await expect(image).toHaveAttribute('src', before);
    }
    expect(shop.calls.filter((call) => call.includes(IMAGE))).toEqual([]);
  });
});

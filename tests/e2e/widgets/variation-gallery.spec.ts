import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, hold, test } from '../shop';

const GALLERY = '.woocommerce-product-gallery';
const PRINTED = '/tests/own-galleries/';
const ASKED = '/tests/asked-galleries/';

const swatch = (page: Page, value: string) => page.locator(`.variations_form .swatch[data-value="${value}"]`);
const slides = (page: Page) => page.locator(`${GALLERY}__image`);
const thumbs = (page: Page) => page.locator('.flex-control-thumbs button');

/** The colours of the shown pictures, the thumbnails, and the number of each part that the island makes. */
async function seen(page: Page) {
  return page.evaluate((gallery) => {
    const colours = (selector: string) => [
      ...new Set(
        [...document.querySelectorAll<HTMLImageElement>(selector)].map(
          ({ src }) => new URL(src).searchParams.get('colour') ?? 'own',
        ),
      ),
    ];
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      pictures: colours(`${gallery}__image a > img`),
      thumbs: colours('.flex-control-thumbs img'),
      parts: [gallery, `${gallery}__wrapper`, `${gallery}__trigger`, '.flex-control-thumbs', '.flex-viewport'].map(
        count,
      ),
    };
  }, GALLERY);
}

/**
 * A strict policy blocks the inline style of a variation's gallery, and the browser reports that. The gallery is shown
 * all the same.
 */
test.beforeEach(({ shop }) => shop.allow(/Applying inline style/));

const RED = { pictures: ['red'], thumbs: ['red'], parts: [1, 1, 1, 1, 1] };
const BLUE = { pictures: ['blue'], thumbs: ['blue'], parts: [1, 1, 1, 1, 1] };

for (const [how, path] of [
  ['is printed with the page', PRINTED],
  ['comes with the server’s answer', ASKED],
] as const) {
  test.describe(`a variation’s own gallery that ${how}`, () => {
    test('replaces the product’s, works as that does, and goes with the choice', async ({ page, shop }) => {
      await shop.open(path);
      await swatch(page, 'red').click();
      await expect.poll(() => seen(page)).toEqual(RED);
      await expect(thumbs(page)).toHaveCount(4);
      await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
      await thumbs(page).nth(2).click();
      await expect(slides(page).nth(2)).toHaveClass(/flex-active-slide/);
      await expect(page.locator('.flex-active-slide')).toHaveCount(1);

      await page.locator(`${GALLERY}__trigger`).click();
      const dialog = page.getByRole('dialog', { name: 'Product pictures' });
      await expect(dialog.getByRole('heading')).toHaveText('Picture 3 of 4');
      await expect(dialog.locator('img')).toHaveAttribute('src', /colour=red/);
      await page.keyboard.press('Escape');
      await expect(page.locator(`${GALLERY}__trigger`)).toBeFocused();
      expect(await axe(page, { within: [GALLERY] })).toEqual([]);

      await swatch(page, 'blue').click();
      await expect.poll(() => seen(page)).toEqual(BLUE);
      await expect(thumbs(page)).toHaveCount(3);
      await swatch(page, 'red').click();
      await expect(thumbs(page)).toHaveCount(4);
      await expect.poll(() => seen(page)).toEqual(RED);

      // This variation has one picture: it comes first in the page's own gallery.
      await swatch(page, 'black').click();
      await expect(page.locator('.wp-post-image')).toHaveAttribute('src', /colour=black/);
      await expect.poll(async () => (await seen(page)).pictures).toEqual(['black', 'own']);
      await page.locator('.reset_variations').click();
      await expect(page.locator('.wp-post-image')).not.toHaveAttribute('src', /colour/);
      await expect.poll(() => seen(page)).toEqual({ pictures: ['own'], thumbs: ['own'], parts: [1, 1, 1, 1, 1] });
      await expect(page.locator('.variations_form')).toHaveAttribute('current-image', '');
    });
  });
}

test.describe('a variation’s own gallery', () => {
  test('is to be seen before the gallery’s code has come, and keeps the focus', async ({ page, shop }) => {
    const release = await hold(page, /\/product-page-[\da-f]{8}\.js/);
    await page.goto(PRINTED);
    await page.locator(`${GALLERY}__image a`).first().focus();
    // A script makes the choice, because the focus cannot be in the gallery and in the form at once.
    await page.evaluate(() => {
      const select = document.querySelector('.variations select') as HTMLSelectElement;
      select.value = 'red';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(slides(page)).toHaveCount(4);
    await expect(slides(page).nth(3)).toBeVisible();
    await expect.poll(async () => (await seen(page)).pictures).toEqual(['red']);
    await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
    await expect(page.locator(`${GALLERY}__image a`).first()).toBeFocused();
    release();
    await expect(thumbs(page)).toHaveCount(4);
    await expect(page.locator(`${GALLERY}__image a`).first()).toBeFocused();
    expect(shop.names().filter((name) => name === 'get_variation')).toEqual([]);
  });

  test('leaves the first picture where its code cannot be loaded', async ({ page, shop }) => {
    shop.allow(/variation-gallery|Failed to load/);
    await page.route('**/variation-gallery-*.js', (route) => route.abort());
    await shop.open(PRINTED);
    await swatch(page, 'red').click();
    await expect(page.locator('.wp-post-image')).toHaveAttribute('src', /colour=red/);
    await expect.poll(async () => (await seen(page)).pictures).toEqual(['red', 'own']);
    await page.locator('.reset_variations').click();
    await expect(page.locator('.wp-post-image')).not.toHaveAttribute('src', /colour/);
  });

  test('costs nothing where no variation has one', async ({ page, shop }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await shop.open('/product/wireless-controller/');
    for (const value of ['red', 'ps5']) await swatch(page, value).click();
    await expect(page.locator('input.variation_id')).toHaveValue('202');
    await shop.settled();
    expect(fetched.filter((url) => url.includes('variation-gallery'))).toEqual([]);
  });
});

test.describe('a theme that binds the gallery’s events on the body', () => {
  test('hears of the old gallery, and of the new one before and after its start', async ({ page, shop }) => {
    test.skip(!shop.hasJQuery, 'The theme uses jQuery.');
    await shop.open(PRINTED);
    await page.evaluate((gallery) => {
      const { jQuery } = window as never as {
        jQuery: (target: unknown) => {
          on(
            names: string,
            selector: string,
            run: (this: Element, event: { type: string }, own: Element) => void,
          ): void;
        };
      };
      const heard: string[] = [];
      Object.assign(window, { heard });
      jQuery(document.body).on(
        ['before-destroy', 'before-init', 'after-init'].map((moment) => `wc-product-gallery-${moment}`).join(' '),
        `.product ${gallery}`,
        function ({ type }, own) {
          const colour = new URL(this.querySelector('img')?.src ?? '').searchParams.get('colour') ?? 'own';
          heard.push(`${type} ${colour} ${own === this}`);
        },
      );
    }, GALLERY);
    const heard = () => page.evaluate(() => (window as never as { heard: string[] }).heard.splice(0));
    await swatch(page, 'red').click();
    // Until the code comes, the page's own gallery shows the red picture.
    await expect.poll(() => seen(page)).toEqual(RED);
    expect((await heard()).slice(-2)).toEqual([
      'wc-product-gallery-before-init red true',
      'wc-product-gallery-after-init red true',
    ]);
    await swatch(page, 'blue').click();
    await expect.poll(() => seen(page)).toEqual(BLUE);
    expect(await heard()).toEqual([
      'wc-product-gallery-before-destroy red true',
      'wc-product-gallery-before-init blue true',
      'wc-product-gallery-after-init blue true',
    ]);
  });
});

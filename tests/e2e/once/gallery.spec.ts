import type { Page } from '@playwright/test';
import { expect, test, touch } from '../shop';

const PRODUCT = '/product/wireless-controller/';
const GALLERY = '.woocommerce-product-gallery';

/** Changes the HTML of the product's page. */
const change = (page: Page, edit: (html: string) => string) =>
  page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

/** A config script with the shop's carousel options. */
const withCarousel = (options: object) => (html: string) =>
  html.replace(
    '</body>',
    `<script type="application/json" data-islands-config>${JSON.stringify({ globals: { wc_single_product_params: { flexslider: options } } })}</script></body>`,
  );

test.describe('a gallery whose second slide is a film', () => {
  test('opens the nearest picture, and the page stays where it is', async ({ page, shop }) => {
    await change(page, (html) => {
      let count = 0;
      return html.replace(/(class="woocommerce-product-gallery__image">)<a .*?<\/a>/g, (whole, start) =>
        ++count === 2 ? `${start}<video></video>` : whole,
      );
    });
    await shop.open(PRODUCT);
    await touch(page, GALLERY);
    await page.locator(`${GALLERY} .flex-control-thumbs button`).nth(1).click();
    await page.evaluate(() => scrollTo(0, 40));
    const address = page.url();
    await page.getByRole('button', { name: /image gallery|pictures/i }).click();
    await expect(page.locator('dialog img')).toBeVisible();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => scrollY)).toBe(40);
  });
});

test.describe('a gallery with the shop’s carousel options', () => {
  test('has arrows over its picture, which move nothing else', async ({ page, shop }) => {
    await shop.open(PRODUCT);
    const bottom = () => page.locator(GALLERY).evaluate((gallery) => gallery.getBoundingClientRect().height);
    const before = await bottom();
    await change(page, withCarousel({ directionNav: true }));
    await shop.open(PRODUCT);
    expect(await bottom()).toBe(before);
    const previous = page.locator(GALLERY).getByRole('button', { name: 'Previous picture' });
    const next = page.locator(GALLERY).getByRole('button', { name: 'Next picture' });
    const picture = (await page.locator(`${GALLERY} .flex-active-slide`).boundingBox()) as {
      x: number;
      y: number;
      width: number;
      height: number;
    };
    const box = (await next.boundingBox()) as typeof picture;
    expect(box.y).toBeGreaterThan(picture.y);
    expect(box.y + box.height).toBeLessThanOrEqual(picture.y + picture.height);
    expect([box.width >= 44, box.height >= 44]).toEqual([true, true]);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(page.locator(`${GALLERY} .woocommerce-product-gallery__image`).nth(1)).toHaveClass(
      /flex-active-slide/,
    );
    await previous.click();
    await expect(page.locator(`${GALLERY} .woocommerce-product-gallery__image`).nth(0)).toHaveClass(
      /flex-active-slide/,
    );
  });

  test('moves by itself until it is paused', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await change(page, withCarousel({ slideshow: true, slideshowSpeed: 300, animationLoop: true }));
    await page.goto(PRODUCT);
    // Looks at each frame, because the next picture comes soon.
    await page.waitForFunction(
      (thumbs) => document.querySelectorAll(thumbs)[1]?.ariaCurrent === 'true',
      `${GALLERY} .flex-control-thumbs button`,
    );
    await page.locator(GALLERY).getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(page.locator(GALLERY).getByRole('button', { name: 'Play' })).toBeVisible();
    await shop.settled();
  });
});

/**
 * Tests product pages with the markup and the scripts of several themes: islands and scripts each do their part once.
 */
import type { Page } from '@playwright/test';
import { expect, type Shop, test, touch } from '../shop';

const PRODUCT = '/product/wireless-controller/';

interface Shape {
  /** The HTML that the theme adds to the page. */
  html: string;
  check(page: Page, shop: Shop): Promise<void>;
}

const sides = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one: HTMLElement) => [one.offsetWidth, one.offsetHeight]);

const panels = (page: Page) => page.locator('.wc-tab:visible');

async function choose(page: Page): Promise<void> {
  for (const select of await page.locator('.variations select').all())
    await select.selectOption({ index: 1 }, { force: true });
  await expect(page.locator('[name="variation_id"]')).toHaveValue(/^[1-9]/);
}

async function addOne(page: Page): Promise<void> {
  await choose(page);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.locator('a.cart-contents .count')).toHaveText('1');
}

const shapes: Record<string, Shape> = {
  'a header cart whose count is a fragment': {
    html: '',
    check: async (page, shop) => {
      await addOne(page);
      expect(Object.values(await shop.cart())).toEqual([1]);
    },
  },
  'panels that a style sheet hides': {
    html: '<style>.woocommerce-tabs .wc-tab { display: none }</style>',
    check: async (page) => {
      await expect(panels(page)).toHaveCount(1);
      await page.locator('.wc-tabs li:nth-child(2) a').click();
      await expect(panels(page)).toHaveId('tab-additional_information');
    },
  },
  'stars and a magnifier that are measured in letters': {
    html: `<style>
      .stars, .woocommerce-product-gallery { font-size: 10px }
      .stars a { display: inline-block; position: relative; width: 1em; height: 1em; text-indent: -99em }
      .stars a::before { content: "*"; position: absolute; inset: 0; text-indent: 0 }
      .woocommerce-product-gallery .woocommerce-product-gallery__trigger { width: 3em; height: 3em }
    </style>`,
    check: async (page) => {
      await touch(page, '.woocommerce-product-gallery');
      await expect.poll(() => sides(page, '.woocommerce-product-gallery__trigger')).toEqual([30, 30]);
      await page.locator('.wc-tabs li:last-child a').click();
      await expect.poll(() => sides(page, '.stars a')).toEqual([10, 10]);
    },
  },
  'a gallery of the theme’s own, told by the method that it replaces': {
    html: `<script>addEventListener('DOMContentLoaded', function () {
      window.pictures = [];
      jQuery.fn.wc_variations_image_update = function (variation) { pictures.push(variation ? variation.image.src : 'none'); return this; };
    });</script>`,
    check: async (page) => {
      const last = () => page.evaluate(() => (window as never as { pictures: string[] }).pictures.at(-1));
      await choose(page);
      await expect.poll(last).toContain('colour=');
      await page.locator('.reset_variations').click();
      await expect.poll(last).toBe('none');
    },
  },
};

test.describe('in the shape of a theme', () => {
  test.use({ demoMode: 'jquery' });

  for (const [name, { html, check }] of Object.entries(shapes)) {
    test(name, async ({ page, shop }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.route(`**${PRODUCT}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('</body>', `${html}</body>`) });
      });
      await shop.open(PRODUCT);
      await check(page, shop);
      expect(errors).toEqual([]);
    });
  }
});

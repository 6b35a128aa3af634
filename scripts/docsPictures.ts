/** `npm run docs:pictures`: takes the README's pictures of the demo (docs/images). Needs dist/ and a Chromium. */
import { chromium, type Page } from 'playwright-core';
import { withDemo } from './bench/demoShop';
import { launchOptions } from './browser.mjs';

const DESK = { width: 1280, height: 920 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  name: string;
  size: typeof DESK;
  path: string;
  /** The shopper's steps before the picture, up to the moment when its subject is on the screen. */
  act(page: Page): Promise<void>;
}

/** Presses cards' buttons and waits for the cart. */
async function add(page: Page, ...ids: number[]): Promise<void> {
  for (const id of ids) {
    await page.click(`.ajax_add_to_cart[data-product_id="${id}"]`);
    await page.locator(`.ajax_add_to_cart.added[data-product_id="${id}"]`).waitFor();
  }
}

const pictures: Picture[] = [
  { name: 'listing', size: DESK, path: '/shop/', act: (page) => add(page, 101, 104) },
  {
    name: 'product',
    size: DESK,
    path: '/product/wireless-controller/',
    async act(page) {
      await page.locator('form.variations_form[data-island-status="ready"]').waitFor();
      await page.click('.swatch[data-value="red"]');
      await page.click('.swatch[data-value="xbox"]');
      await page.locator('.single_variation .price').waitFor();
      // Moves the pointer away, because the button's tooltip would be in the picture.
      await page.mouse.move(0, 0);
      await page.locator('.shop-islands-tooltip').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'overlay',
    size: DESK,
    path: '/shop/?islands-debug',
    async act(page) {
      await add(page, 101);
      await page.locator('#shop-islands-debug tr[data-name="add-to-cart"] button').hover();
    },
  },
  {
    name: 'comparison',
    size: DESK,
    path: '/?comparison=yes&product_ids=101,104',
    async act(page) {
      await page.goto('/shop/');
      await page.click(`.products [data-payload='{"pid":103}']`);
      await page.locator('dialog.shop-islands-dialog[open] td h4').nth(2).waitFor();
    },
  },
  {
    name: 'checkout',
    size: PHONE,
    path: '/shop/',
    async act(page) {
      await add(page, 101);
      await page.goto('/checkout/');
      await page.fill('#billing_postcode', 'LS1 4DY');
      await page.locator('form.checkout[data-island-status="ready"]').waitFor();
      await page.locator('#order_review_heading').evaluate((heading) => heading.scrollIntoView());
    },
  },
];

await withDemo(async (base) => {
  const browser = await chromium.launch(await launchOptions());
  for (const { name, size, path, act } of pictures) {
    const page = await browser.newPage({ baseURL: base, viewport: size, reducedMotion: 'reduce' });
    await page.goto(path);
    await act(page);
    const notice = page.locator('.woocommerce-store-notice__dismiss-link');
    if (await notice.isVisible()) await notice.evaluate((link: HTMLElement) => link.click());
    await page.screenshot({ path: `docs/images/${name}.png` });
    await page.close();
  }
  await browser.close();
});

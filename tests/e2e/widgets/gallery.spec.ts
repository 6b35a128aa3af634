import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, hold, isNextClickTaken, test, touch } from '../shop';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page, '.woocommerce-product-gallery');
  await expect(page.locator('.woocommerce-product-gallery')).toHaveAttribute('data-island-status', 'ready');
}

const thumb = (number: number) => `.flex-control-thumbs li:nth-child(${number}) button`;

/** The fixture prints the pages in each project's way, and watches for errors. */
test.beforeEach(({ shop }) => void shop);

test.describe('the gallery', () => {
  test('is visible, and shows the picture whose thumbnail is chosen or that the shopper swipes to', async ({
    page,
  }) => {
    await open(page, '/product/wireless-controller/');
    const gallery = page.locator('.woocommerce-product-gallery');
    await expect(gallery).toHaveCSS('opacity', '1');
    await expect(page.locator(thumb(1))).toHaveAttribute('aria-current', 'true');
    const links = gallery.locator('.woocommerce-product-gallery__image a');
    await expect(links.nth(0)).toBeInViewport();
    await expect(links.nth(2)).not.toBeInViewport();
    await page.click(thumb(3));
    await expect(links.nth(2)).toBeInViewport({ ratio: 0.5 });
    await expect(links.nth(0)).not.toBeInViewport();
    await expect(page.locator('.flex-active-slide')).toHaveCount(1);

    await page
      .locator('.woocommerce-product-gallery__wrapper')
      .evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(page.locator(thumb(1))).toHaveAttribute('aria-current', 'true');
    await expect(page.locator(thumb(3))).not.toHaveAttribute('aria-current');
  });

  const withTheme = async (page: Page, body: string) => {
    await page.route('**/product/wireless-controller/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('</head>', '<link rel="stylesheet" href="/more-theme.css"></head>'),
      });
    });
    await page.route('**/more-theme.css', (route) => route.fulfill({ contentType: 'text/css', body }));
  };

  /** A theme with `gap` px under the picture, whose printed slides stand in `printed` px more than they need. */
  const withGap = (page: Page, gap: number, printed = 0) =>
    withTheme(
      page,
      `.flex-viewport{margin-bottom:${gap}px}div .woocommerce-product-gallery__wrapper{margin:0}
      div .woocommerce-product-gallery__wrapper:not(.shop-islands-gallery-track){padding-bottom:${printed}px}`,
    );

  test('keeps its thumbnails as far from the picture as the theme wants', async ({ page }) => {
    await withGap(page, 30, 30);
    await open(page, '/product/wireless-controller/');
    const boxes = await Promise.all(
      ['.flex-active-slide', '.flex-control-thumbs'].map((selector) => page.locator(selector).boundingBox()),
    );
    const [picture, thumbs] = boxes.map((box) => box ?? { y: 0, height: 0 }) as [
      { y: number; height: number },
      { y: number },
    ];
    expect(thumbs.y - picture.y - picture.height).toBeCloseTo(30, 0);
  });

  test('does not move what is below it when it makes room for the theme’s spacing', async ({ page }) => {
    await withGap(page, 400);
    const release = await hold(page, /\/product-page-[\da-f]{8}\.js/);
    const bottom = () =>
      page
        .locator('.woocommerce-product-gallery')
        .evaluate((gallery) => gallery.getBoundingClientRect().bottom + scrollY);
    await page.goto('/product/wireless-controller/', { waitUntil: 'domcontentloaded' });
    const printed = await bottom();
    await touch(page, '.woocommerce-product-gallery');
    release();
    await expect(page.locator('.flex-control-thumbs')).toBeVisible();
    expect(await bottom()).toBeCloseTo(printed, 0);
  });

  test('leaves no hole when a theme prints whole pictures one below the other', async ({ page }) => {
    await withTheme(page, 'div .woocommerce-product-gallery__wrapper:not(.shop-islands-gallery-track){display:block}');
    await open(page, '/product/wireless-controller/');
    const bottoms = ['.flex-control-thumbs img', '.woocommerce-product-gallery'].map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom),
    );
    const [thumbs = 0, gallery = 0] = await Promise.all(bottoms);
    expect(gallery - thumbs).toBeLessThan(20);
  });

  test('loads the dialog for full-size pictures at the first touch, and opens the picture’s own address if that fails', async ({
    page,
    shop,
  }) => {
    shop.allow(/product-lightbox|Failed to load/);
    let asked = 0;
    await page.route('**/product-lightbox-*.js', (route) => {
      asked++;
      return route.abort();
    });
    await open(page, '/product/wireless-controller/');
    await shop.settled();
    expect(asked).toBe(0);
    const link = page.locator('.flex-active-slide a');
    const address = (await link.getAttribute('href')) as string;
    await link.click();
    await page.waitForURL(`**${address}`);
    expect(asked).toBeGreaterThan(0);
  });

  test('opens its pictures in full size with the keyboard alone', async ({ page }) => {
    await open(page, '/product/wireless-controller/');
    await page.focus('.flex-active-slide a');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Product pictures' });
    const count = dialog.getByRole('heading');
    await expect(count).toHaveText('Picture 1 of 4');
    await expect(count).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(count).toHaveText('Picture 4 of 4');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(count).toHaveText('Picture 2 of 4');
    await expect(dialog.getByText('from the side')).toBeVisible();
    for (const name of ['Close', 'Previous picture', 'Next picture', 'Close']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeFocused();
    expect(await axe(page, { within: ['.shop-islands-lightbox'] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.flex-active-slide a')).toBeFocused();
    await expect(page.locator(thumb(2))).toHaveAttribute('aria-current', 'true');
  });

  test('goes on with each arrow key while the focus is on its picture', async ({ page }) => {
    await open(page, '/product/wireless-controller/');
    const links = page.locator('.woocommerce-product-gallery__image a');
    await links.nth(0).focus();
    for (const place of [1, 2]) {
      await page.keyboard.press('ArrowRight');
      await expect(links.nth(place)).toBeFocused();
      await expect(page.locator(thumb(place + 1))).toHaveAttribute('aria-current', 'true');
    }
  });

  test('opens from its button with Space, and gives the focus back to it', async ({ page }) => {
    await open(page, '/product/wireless-controller/');
    const button = page.locator('.woocommerce-product-gallery__trigger');
    await button.press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(button).toBeFocused();
    expect(await axe(page, { within: ['.woocommerce-product-gallery'] })).toEqual([]);
  });

  test('leaves the link to the browser when a modifier key is held', async ({ page }) => {
    await open(page, '/product/wireless-controller/');
    const isTaken = isNextClickTaken(page);
    await page.click('.flex-active-slide a', { modifiers: ['ControlOrMeta'] });
    expect(await isTaken).toBe(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('enlarges a picture only under a mouse, and not with reduced motion', async ({ page }) => {
    await open(page, '/product/wireless-controller/');
    const large = page.locator('.shop-islands-zoom');
    await page.hover('.flex-active-slide a');
    await page.mouse.move(200, 400);
    await expect(large).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.hover('.flex-active-slide a', { position: { x: 20, y: 300 } });
    await expect(large).toBeVisible();
    const left = async () => (await large.boundingBox())?.x ?? 0;
    const before = await left();
    await page.hover('.flex-active-slide a', { position: { x: 250, y: 300 } });
    await expect.poll(left).toBeLessThan(before);
    await page.hover('.product_title');
    await expect(large).toHaveCount(0);
  });

  test('says what a missing picture would show', async ({ page }) => {
    await open(page, '/tests/missing-picture/');
    await page.click(thumb(4));
    await page.click('.flex-active-slide a');
    const image = page.getByRole('dialog').getByRole('img', { name: 'the other side' });
    await expect(image).toBeVisible();
  });
});

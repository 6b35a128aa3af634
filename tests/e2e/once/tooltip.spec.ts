import type { Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

/** Tests tooltips: their places, fingers, and failures. tests/e2e/widgets/tooltip.spec.ts tests the usual use. */

/** How long a finger must rest before the label appears, in milliseconds. */
const LONG_PRESS = 500;
/** How long the label stays after the finger is lifted, in milliseconds. */
const LINGER = 1500;

const HEART = '.shopengine_add_to_list_action[data-pid="101"]';
const EYE = '.shopengine-quickview-trigger';
const COMPARE = '.products .shopengine_comparison_add_to_list_action';

const tooltip = (page: Page) => page.locator('.shop-islands-tooltip');
const heart = (page: Page) => page.locator(HEART).first();

async function center(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`"${selector}" is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Holds the tooltip's code back until the test lets it come. */
const holdCode = (page: Page) => hold(page, '**/tooltip-*.js');

test.describe('the code of tooltips', () => {
  test('comes with the first hand near a button, once', async ({ page, shop }) => {
    const fetched: string[] = [];
    page.on('request', (request) => /\/tooltip-/.test(request.url()) && fetched.push(request.url()));
    await shop.open('/shop/');
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    expect(fetched).toEqual([]);
    await heart(page).hover();
    await expect(tooltip(page)).toHaveText('Add to Wishlist');
    await page.locator(EYE).first().hover();
    await expect(tooltip(page)).toHaveText('Quick View');
    expect(fetched).toHaveLength(1);
  });

  test('that comes late shows the label where the pointer is then', async ({ page, shop }) => {
    await shop.open('/shop/');
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    const release = await holdCode(page);
    const asked = page.waitForRequest('**/tooltip-*.js');
    await heart(page).hover();
    await asked;
    await page.locator(EYE).first().hover();
    release();
    await expect(tooltip(page)).toHaveText('Quick View');
  });

  test('that cannot be loaded leaves the browser’s own tooltips and working buttons', async ({ page, shop }) => {
    shop.allow(/Loading failed/);
    await page.route('**/tooltip-*.js', (route) => route.abort());
    await shop.open('/shop/');
    await expect(heart(page)).toHaveAttribute('title', 'Add to Wishlist');
    const failed = page.waitForEvent('console', (message) => message.text().includes('[shop-islands]'));
    await heart(page).hover();
    await failed;
    await expect(heart(page)).toHaveAttribute('title', 'Add to Wishlist');
    await page.locator('.products .shopengine_comparison_add_to_list_action').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('a tooltip', () => {
  test('stays while the pointer goes to it and rests there, and goes behind it', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.locator(EYE).first().hover();
    await expect(tooltip(page)).toHaveText('Quick View');
    const { x, y } = await center(page, '.shop-islands-tooltip');
    await page.mouse.move(x, y, { steps: 12 });
    await expect(tooltip(page)).toHaveText('Quick View');
    expect(
      await page.evaluate(([left, top]) => !!document.elementFromPoint(left, top)?.closest('.shop-islands-tooltip'), [
        x,
        y,
      ] as const),
    ).toBe(true);
    await page.mouse.move(x, y - 120, { steps: 12 });
    await expect(tooltip(page)).toHaveCount(0);
  });

  for (const width of [390, 1280]) {
    test(`covers no other button of its card, and stays on the screen, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/games/');
      const buttons = page.locator('.archive-product-container :is(.se-btn, .add_to_cart_button)');
      for (let index = 0; index < 15; index++) {
        await buttons.nth(index).hover();
        await expect(tooltip(page)).toBeVisible();
        const wrong = await buttons.nth(index).evaluate((button) => {
          const box = document.querySelector('.shop-islands-tooltip')?.getBoundingClientRect() as DOMRect;
          const card = button.closest('.product') as Element;
          const isOn = (other: Element) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return (
              other !== button &&
              left < box.right - 0.5 &&
              right > box.left + 0.5 &&
              top < box.bottom - 0.5 &&
              bottom > box.top + 0.5
            );
          };
          const covered = [...card.querySelectorAll('.se-btn, .add_to_cart_button')]
            .filter(isOn)
            .map(({ className }) => className);
          return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
            ? [...covered, 'the edge']
            : covered;
        });
        expect(wrong).toEqual([]);
      }
    });
  }

  test('stands below where there is no room above, and follows its button', async ({ page, shop }) => {
    await shop.open('/shop/');
    await expect(heart(page)).toHaveRole('button');
    await heart(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveText('Add to Wishlist');
    const distance = async () => {
      const [button, label] = [await heart(page).boundingBox(), await tooltip(page).boundingBox()];
      return button && label ? Math.round(label.y - button.y) : undefined;
    };
    const { height = 0 } = (await heart(page).boundingBox()) ?? {};
    await expect.poll(distance).toBeLessThan(0);
    await heart(page).evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 4));
    await expect.poll(distance).toBe(Math.round(height));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(tooltip(page)).toBeHidden();
  });

  test('appears in an open dialog, and Escape hides it before it closes the dialog', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate((selector) => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append(document.querySelector(selector)?.closest('li')?.cloneNode(true) as Node);
      dialog.showModal();
    }, HEART);
    const inDialog = page.locator(`dialog ${HEART}`);
    await inDialog.hover();
    await expect(page.locator('dialog .shop-islands-tooltip')).toHaveText('Add to Wishlist');
    const { x, y } = await center(page, '.shop-islands-tooltip');
    await page.mouse.move(x, y, { steps: 12 });
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(inDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inDialog).toBeHidden();
  });

  for (const when of ['before', 'after'] as const) {
    test(`that comes ${when} the dialog of its button leaves Escape to the dialog`, async ({ page, shop }) => {
      const releaseCode = await holdCode(page);
      const releaseDialog = await hold(page, /\/dist\/comparison-dialog-/);
      const dialog = page.getByRole('dialog');
      await shop.open('/shop/');
      await page.locator(COMPARE).first().click();
      if (when === 'before') {
        releaseCode();
        await expect(tooltip(page)).toBeVisible();
        releaseDialog();
      } else {
        releaseDialog();
        await expect(dialog).toBeVisible();
        const code = page.waitForResponse(/\/dist\/tooltip-/);
        releaseCode();
        await code;
        await shop.settled();
      }
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }

  test('goes with its button’s press, and does not stand over the dialog that opens', async ({ page, shop }) => {
    await shop.open('/shop/');
    const eye = page.locator(EYE).first();
    await eye.hover();
    await expect(tooltip(page)).toBeVisible();
    await eye.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('goes with a card that is replaced, and the new one has its own', async ({ page, shop }) => {
    await shop.open('/shop/');
    await heart(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await heart(page).evaluate((button) =>
      button.closest('li')?.replaceWith(button.closest('li')?.cloneNode(true) as Node),
    );
    await page.mouse.move(1, 1);
    await expect(tooltip(page)).toHaveCount(0);
    await heart(page).hover();
    await expect(tooltip(page)).toHaveText('Add to Wishlist');
  });

  test('is mirrored where writing begins at the right, and says translated words', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      Object.assign(window, { shopengineLoopProductConfig: { add_to_wishlist: 'إضافة' } });
    });
    await heart(page).hover();
    await expect(tooltip(page)).toHaveText('إضافة');
    await expect(tooltip(page)).toHaveAttribute('dir', 'rtl');
  });

  test('is seen where the system chooses the colours, and is still where motion is to be reduced', async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await shop.open('/shop/');
    await heart(page).hover();
    const bubble = tooltip(page).locator('span');
    await expect(bubble).toBeVisible();
    expect(await bubble.evaluate((one) => getComputedStyle(one).borderTopColor)).not.toBe('rgba(0, 0, 0, 0)');
    await expect(tooltip(page)).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    await expect(tooltip(page)).toHaveCSS('animation-name', 'shop-islands-tooltip');
  });
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  /** Puts a finger on an element, and keeps it there. Returns a function that lifts it. */
  async function rest(page: Page, selector: string): Promise<() => Promise<unknown>> {
    const session = await page.context().newCDPSession(page);
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await center(page, selector)] });
    return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('that taps gets what it tapped, and no label', async ({ page, shop }) => {
    await shop.open('/shop/');
    const eye = page.locator(EYE).first();
    await expect(eye).toHaveAttribute('aria-haspopup', 'dialog');
    const code = page.waitForResponse('**/tooltip-*.js');
    await eye.tap();
    await code;
    for (const tap of [async () => {}, () => eye.tap()]) {
      await tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(tooltip(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('that rests gets the label, which stays a while after it; the next tap acts as a tap', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/');
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    // The pointer makes the code load, and shows a tooltip when it moves. After that comes the finger.
    const code = page.waitForResponse('**/tooltip-*.js');
    await heart(page).hover();
    await code;
    await expect(async () => {
      await page.mouse.move(1, 1);
      await heart(page).hover();
      await expect(tooltip(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.mouse.move(1, 1);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.install();
    const lift = await rest(page, EYE);
    await page.clock.fastForward(LONG_PRESS);
    await expect(tooltip(page)).toHaveText('Quick View');
    await lift();
    await page.clock.fastForward(LINGER);
    await expect(tooltip(page)).toHaveCount(0);
  });
});

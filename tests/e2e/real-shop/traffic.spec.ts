import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { at, difference, EACH, inWays, logIn, originalOf, shopOf, type Way } from '../realShop';
import { kept, listen } from '../traffic';

/**
 * Compares a visit with islands to a visit with the original scripts on the same shop: each action must cause the same
 * requests and leave the same data in the browser.
 */

/** A difference from the originals that is intended. */
interface Unlike {
  why: string;
  /** The calls of this case. */
  calls: string[];
}

interface Action {
  unlike?: Unlike;
  /** The path of the page. */
  path: string;
  /** The path of the page that is opened. */
  prepare?(page: Page, way: Way): Promise<void>;
  /** `settled` waits until the page's calls are answered. */
  act(page: Page, settled: () => Promise<void>): Promise<void>;
}

const button = (page: Page, index = 0) => page.locator('.products .ajax_add_to_cart').nth(index);

async function fill(page: Page, way: Way, count = 1): Promise<void> {
  await page.goto(at('/shop/', way));
  const ids = await page
    .locator('.products .ajax_add_to_cart')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.product_id));
  for (const id of ids.slice(0, count)) await page.goto(at(`/shop/?add-to-cart=${id}`, way));
}

const loaded = (page: Page) => expect(page.locator('.blockUI, .processing, .updating')).toHaveCount(0);

const actions: Record<string, Action> = {
  'a card’s button': {
    path: '/shop/',
    act: async (page) => {
      await button(page).click();
      await expect(button(page)).toHaveClass(/\badded\b/);
    },
  },
  'a removal from the mini-cart': {
    path: '/shop/',
    prepare: (page, way) => fill(page, way, 2),
    act: async (page) => {
      await page.locator('.mini_cart_item a.remove').first().dispatchEvent('click');
      await expect(page.locator('.widget_shopping_cart_content').first().locator('.mini_cart_item')).toHaveCount(1);
    },
  },
  'the cart’s quantities': {
    path: '/cart/',
    prepare: fill,
    act: async (page) => {
      await page.fill('.qty', '3');
      await page.click('[name="update_cart"]');
      await expect(page.locator('.woocommerce-message')).toContainText('Cart updated');
    },
  },
  'the cart’s coupon, put in and taken out': {
    unlike: {
      why: 'After a coupon islands ask for the totals too, before the cart and the fragments.',
      calls: ['apply_coupon', 'remove_coupon'].flatMap((change) => [
        `POST /?wc-ajax=${change}`,
        'GET /?wc-ajax=get_cart_totals',
        'POST /cart/',
        'POST /?wc-ajax=get_refreshed_fragments',
      ]),
    },
    path: '/cart/',
    prepare: fill,
    act: async (page, settled) => {
      await page.fill('#coupon_code', 'ten');
      await page.click('[name="apply_coupon"]');
      await expect(page.locator('.cart-discount')).toBeVisible();
      await loaded(page);
      await settled();
      await page.click('.woocommerce-remove-coupon');
      await expect(page.locator('.cart-discount')).toHaveCount(0);
      await loaded(page);
    },
  },
  'a row out of the cart, and back': {
    path: '/cart/',
    prepare: (page, way) => fill(page, way, 2),
    act: async (page, settled) => {
      await page.click('.product-remove a >> nth=0');
      await expect(page.locator('.cart_item')).toHaveCount(1);
      await loaded(page);
      await settled();
      await page.click('.restore-item');
      await expect(page.locator('.cart_item')).toHaveCount(2);
    },
  },
  'the cart’s shipping method': {
    unlike: {
      why: 'After a shipping method islands ask for the fragments, too: one of them may show the total.',
      calls: ['POST /?wc-ajax=update_shipping_method', 'POST /?wc-ajax=get_refreshed_fragments'],
    },
    path: '/cart/',
    prepare: fill,
    act: async (page, settled) => {
      const other = page.locator('.shipping_method:not(:checked)').first();
      await page.click(`label[for="${await other.getAttribute('id')}"]`);
      await settled();
      await loaded(page);
    },
  },
  'the cart’s shipping calculator': {
    path: '/cart/',
    prepare: fill,
    act: async (page, settled) => {
      await page.click('.shipping-calculator-button');
      await page.fill('#calc_shipping_postcode', 'LS1 1AA');
      await page.click('[name="calc_shipping"]');
      await settled();
      await loaded(page);
    },
  },
  'the checkout’s review, when the page has come': { path: '/checkout/', prepare: fill, act: (page) => loaded(page) },
  'a checkout without an address': {
    path: '/checkout/',
    prepare: fill,
    act: async (page) => {
      await page.click('#place_order');
      await expect(page.locator('.woocommerce-NoticeGroup-checkout .woocommerce-error')).toBeVisible();
    },
  },
  'a wrong coupon at the checkout': {
    path: '/checkout/',
    prepare: fill,
    act: async (page) => {
      await page.click('a.showcoupon');
      await page.fill('#coupon_code', 'wrong');
      await page.press('#coupon_code', 'Enter');
      await expect(page.locator('form.checkout_coupon .coupon-error-notice')).toBeVisible();
    },
  },
  'a variation that the shop looks up': {
    path: '/product/big-choice/?ajax=1',
    act: async (page) => {
      for (const select of await page.locator('.variations select').all()) await select.selectOption({ index: 1 });
      await expect(page.locator('.single_variation .price, .woocommerce-variation-price .price').first()).toBeVisible();
    },
  },
  'a product that is bought on its page': {
    path: '/product/controller/',
    act: async (page) => {
      await page.selectOption('#pa_colour', 'red');
      await page.selectOption('#pa_platform', 'xbox');
      await page.click('.single_add_to_cart_button:not(.disabled)');
      await expect(page.locator('.woocommerce-message')).toBeVisible();
    },
  },
  'the listing’s order': {
    path: '/shop/',
    act: async (page) => {
      await page.selectOption('.orderby', 'price');
      await page.waitForURL(/orderby=price/);
    },
  },
  'a heart, pressed and pressed again': {
    path: '/shop/',
    prepare: async (page) => {
      await logIn(page);
      // The visit begins on the page after the login, so wait until that page has loaded.
      await page.waitForLoadState('networkidle');
    },
    act: async (page, settled) => {
      const heart = page.locator('.products .shopengine_add_to_list_action').nth(6);
      for (const _ of [1, 2]) {
        // The island ignores a press during a call and right after it.
        const isIn = await heart.evaluate(({ classList }) => classList.contains('active'));
        await expect(async () => {
          const answer = page.waitForResponse(/wishlist\/add_to_list/, { timeout: 2000 });
          await heart.click();
          await answer;
        }).toPass();
        await expect(heart).toHaveClass(isIn ? /\binactive\b/ : /\bactive\b/);
        await expect(heart).not.toHaveAttribute('aria-busy', 'true');
        await settled();
      }
    },
  },
  'the comparison': {
    path: '/shop/',
    act: async (page) => {
      await page.locator('.products .shopengine_comparison_add_to_list_action').first().click();
      await page.locator('.shopengine-comparison table:visible .badge-comparison').click();
      await expect(page.locator('.shopengine-comparison table:visible')).toHaveCount(0);
    },
  },
  'the live search': {
    path: '/widgets-shop/',
    act: async (page) => {
      await page.locator('.shopengine-search-form [name="s"]').hover();
      // Types one key only, because the number of calls for several keys depends on how fast they come.
      await page.locator('.shopengine-search-form [name="s"]').fill('game ');
      await page.locator('.shopengine-search-form [name="s"]').press('3');
      await expect(page.locator('.shopengine-search-product__item--title').first()).toBeVisible();
    },
  },
  'the store notice': {
    path: '/shop/',
    act: async (page) => {
      await page.click('.woocommerce-store-notice__dismiss-link');
      await expect(page.locator('.woocommerce-store-notice')).toBeHidden();
    },
  },
};

/** Does an action as a new visitor. Returns the requests and the stored data from then on. */
async function run(context: BrowserContext, way: Way, { path, prepare, act }: Action) {
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  await prepare?.(page, way);
  await page.goto(at(path, way));
  await page.waitForLoadState('networkidle');
  const { calls, settled } = listen(page);
  await act(page, settled);
  await settled();
  return async () => ({ calls, kept: await kept(page) });
}

inWays('shop', EACH, (way) => {
  for (const [name, action] of Object.entries(actions)) {
    const { why, calls } = { ...(way === 'both' ? undefined : action.unlike) };
    test(`the same requests, cookies and storage: ${name}`, why ? difference(why) : {}, async ({ browser }) => {
      const visits = [];
      for (const scripts of [originalOf(way), way]) {
        const context = await browser.newContext({ baseURL: shopOf('shop', way), reducedMotion: 'reduce' });
        visits.push(await run(context, scripts, action));
      }
      const [original, islands] = visits;
      // Later effects of the last answer may be missing still.
      await expect(async () => {
        const seen = await islands?.();
        if (calls) expect(seen?.calls.map(({ what }) => what)).toEqual(calls);
        else expect(seen).toEqual(await original?.());
      }).toPass();
      for (const context of browser.contexts()) await context.close();
    });
  }
});

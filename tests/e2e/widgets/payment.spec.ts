import type { Page } from '@playwright/test';
import { fillAddress } from '../fillAddress';
import { expect, hold, type Shop, test } from '../shop';

interface Elements {
  mounted: number;
  asked: number;
  shown: string[];
  declines: boolean;
  waits: boolean;
  answer(): void;
}
type Handler = (event: { type: string; target: Element }, ...args: unknown[]) => unknown;
interface Collection {
  on(types: string, run: Handler): Collection;
  trigger(type: string): void;
}
type Hosted = Window & { elements: Elements; jQuery(target: unknown): Collection; kept: Element[]; told: string[] };

const REVIEW = /update_order_review/;
const elements = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as Hosted).elements, answer: undefined }));
const set = (page: Page, state: Partial<Elements>) =>
  page.evaluate((given) => void Object.assign((window as unknown as Hosted).elements, given), state);
const orders = (shop: Shop) => shop.names().filter((name) => name === 'checkout').length;
const form = (page: Page) => page.locator('form.checkout');

/** Fills in what an order to Britain needs, and takes a new card of the provider. */
async function fillForm(page: Page, shop: Shop): Promise<void> {
  await fillAddress(page);
  await page.getByLabel('Card, by a payment provider').check();
  await page.getByLabel('Use a new card').check();
  await page.locator('#terms').check();
  await shop.settled();
}

/** Remembers the gateway's nodes, to check later whether they are still the same. */
const keepNodes = (page: Page) =>
  page.evaluate(() => {
    const names = [
      '#elements-card',
      '#elements-card iframe',
      '.elements-number',
      '#wc-elements-payment-token-new',
      '#elements-express button',
    ];
    Object.assign(window, { kept: names.map((name) => document.querySelector(name)) });
  });
const areKept = (page: Page) => page.evaluate(() => (window as unknown as Hosted).kept.map((node) => node.isConnected));

test.beforeEach(async ({ shop }) => {
  await shop.fill(118);
  await shop.open('/checkout/?provider=off&gateway=elements');
});

test.describe('the fields of a payment provider', () => {
  test('are mounted once, and stay through reviews, even through one that prints the box again', async ({
    page,
    shop,
  }) => {
    await page.getByLabel('Card, by a payment provider').check();
    await page.getByLabel('Use a new card').check();
    await page.locator('.elements-number').fill('4242');
    await keepNodes(page);
    const amount = page.locator('#elements-payment-data');
    const before = await amount.getAttribute('data-amount');
    await page.locator('#shipping_method_0_local_pickup2').check();
    await expect(amount).not.toHaveAttribute('data-amount', before as string);
    await page.selectOption('#billing_country', 'DE');
    await expect(page.locator('#payment_method_cod')).toHaveCount(0);
    await shop.settled();
    expect(await areKept(page)).toEqual([true, true, true, true, true]);
    await expect(page.locator('.elements-number')).toHaveValue('4242');
    await expect(page.getByLabel('Use a new card')).toBeChecked();
    await expect(page.locator('#wc-elements-form')).toBeVisible();
    expect((await elements(page)).mounted).toBe(1);
  });

  test('are not read with a saved card, which pays by its token', async ({ page, shop }) => {
    await fillForm(page, shop);
    await page.getByLabel('Mastercard ending in 4444').check();
    await expect(page.locator('#wc-elements-form')).toBeHidden();
    await page.locator('#place_order').click();
    await page.waitForURL(/order-received/);
    expect(
      shop.calls
        .filter((call) => call.startsWith('checkout '))
        .map((call) => new URLSearchParams(call).get('wc-elements-payment-token')),
    ).toEqual(['8']);
  });

  test('are not read when a button above the form pays', async ({ page, shop }) => {
    await page.getByRole('button', { name: 'Pay at once' }).click();
    await page.waitForURL(/order-received/);
    expect([orders(shop), (await shop.visitor()).orders.length]).toEqual([0, 1]);
  });
});

test.describe('a payment provider that stops the order', () => {
  test.beforeEach(({ page, shop }) => fillForm(page, shop));

  test('places the order once when it has a source, however often the button is pressed', async ({ page, shop }) => {
    await set(page, { waits: true });
    await page.locator('#place_order').click();
    await expect.poll(async () => (await elements(page)).asked).toBe(1);
    await expect(form(page)).not.toHaveClass(/processing/);
    expect(orders(shop)).toBe(0);
    const letGo = await hold(page, /wc-ajax=checkout/);
    await page.waitForFunction(() => {
      const { elements } = window as unknown as Hosted;
      elements.answer();
      return document.querySelector('form.checkout.processing');
    });
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('#place_order');
      button?.click();
      button?.click();
    });
    letGo();
    await page.waitForURL(/order-received/);
    expect([orders(shop), (await shop.visitor()).orders.length]).toEqual([1, 1]);
  });

  test('says why at the top of the form, and the next press of the button tries again', async ({ page, shop }) => {
    await set(page, { declines: true });
    await page.locator('#place_order').click();
    await expect(form(page).locator('> .woocommerce-NoticeGroup-checkout')).toHaveText(
      'The provider did not take this card.',
    );
    await expect(form(page)).not.toHaveClass(/processing/);
    await expect(page.locator('#place_order')).toBeEnabled();
    await expect(page.locator('.updating')).toHaveCount(0);
    expect(orders(shop)).toBe(0);
    await set(page, { declines: false });
    await page.locator('#place_order').click();
    await page.waitForURL(/order-received/);
    expect(orders(shop)).toBe(1);
  });

  test('forgets its source when the shop refuses the order, and asks for a new one', async ({ page, shop }) => {
    const setPostcode = async (postcode: string) => {
      await page.fill('#billing_postcode', postcode);
      await page.locator('#billing_postcode').blur();
      await shop.settled();
    };
    await setPostcode('nowhere');
    await page.locator('#place_order').click();
    await expect(form(page).locator('.woocommerce-error').first()).toContainText('is not one of that country');
    await expect(form(page).locator('[name="elements_source"]')).toHaveCount(0);
    await setPostcode('LS1 1AA');
    await page.locator('#place_order').click();
    await page.waitForURL(/order-received/);
    expect([orders(shop), (await shop.visitor()).orders.length]).toEqual([2, 1]);
  });
});

test('a bank’s question covers the form until it is answered, and the button is free after a refusal', async ({
  page,
  shop,
}) => {
  await fillForm(page, shop);
  await page.getByLabel('Visa ending in 3155').check();
  const bank = page.getByRole('dialog', { name: 'Your bank' });
  await page.locator('#place_order').click();
  await expect(bank).toBeVisible();
  await expect(form(page)).toHaveClass(/processing/);
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('#place_order')?.click());
  await shop.settled();
  expect(orders(shop)).toBe(1);
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await expect(form(page).locator('> .woocommerce-NoticeGroup-checkout')).toHaveText(
    'The provider did not take this card.',
  );
  await expect(form(page)).not.toHaveClass(/processing/);
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/\/checkout\/\?provider/);
  await page.locator('#place_order').click();
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/order-received/);
  expect([orders(shop), (await shop.visitor()).orders.length]).toEqual([2, 1]);
});

test.describe('gateways that talk through jQuery', () => {
  test.beforeEach(({ shop }) => test.skip(!shop.hasJQuery, 'There is no jQuery on this page.'));

  /** Notes the events that plugins hear from now on. */
  const write = (page: Page) =>
    page.evaluate(() => {
      const hosted = window as unknown as Hosted;
      hosted.told = [];
      const kindOf = (arg: unknown) =>
        typeof arg === 'object'
          ? Object.keys(arg ?? {})
              .sort()
              .join()
          : typeof arg;
      const tell: Handler = ({ type, target }, ...args) =>
        void hosted.told.push([type, target.id, ...args.map(kindOf)].filter(Boolean).join(' '));
      hosted
        .jQuery(document.body)
        .on('init_checkout update_checkout updated_checkout payment_method_selected checkout_error', tell);
      const own = 'checkout_place_order checkout_place_order_elements checkout_place_order_success';
      hosted.jQuery('form.checkout').on(own, ({ type, target }) => tell({ type, target }));
      hosted.jQuery('form.checkout').on('click', ({ type, target }) => {
        if (target.matches('[name="payment_method"]')) tell({ type, target });
      });
    });
  const told = (page: Page) => page.evaluate(() => (window as unknown as Hosted).told.splice(0));

  test('hear events in WooCommerce’s order: for a review, a choice, an order and its refusal', async ({
    page,
    shop,
  }) => {
    await write(page);
    await page.evaluate(() => (window as unknown as Hosted).jQuery(document.body).trigger('update_checkout'));
    await shop.settled();
    expect(await told(page)).toEqual([
      'update_checkout',
      'click payment_method_cod',
      'updated_checkout fragments,messages,reload,result',
    ]);
    await page.getByLabel('Card, by a payment provider').check();
    expect(await told(page)).toEqual(['click payment_method_elements', 'payment_method_selected']);
    await page.locator('#place_order').click();
    await expect(form(page).locator('.woocommerce-error').first()).toBeVisible();
    expect(await told(page)).toEqual([
      'checkout_place_order',
      'checkout_place_order_elements',
      'checkout_error string',
    ]);
  });

  test('may stop an order at each of WooCommerce’s events, and the button stays usable', async ({ page, shop }) => {
    await fillForm(page, shop);
    await page.getByLabel('Visa ending in 4242').check();
    for (const event of ['checkout_place_order', 'checkout_place_order_elements']) {
      await page.evaluate(
        (name) => (window as unknown as Hosted).jQuery('form.checkout').on(`${name}.veto`, () => false),
        event,
      );
      await page.locator('#place_order').click();
      await shop.settled();
      expect(orders(shop)).toBe(0);
      await expect(form(page)).not.toHaveClass(/processing/);
      await page.evaluate(() =>
        (window as unknown as { jQuery(target: string): { off(events: string): void } })
          .jQuery('form.checkout')
          .off('.veto'),
      );
    }
    await page.evaluate(() =>
      (window as unknown as Hosted).jQuery('form.checkout').on('checkout_place_order_success', () => false),
    );
    await page.locator('#place_order').click();
    await expect.poll(() => orders(shop)).toBe(1);
    await shop.settled();
    await expect(form(page)).not.toHaveClass(/processing/);
    await expect(page).toHaveURL(/\/checkout\/\?provider/);
  });

  test('find WooCommerce’s own helpers on the checkout’s object', async ({ page, shop }) => {
    await fillForm(page, shop);
    await page.getByLabel('Visa ending in 4242').check();
    await page.evaluate(() => {
      interface Api {
        $checkout_form: unknown;
        blockOnSubmit(form: unknown): void;
        scroll_to_notices(): void;
        attachUnloadEventsOnSubmit(): void;
        detachUnloadEventsOnSubmit(): void;
      }
      (window as unknown as Hosted)
        .jQuery('form.checkout')
        .on('checkout_place_order_success', (_event, _result, api) => {
          const {
            $checkout_form,
            blockOnSubmit,
            scroll_to_notices,
            attachUnloadEventsOnSubmit,
            detachUnloadEventsOnSubmit,
          } = api as Api;
          attachUnloadEventsOnSubmit();
          detachUnloadEventsOnSubmit();
          blockOnSubmit($checkout_form);
          scroll_to_notices();
        });
    });
    await page.locator('#place_order').click();
    await page.waitForURL(/order-received/);
    expect((await shop.visitor()).orders).toHaveLength(1);
  });
});

test('a review that is under way when the order is placed does not take the gateway’s fields away', async ({
  page,
  shop,
}) => {
  await fillForm(page, shop);
  await keepNodes(page);
  const letGo = await hold(page, REVIEW);
  await page.locator('#shipping_method_0_local_pickup2').check();
  await set(page, { declines: true });
  // Uses a key, because the mouse cannot reach the covered region.
  await page.locator('#place_order').press('Enter');
  await expect(form(page).locator('> .woocommerce-NoticeGroup-checkout')).toHaveText(
    'The provider did not take this card.',
  );
  letGo();
  await shop.settled();
  expect(await areKept(page)).toEqual([true, true, true, true, true]);
});

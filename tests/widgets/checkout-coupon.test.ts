import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectorOf } from '../../src/dom/hosts';
import type { EnhanceIsland, Intent } from '../../src/island/types';
import type { Notice } from '../../src/ui/messages/notice';
import { noticesOf } from '../../widgets/checkout-coupon/page/notices';
import { row } from '../../widgets/checkout-coupon/row';
import { find, showFixture } from '../helpers/fixture';
import { hold } from '../helpers/held';
import { setPage } from '../helpers/page';
import { until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const page = window as unknown as { jQuery?: unknown };
/** The messages to the shopper when a call fails. */
const notices: Notice[] = [];
vi.mock('../../src/ui/messages/notify', () => ({ notify: (notice: Notice) => notices.push(notice) }));
vi.mock('../../src/ui/scrolling/scroll', () => ({ scrollToNotice: () => {} }));
vi.mock('../../src/ui/motion/slide', () => ({
  slide: (element: HTMLElement, isShown: boolean) => {
    element.style.display = isShown ? '' : 'none';
  },
}));

interface Call {
  name: string;
  body: string;
  answer(html: string, status?: number): Promise<void>;
  drop(): Promise<void>;
}

/** Calls on their way, in order. */
let calls: Call[];
/** The events: jQuery's, and ours, which have a colon. */
let told: string[];
let island: EnhanceIsland;

/** Waits until the requested calls have been sent. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
};

beforeEach(async () => {
  vi.resetModules();
  notices.length = 0;
  calls = [];
  told = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      calls.push({
        name: new URL(url, location.href).searchParams.get('wc-ajax') ?? url,
        body: String(body),
        answer: async (html, status = 200) => {
          resolve(new Response(html, { status }));
          await until(() => expect(document.querySelector('.processing')).toBeNull());
        },
        drop: async () => {
          reject(new TypeError('Failed to fetch'));
          await until(() => expect(document.querySelector('.processing')).toBeNull());
        },
      });
    });
  });
  setPage({ globals: { wc_checkout_params: { apply_coupon_nonce: 'apply1', remove_coupon_nonce: 'remove1' } } });
  showFixture('checkout-coupon');
  const events = ['applied_coupon_in_checkout', 'removed_coupon_in_checkout', 'update_checkout'];
  // Without jQuery.ajax calls go by fetch; its events are the real ones.
  page.jQuery = Object.assign((target: unknown) => jQuery(target as Element), { fn: {} });
  for (const type of events)
    jQuery(document.body).on(type, (_event, arg) => told.push(`${type} ${JSON.stringify(arg)}`));
  for (const type of ['coupon:applied', 'coupon:removed', 'checkout:update', 'checkout:error']) {
    document.addEventListener(`island:${type}`, (event) =>
      told.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`),
    );
  }
  await import('../../src/bridge/jquery/bridge');
  island = (await import('../../widgets/checkout-coupon')).default as EnhanceIsland;
  await island.start?.();
  island.adopt?.(form());
});
afterEach(() => {
  delete page.jQuery;
  jQuery(document.body).off();
});

const form = () => find<HTMLFormElement>('form.checkout_coupon');
const toggle = () => find('a.showcoupon');
const field = () => find<HTMLInputElement>('#coupon_code');
const error = () => document.querySelector('.coupon-error-notice');
const isOpen = () => form().style.display !== 'none';

function act(target: HTMLElement): void | false {
  const type = target instanceof HTMLFormElement ? 'submit' : 'click';
  return island.onIntent?.({ type, target, submitter: null, store: undefined } satisfies Intent);
}

async function apply(code: string): Promise<Call> {
  field().value = code;
  act(form());
  await settle();
  return calls.at(-1) as Call;
}

const GOOD = '<div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>';
const BAD = '<ul class="woocommerce-error" role="alert"><li>Coupon "nope" does not exist!</li></ul>';

describe('the toggle', () => {
  it('opens the form, shows its state, and moves the focus to the field; then it closes the form', () => {
    expect([
      toggle().getAttribute('role'),
      toggle().getAttribute('aria-expanded'),
      toggle().getAttribute('aria-controls'),
    ]).toEqual(['button', 'false', 'woocommerce-checkout-form-coupon']);
    act(toggle());
    expect([isOpen(), toggle().getAttribute('aria-expanded'), document.activeElement]).toEqual([true, 'true', field()]);
    act(toggle());
    expect([isOpen(), toggle().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('is not treated as the form when it is the host of its own click', () => {
    island.adopt?.(toggle());
    act(toggle());
    expect([isOpen(), toggle().getAttribute('aria-expanded')]).toEqual([true, 'true']);
  });

  it('is left to the browser when there is no form', () => {
    form().remove();
    expect(act(toggle())).toBe(false);
  });
});

describe('two coupon forms on a page', () => {
  it('are each opened by their own toggle', () => {
    const [first, second] = [document.createElement('div'), document.createElement('div')];
    for (const place of [first, second])
      place.innerHTML =
        '<a class="showcoupon" href="#"></a><form class="checkout_coupon" style="display: none"></form>';
    document.body.replaceChildren(first as Node, second as Node);
    const forms = [...document.querySelectorAll<HTMLElement>('form.checkout_coupon')];
    for (const one of forms) island.adopt?.(one);
    act(find('.showcoupon', second));
    expect(forms.map((one) => one.style.display)).toEqual(['none', '']);
    expect([...document.querySelectorAll('.showcoupon')].map((one) => one.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ]);
  });
});

describe('ShopEngine’s box, whose fields belong to the checkout’s form', () => {
  const BOX =
    '<div class="shopengine-checkout-coupon-form"><button class="showcoupon">Click here</button><div class="shopengine-checkout-coupon" style="display: none"><input type="text" name="coupon_code" id="coupon_code"><button type="submit" name="apply_coupon">Apply coupon</button></div></div>';
  const box = () => find('.shopengine-checkout-coupon');
  /** The submits of orders. */
  let orders: Event[];

  beforeEach(() => {
    form().remove();
    document.querySelector('.woocommerce-form-coupon-toggle')?.remove();
    find('form.checkout').insertAdjacentHTML('afterbegin', BOX);
    orders = [];
    find('form.checkout').addEventListener('submit', (event) => orders.push(event));
    for (const host of document.querySelectorAll<HTMLElement>(selectorOf(row))) island.adopt?.(host);
    document.addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>(row.click as string);
      if (pressed) act(pressed);
    });
  });

  it('opens, and applies a code without sending the order', async () => {
    find('.showcoupon').click();
    expect([box().style.display, document.activeElement]).toEqual(['', field()]);
    field().value = 'ten';
    find('[name="apply_coupon"]').click();
    await settle();
    expect(calls.map(({ name, body }) => `${name} ${body}`)).toEqual([
      'apply_coupon security=apply1&coupon_code=ten&billing_email=ada%40example.com',
    ]);
    await calls[0]?.answer(GOOD);
    expect([box().style.display, box().previousElementSibling?.textContent]).toEqual([
      'none',
      'Coupon code applied successfully.',
    ]);
    expect(orders).toEqual([]);
  });

  it('applies a code when Enter is pressed in its field', async () => {
    field().value = 'nope';
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    field().dispatchEvent(enter);
    await settle();
    expect([enter.defaultPrevented, calls.map(({ name }) => name)]).toEqual([true, ['apply_coupon']]);
    await calls[0]?.answer(BAD);
    expect(error()?.textContent).toBe('Coupon "nope" does not exist!');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('leaves the Enter of an input method alone: %j', async (how) => {
    field().value = 'nope';
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how });
    Object.defineProperty(enter, 'keyCode', { value: how.keyCode ?? 13 });
    field().dispatchEvent(enter);
    await settle();
    expect([enter.defaultPrevented, calls]).toEqual([false, []]);
  });

  it('sends the cart page’s nonce on the cart page', async () => {
    setPage({ globals: { wc_cart_params: { apply_coupon_nonce: 'cart1' } } });
    find('[name="apply_coupon"]').click();
    await settle();
    expect(calls[0]?.body).toMatch(/^security=cart1&/);
  });

  it('asks for no review on the cart page, where there is no checkout', async () => {
    document.body.classList.add('shopengine-cart');
    find('[name="apply_coupon"]').click();
    await settle();
    await calls[0]?.answer(GOOD);
    document.body.classList.remove('shopengine-cart');
    expect(told).toEqual(['coupon:applied {"code":"","isError":false}']);
  });
});

describe('a coupon form that a theme prints inside the checkout’s form', () => {
  /** Browsers drop the tag of a form inside of another one. */
  const FIELDS =
    '<p class="form-row"><input type="text" name="coupon_code" id="coupon_code"></p><p class="form-row"><button type="submit" name="apply_coupon">Apply coupon</button></p>';
  const button = () => find<HTMLButtonElement>('[name="apply_coupon"]');

  beforeEach(() => {
    form().remove();
    find('#order_review').insertAdjacentHTML('beforebegin', FIELDS);
    for (const host of document.querySelectorAll<HTMLElement>(selectorOf(row))) island.adopt?.(host);
  });

  it('applies the code by its button, which no longer sends the checkout’s form', async () => {
    expect([button().matches(row.click as string), button().type]).toEqual([true, 'button']);
    field().value = 'ten';
    act(button());
    await settle();
    expect(calls.map(({ name, body }) => `${name} ${body}`)).toEqual([
      'apply_coupon security=apply1&coupon_code=ten&billing_email=ada%40example.com',
    ]);
    await calls[0]?.answer(GOOD);
    const place = field().closest('.form-row') as HTMLElement;
    expect([field().value, place.style.display, place.previousElementSibling?.textContent]).toEqual([
      '',
      '',
      'Coupon code applied successfully.',
    ]);
  });

  it('applies the code when Enter is pressed in its field, and shows an error under the field', async () => {
    field().value = 'nope';
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    field().dispatchEvent(enter);
    await settle();
    await calls[0]?.answer(BAD);
    expect([enter.defaultPrevented, error()?.parentElement]).toEqual([true, field().parentElement]);
  });
});

it('a theme’s coupon button applies the code also when the press comes before the field was taken over', async () => {
  form().remove();
  find('#order_review').insertAdjacentHTML(
    'beforebegin',
    '<div><p><input type="text" name="coupon_code" id="coupon_code" value="ten"></p><button name="apply_coupon">Apply</button></div>',
  );
  expect(act(find('[name="apply_coupon"]'))).toBeUndefined();
  await settle();
  expect(calls.map(({ name, body }) => `${name} ${body}`)).toEqual([
    'apply_coupon security=apply1&coupon_code=ten&billing_email=ada%40example.com',
  ]);
  await calls[0]?.answer(BAD);
  expect(error()?.parentElement).toBe(field().parentElement);
});

describe('a code', () => {
  beforeEach(() => act(toggle()));

  it('is sent once with the shopper’s address, and the form is busy meanwhile', async () => {
    await apply(' ten ');
    expect([form().classList.contains('processing'), form().getAttribute('aria-busy')]).toEqual([true, 'true']);
    act(form());
    await settle();
    expect(calls.map(({ name, body }) => `${name} ${body}`)).toEqual([
      'apply_coupon security=apply1&coupon_code=ten&billing_email=ada%40example.com',
    ]);
    await calls[0]?.answer(GOOD);
    expect([form().classList.contains('processing'), form().getAttribute('aria-busy')]).toEqual([false, 'false']);
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('waits for earlier changes of the cart', async () => {
    const { enqueue } = await import('../../src/state/queue');
    const { promise, answer } = hold<void>(settle);
    void enqueue(() => promise);
    await apply('ten');
    expect(calls).toEqual([]);
    await answer();
    expect(calls.map(({ name }) => name)).toEqual(['apply_coupon']);
  });

  it('shows a notice before the form, closes the form and asks for a new review when it is accepted', async () => {
    find('.woocommerce-notices-wrapper').innerHTML = BAD;
    await (await apply('ten')).answer(GOOD);
    const notice = form().previousElementSibling;
    expect(notice?.textContent).toBe('Coupon code applied successfully.');
    expect([isOpen(), toggle().getAttribute('aria-expanded'), document.activeElement]).toEqual([
      false,
      'false',
      notice,
    ]);
    expect(document.querySelector('.woocommerce-error')).toBeNull();
    expect(toggle().isConnected).toBe(true);
    expect(field().value).toBe('');
    expect(told).toEqual([
      'applied_coupon_in_checkout "ten"',
      'coupon:applied {"code":"ten","isError":false}',
      'update_checkout {"update_shipping_method":false}',
      'checkout:update {"update_shipping_method":false}',
    ]);
  });

  it('shows an error under its field, and also asks for a review, when it is wrong', async () => {
    await (await apply('nope')).answer(BAD);
    expect([error()?.getAttribute('role'), error()?.textContent]).toEqual(['alert', 'Coupon "nope" does not exist!']);
    expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual([
      'true',
      error()?.id,
    ]);
    expect([isOpen(), document.activeElement, field().value]).toEqual([true, field(), 'nope']);
    expect(told.slice(0, 2)).toEqual([
      'applied_coupon_in_checkout "nope"',
      'coupon:applied {"code":"nope","isError":true}',
    ]);
    expect(told.slice(2).map((event) => event.split(' ')[0])).toEqual(['update_checkout', 'checkout:update']);
  });

  it('leaves a theme’s description at its field, while its error is there and afterwards', async () => {
    field().setAttribute('aria-describedby', 'coupon-hint');
    await (await apply('nope')).answer(BAD);
    expect(field().getAttribute('aria-describedby')).toBe('coupon-hint coupon-error-notice');
    field().dispatchEvent(new Event('input', { bubbles: true }));
    expect(field().getAttribute('aria-describedby')).toBe('coupon-hint');
  });

  it('replaces the error of an earlier code when it is wrong', async () => {
    find('.woocommerce-notices-wrapper').innerHTML = GOOD;
    await (await apply('nope')).answer(BAD);
    expect(document.querySelector('.woocommerce-message')).toBeNull();
    expect(error()?.textContent).toBe('Coupon "nope" does not exist!');
  });

  it('shows its error only once, and loses it when the shopper types', async () => {
    await (await apply('nope')).answer(BAD);
    await (await apply('nope')).answer(BAD);
    expect(document.querySelectorAll('.coupon-error-notice')).toHaveLength(1);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    expect([error(), field().getAttribute('aria-invalid'), field().className]).toEqual([null, null, 'input-text']);
  });

  it('is read from the notices of a block theme too', async () => {
    await (await apply('nope')).answer(
      '<div class="wc-block-components-notice-banner is-error" role="alert"><div>Expired.</div></div>',
    );
    expect(error()?.textContent).toBe('Expired.');
  });

  it('is taken as applied where the shop answers without words, because the review shows it', async () => {
    await (await apply('ten')).answer('');
    expect([notices, error(), isOpen(), field().value, document.activeElement]).toEqual([
      [],
      null,
      false,
      '',
      toggle(),
    ]);
    expect(told.slice(0, 3)).toEqual([
      'applied_coupon_in_checkout "ten"',
      'coupon:applied {"code":"ten","isError":false}',
      'update_checkout {"update_shipping_method":false}',
    ]);
  });

  it.each([
    ['words', (call: Call) => call.answer('-1')],
    [
      'a page',
      (call: Call) => call.answer('<!doctype html><html><body><div class="woocommerce-message">x</div></body></html>'),
    ],
    ['HTML that is no notice', (call: Call) => call.answer('<p onclick="x()">Hello<img src="/x" onerror="x()"></p>')],
    ['a failure', (call: Call) => call.answer('', 500)],
    ['no answer', (call: Call) => call.drop()],
  ])('can be sent again after %s', async (_name, fail) => {
    await fail(await apply('ten'));
    expect(notices).toMatchObject([
      { kind: 'error', text: 'The coupon could not be applied.', action: { label: 'Try again' } },
    ]);
    expect(told.map((one) => one.split(' {')[0])).toEqual(['checkout:error', 'update_checkout', 'checkout:update']);
    expect(told[0]).toContain('"html":"The coupon could not be applied."');
    expect([error(), form().previousElementSibling?.className]).toEqual([null, 'woocommerce-form-coupon-toggle']);
    notices[0]?.action?.run?.();
    await settle();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(GOOD);
    expect(form().previousElementSibling?.className).toBe('woocommerce-message');
  });

  it('is sent again with a fresh nonce where the page’s is old', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await (await apply('ten')).answer('-1', 403);
    notices[0]?.action?.run?.();
    await expect.poll(() => calls.length).toBe(2);
    await calls[1]?.answer('<script>var wc_checkout_params = {"apply_coupon_nonce":"apply2"};</script>');
    await expect.poll(() => calls.length).toBe(3);
    expect([calls[2]?.body, reload.mock.calls.length]).toEqual([
      'security=apply2&coupon_code=ten&billing_email=ada%40example.com',
      0,
    ]);
  });
});

describe('removing a coupon', () => {
  const link = () => find('.woocommerce-remove-coupon');
  const review = () => find('.woocommerce-checkout-review-order');

  it('makes one call, shows the answer before the checkout and asks for a new review', async () => {
    field().value = 'ten';
    act(link());
    await settle();
    expect([review().classList.contains('processing'), review().getAttribute('aria-busy')]).toEqual([true, 'true']);
    act(link());
    await settle();
    expect(calls.map(({ name, body }) => `${name} ${body}`)).toEqual(['remove_coupon security=remove1&coupon=ten']);
    await calls[0]?.answer(GOOD);
    expect(find('form.checkout').previousElementSibling?.className).toBe('woocommerce-message');
    expect([field().value, review().classList.contains('processing')]).toEqual(['', false]);
    expect(told).toEqual([
      'removed_coupon_in_checkout "ten"',
      'coupon:removed {"code":"ten"}',
      'update_checkout {"update_shipping_method":false}',
      'checkout:update {"update_shipping_method":false}',
    ]);
  });

  it('clears a wrong code from the field, and its error', async () => {
    await (await apply('nope')).answer(BAD);
    act(link());
    await settle();
    await calls[1]?.answer('<div class="woocommerce-message" role="alert">Coupon has been removed.</div>');
    expect([
      field().value,
      field().getAttribute('aria-invalid'),
      document.querySelector('.coupon-error-notice'),
    ]).toEqual(['', null, null]);
  });

  it('shows an error when it fails, and can be tried again', async () => {
    act(link());
    await settle();
    await calls[0]?.answer('', 500);
    expect(notices.map(({ text }) => text)).toEqual(['The coupon could not be removed.']);
    notices[0]?.action?.run?.();
    await settle();
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['is lost', (call: Call) => call.drop()],
    ['comes from a server that broke down', (call: Call) => call.answer('', 500)],
  ])('asks for a review when its answer %s, because the shop may have removed the coupon', async (_what, fail) => {
    act(link());
    await settle();
    await fail(calls[0] as Call);
    expect(told.slice(-2).map((one) => one.split(' ')[0])).toEqual(['update_checkout', 'checkout:update']);
  });

  it('asks for no review when the shop refuses the old nonce, with which a review would fail too', async () => {
    act(link());
    await settle();
    await calls[0]?.answer('-1', 403);
    expect(told.map((one) => one.split(' {')[0])).toEqual(['checkout:error']);
  });
});

describe('notices', () => {
  it('are moved out of the elements around them', () => {
    expect(noticesOf(`<div>${GOOD}</div><script>x()</script>`)).toMatchObject({
      isError: false,
      notices: [{ className: 'woocommerce-message' }],
    });
    expect(noticesOf(BAD).isError).toBe(true);
  });
});

it('a page from the back/forward cache has no call under way', async () => {
  act(toggle());
  await apply('ten');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(form().classList.contains('processing')).toBe(false);
});

import jQuery from 'jquery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreTyped } from '../../src/bridge/page/typed';
import checkout from '../../widgets/checkout';
import { checkAll, checkField, clearFault, sayInline } from '../../widgets/checkout/page/fields';
import * as hand from '../../widgets/checkout/page/hand';
import { takeHand } from '../../widgets/checkout/page/handCode';
import { showOrderErrors, showReviewNotices } from '../../widgets/checkout/page/notices';
import { order } from '../../widgets/checkout/page/order';
import { choosePayment, forgetPayment, preparePayment, setAgain } from '../../widgets/checkout/page/payment';
import { askReview, showFailure } from '../../widgets/checkout/page/review';
import { prepareToggles, toggle, toggleTerms } from '../../widgets/checkout/page/toggles';
import { isAddressFull, readGateway, readReviewFields, readValue } from '../../widgets/checkout/read';
import { open } from '../faults/visit';
import { visitAddress } from '../helpers/browser';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const form = () => find<HTMLFormElement>('form.checkout');
const field = (id: string) => find<HTMLInputElement>(`#${id}`);
const row = (id: string) => find(`#${id}_field`);
const fill = (values: Record<string, string>) => {
  for (const [id, value] of Object.entries(values)) field(id).value = value;
};
/** Makes the shop answer every call in the same way; returns the called addresses. */
const answer = (body: string, status = 200) => {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    return new Response(body, { status });
  });
  return called;
};
const WHOLE = { billing_address_1: '1 High Street', billing_city: 'Leeds', billing_postcode: 'LS1 1AA' };

beforeEach(() => {
  takeHand(hand);
  showFixture('checkout');
  forgetPayment();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('what is sent when a review is asked for', () => {
  it('is the billing address twice, the chosen methods and whether the address is complete', () => {
    expect(readReviewFields(form(), true)).toEqual({
      payment_method: 'cod',
      country: 'GB',
      state: '',
      postcode: '',
      city: '',
      address: '',
      address_2: '',
      s_country: 'GB',
      s_state: '',
      s_postcode: '',
      s_city: '',
      s_address: '',
      s_address_2: '',
      has_full_address: false,
      shipping_method: { 0: 'flat_rate:1' },
    });
    fill(WHOLE);
    expect(readReviewFields(form(), true)).toMatchObject({
      address: '1 High Street',
      s_postcode: 'LS1 1AA',
      has_full_address: true,
    });
  });

  it('leaves the shipping methods out where they are to stay', () => {
    expect(readReviewFields(form(), false)).not.toHaveProperty('shipping_method');
  });

  it('includes the shipping address when it differs from the billing address, and then both must be complete', () => {
    fill(WHOLE);
    field('ship-to-different-address-checkbox').checked = true;
    field('shipping_country').value = 'DE';
    expect(readReviewFields(form(), true)).toMatchObject({
      country: 'GB',
      s_country: 'DE',
      s_city: '',
      has_full_address: false,
    });
    fill({ shipping_address_1: 'Weg 2' });
    expect(readReviewFields(form(), true)).toMatchObject({ s_address: 'Weg 2', has_full_address: true });
  });

  it('tells an incomplete address when a theme has other boxes around its fields', () => {
    for (const box of form().querySelectorAll('.woocommerce-billing-fields, .woocommerce-shipping-fields'))
      box.className = 'theme-box';
    expect(readReviewFields(form(), true)).toMatchObject({ has_full_address: false });
    fill(WHOLE);
    expect(readReviewFields(form(), true)).toMatchObject({ has_full_address: true });
    field('ship-to-different-address-checkbox').checked = true;
    expect(readReviewFields(form(), true)).toMatchObject({ has_full_address: false });
  });

  it('tells a complete address by the first control of each row that is not hidden', () => {
    fill({ ...WHOLE, billing_postcode: '' });
    expect(readReviewFields(form(), true)).toMatchObject({ has_full_address: false });
    row('billing_postcode').style.display = 'none';
    row('billing_city').insertAdjacentHTML('beforeend', '<input class="select2-search" value="">');
    expect(readReviewFields(form(), true)).toMatchObject({ has_full_address: true });
    expect(isAddressFull(field('billing_city'))).toBe(true);
  });

  it('has defaults for a form without any fields', () => {
    form().replaceChildren();
    expect(readReviewFields(form(), true)).toMatchObject({
      payment_method: '',
      country: '',
      has_full_address: true,
      shipping_method: {},
    });
    expect(readGateway(form())).toBe('');
  });

  it('tells whether the address that a field belongs to is complete', () => {
    fill(WHOLE);
    expect(isAddressFull(field('billing_city'))).toBe(true);
    expect(isAddressFull(field('shipping_address_1'))).toBe(false);
    fill({ billing_city: ' ' });
    expect(isAddressFull(field('billing_city'))).toBe(false);
  });

  it('has an empty value for a box that is not ticked', () => {
    expect(readValue(field('terms'))).toBe('');
    field('terms').checked = true;
    expect(readValue(field('terms'))).toBe('on');
  });
});

describe('a field', () => {
  it('is wrong when it is required and empty, and right again when it is filled in', () => {
    checkField(field('billing_first_name'));
    expect([...row('billing_first_name').classList]).toEqual(
      expect.arrayContaining(['woocommerce-invalid', 'woocommerce-invalid-required-field']),
    );
    expect(field('billing_first_name').getAttribute('aria-invalid')).toBe('true');
    fill({ billing_first_name: 'Ada' });
    checkField(field('billing_first_name'));
    expect(row('billing_first_name').className).toMatch(/woocommerce-validated$/);
    expect(field('billing_first_name').hasAttribute('aria-invalid')).toBe(false);
  });

  it('keeps its other descriptions when the server’s words come and go', () => {
    sayInline(field('billing_phone'), 'No such number.');
    expect(field('billing_phone').getAttribute('aria-describedby')).toBe(
      'billing_phone-description billing_phone_description',
    );
    expect(field('billing_phone_description').textContent).toBe('No such number.');
    clearFault(field('billing_phone'));
    expect(field('billing_phone').getAttribute('aria-describedby')).toBe('billing_phone-description');
    expect(document.querySelector('#billing_phone_description')).toBeNull();
  });

  it('keeps the server’s complaint when the shopper only leaves it, though its own check finds nothing', () => {
    fill({ billing_postcode: 'X' });
    sayInline(field('billing_postcode'), 'Not a postcode.');
    checkField(field('billing_postcode'));
    expect(row('billing_postcode').className).toMatch(/woocommerce-invalid/);
    expect(row('billing_postcode').className).not.toMatch(/validated/);
    checkAll(form());
    expect(document.querySelector('#billing_postcode_description')).toBeNull();
  });

  it('is not wrong while it is hidden', () => {
    row('billing_city').style.display = 'none';
    checkAll(form());
    expect(
      [row('billing_city').className, row('billing_postcode').className].map((names) => /invalid/.test(names)),
    ).toEqual([false, true]);
  });

  it('keeps a phone number as it was copied, with the characters that nobody sees', () => {
    const copied = '\u202a+44 20 7946 0000\u202c';
    fill({ billing_phone: copied });
    checkField(field('billing_phone'));
    expect(row('billing_phone').className).toMatch(/woocommerce-validated$/);
    expect(new FormData(form()).get('billing_phone')).toBe(copied);
  });

  it('shows nothing when it has no row', () => {
    document.body.append(document.createElement('input'));
    const lonely = find<HTMLInputElement>('body > input');
    checkField(lonely);
    sayInline(lonely, 'No.');
    expect(lonely.attributes).toHaveLength(0);
  });
});

describe('two checkout forms on a page', () => {
  const forms = () => [...document.querySelectorAll<HTMLFormElement>('form.checkout')];

  it('both show the review of the form that the shopper uses', async () => {
    const bodies: string[] = [];
    const html = '<div class="woocommerce-checkout-payment"><ul><li>New methods</li></ul></div>';
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      bodies.push(String(body));
      return new Response(JSON.stringify({ result: 'success', fragments: { '.woocommerce-checkout-payment': html } }));
    });
    open(checkout, { prepare: () => document.body.insertAdjacentHTML('beforeend', document.body.innerHTML) });
    const postcode = find<HTMLInputElement>('#billing_postcode', forms()[1] as HTMLElement);
    for (const [id, value] of Object.entries(WHOLE))
      find<HTMLInputElement>(`#${id}`, forms()[1] as HTMLElement).value = value;
    postcode.dispatchEvent(new Event('input', { bubbles: true }));
    await askReview(true, new AbortController().signal);
    expect(new URLSearchParams(bodies.at(-1)).get('postcode')).toBe(WHOLE.billing_postcode);
    expect(forms().map((one) => find('.woocommerce-checkout-payment', one).textContent)).toEqual([
      'New methods',
      'New methods',
    ]);
  });
});

describe('a refused order', () => {
  const LIST =
    '<ul class="woocommerce-error" role="alert"><li data-id="billing_city"><strong>Town</strong> is required.</li><li data-id="gone">Gone.</li><li data-id="billing_email">See <a href="/help/">help</a>.</li></ul>';

  it('shows its list once, reads it by the focus alone, and removes an earlier list', () => {
    showOrderErrors(form(), LIST);
    showOrderErrors(form(), LIST);
    const lists = document.querySelectorAll('.woocommerce-error');
    expect(lists).toHaveLength(1);
    expect(lists[0]).toBe(document.activeElement);
    expect(lists[0]?.hasAttribute('role')).toBe(false);
    expect(form().firstElementChild?.className).toBe('woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout');
    expect(find('.woocommerce-NoticeGroup-checkout > :not([role]) > .woocommerce-error').tabIndex).toBe(-1);
  });

  it('links each entry to its field and repeats it there', () => {
    showOrderErrors(form(), LIST);
    const link = find<HTMLAnchorElement>('[data-id="billing_city"] > a');
    expect(link.getAttribute('href')).toBe('#billing_city');
    link.click();
    expect(document.activeElement).toBe(field('billing_city'));
    expect(field('billing_city_description').textContent).toBe('Town is required.');
    expect(find('[data-id="gone"]').querySelector('a')).toBeNull();
    expect(find('[data-id="billing_email"]').querySelectorAll('a')).toHaveLength(1);
    expect(field('billing_email_description').textContent).toBe('See help.');
  });

  it.each(['Only words', 'Words and <a href="/orders/">a link</a>', '<p>Something else</p>'])(
    'wraps %j in a notice',
    (html) => {
      showOrderErrors(form(), html);
      expect(find('.woocommerce-NoticeGroup-checkout .woocommerce-error').innerHTML).toBe(html);
    },
  );

  it('reads the notices of block themes', () => {
    showOrderErrors(
      form(),
      '<div class="wc-block-components-notice-banner is-error" role="alert"><ul><li data-id="billing_city">Town.</li></ul></div>',
    );
    expect(find('.is-error')).toBe(document.activeElement);
    expect(find('[data-id="billing_city"] > a').textContent).toBe('Town.');
  });

  it('treats an id as an id, whatever characters it has', () => {
    expect(() =>
      showOrderErrors(
        form(),
        '<ul class="woocommerce-error"><li data-id=\'"]x#\'>Odd.</li><li data-id="">Empty.</li></ul>',
      ),
    ).not.toThrow();
    expect(document.querySelectorAll('.woocommerce-error a')).toHaveLength(0);
  });

  it('shows a review’s success message as a message, not as an error', () => {
    showReviewNotices(form(), '<div class="woocommerce-message" role="alert">Shipping is free now.</div>');
    expect(find('.woocommerce-NoticeGroup-updateOrderReview').innerHTML).toBe(
      '<div role="alert"><div class="woocommerce-message">Shipping is free now.</div></div>',
    );
    expect(document.querySelector('.woocommerce-error')).toBeNull();
  });

  it('removes the review’s notices', () => {
    showReviewNotices(form(), '<ul class="woocommerce-error"><li>Gone.</li></ul>');
    showOrderErrors(form(), LIST);
    expect(document.querySelectorAll('.woocommerce-NoticeGroup')).toHaveLength(1);
  });
});

describe('an answer to a review', () => {
  it('shows the message of a success, and changes nothing else', async () => {
    showOrderErrors(form(), '<ul class="woocommerce-error"><li>Town is required.</li></ul>');
    const focused = document.activeElement;
    answer(
      JSON.stringify({
        result: 'success',
        messages: '<div class="woocommerce-info" role="status">A gift was added.</div>',
        fragments: {},
      }),
    );
    await askReview(true, new AbortController().signal);
    expect(find('.woocommerce-NoticeGroup-updateOrderReview').textContent).toBe('A gift was added.');
    expect(find('.woocommerce-NoticeGroup-checkout').textContent).toBe('Town is required.');
    expect(document.activeElement).toBe(focused);
  });
});

describe('a review that the shop refuses because its nonce is old', () => {
  let params: Record<string, string>;
  beforeEach(() => {
    params = { update_order_review_nonce: 'old', apply_coupon_nonce: 'old2' };
  });
  const script =
    'var wc_checkout_params = {"ajax_url":"\\/x","update_order_review_nonce":"fresh","apply_coupon_nonce":"fresh2"};';
  const notice = '<div class="woocommerce-notices-wrapper"><div class="woocommerce-message">Welcome back.</div></div>';
  const newPage = (code = script) =>
    `<script>${code}</script>${notice}<form class="checkout"><input type="hidden" name="woocommerce-process-checkout-nonce" value="fresh3"></form>`;
  /** A shop that accepts only the fresh nonce. Returns its calls. */
  const answerWith = (page: string | undefined) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
      if (method !== 'POST') {
        asked.push(url.replace('https://shop.example', ''));
        if (page === undefined) throw new TypeError('Failed to fetch');
        return new Response(page);
      }
      const security = new URLSearchParams(String(body)).get('security');
      asked.push(String(security));
      return security === 'fresh'
        ? new Response(
            JSON.stringify({ result: 'success', fragments: { '.cart-total': '<b class="cart-total">£9</b>' } }),
          )
        : new Response('-1', { status: 403 });
    });
    return asked;
  };
  const visit = async (page: string | undefined) => {
    const asked = answerWith(page);
    const { left } = open(checkout, {
      config: { globals: { wc_checkout_params: params } },
      prepare() {
        visitAddress('/checkout/?add-to-cart=101&lang=de');
        document.body.insertAdjacentHTML(
          'afterbegin',
          '<b class="cart-total">£1</b><div class="woocommerce-notices-wrapper"></div>',
        );
        form().insertAdjacentHTML(
          'beforeend',
          '<input type="hidden" name="woocommerce-process-checkout-nonce" value="old3"><textarea name="order_comments"></textarea>',
        );
      },
    });
    fill(WHOLE);
    find<HTMLTextAreaElement>('[name="order_comments"]').value = 'Ring twice.';
    document.dispatchEvent(new CustomEvent('island:checkout:update'));
    await expect.poll(() => document.querySelector('.shop-islands-review-error button')).not.toBeNull();
    find('.shop-islands-review-error button').click();
    return { asked, left };
  };

  it('is asked for again with fresh nonces, and the shopper’s texts stay', async () => {
    const { asked, left } = await visit(newPage());
    await expect.poll(() => find('.cart-total').textContent).toBe('£9');
    expect([asked, left]).toEqual([['old', '/checkout/?lang=de', 'fresh'], []]);
    expect([field('billing_postcode').value, find<HTMLTextAreaElement>('[name="order_comments"]').value]).toEqual([
      'LS1 1AA',
      'Ring twice.',
    ]);
    expect(find<HTMLInputElement>('[name="woocommerce-process-checkout-nonce"]').value).toBe('fresh3');
    expect(find('.woocommerce-message').textContent).toBe('Welcome back.');
    expect(params.apply_coupon_nonce).toBe('fresh2');
  });

  it('does not reload the page where the shop cannot be reached, so that the shopper can try again', async () => {
    const errors: unknown[] = [];
    document.addEventListener('island:checkout:review-error', ({ type }) => errors.push(type));
    const { left } = await visit(undefined);
    await expect.poll(() => errors).toHaveLength(2);
    expect([left, find('.shop-islands-review-error button').textContent]).toEqual([[], 'Try again']);
  });

  it('reloads the page where it hides its nonces, and the texts come back', async () => {
    const { left } = await visit(newPage('atob("hidden")'));
    await expect.poll(() => left).toEqual(['reload']);
    field('billing_postcode').value = '';
    restoreTyped();
    expect(field('billing_postcode').value).toBe('LS1 1AA');
  });
});

describe('a review that failed', () => {
  it('keeps the focus at the review when it is asked for again, because the pressed button disappears', async () => {
    const table = () => find('.woocommerce-checkout-review-order-table');
    answer(
      JSON.stringify({
        result: 'success',
        fragments: { '.woocommerce-checkout-review-order-table': table().outerHTML.replace('£', '€') },
      }),
    );
    let asked: Promise<void> | undefined;
    showFailure(new Error('no'), () => {
      asked = askReview(true, new AbortController().signal);
    });
    const button = find('.shop-islands-review-error button');
    button.focus();
    button.click();
    expect([document.activeElement, document.querySelector('.shop-islands-review-error')]).toEqual([table(), null]);
    await asked;
    expect(table().textContent).toContain('€');
    expect(table().contains(document.activeElement)).toBe(true);
  });
});

describe('a cart that another part of the page changes', () => {
  it.each(['added', 'changed', 'removed'])(
    'makes the checkout ask for the review when a product is %s',
    async (what) => {
      const called = answer(JSON.stringify({ result: 'success', fragments: {} }));
      open(checkout, { config: { globals: { wc_checkout_params: { update_order_review_nonce: '0123456789' } } } });
      document.body.dispatchEvent(new CustomEvent(`island:cart:${what}`, { bubbles: true }));
      await expect.poll(() => called).toEqual([expect.stringContaining('update_order_review')]);
    },
  );

  it('waits with the request until the page has named the nonce', async () => {
    const called = answer(JSON.stringify({ result: 'success', fragments: {} }));
    open(checkout, {});
    document.body.dispatchEvent(new CustomEvent('island:cart:added', { bubbles: true }));
    await settle();
    expect(called).toEqual([]);
    vi.stubGlobal('wc_checkout_params', { is_checkout: '1', update_order_review_nonce: '0123456789' });
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await expect.poll(() => called).toHaveLength(1);
  });
});

describe('an order', () => {
  const WORDS = 'Please review your <a href="/my-account/orders/">order history</a> before placing the order again.';
  const globals = { wc_checkout_params: { i18n_checkout_error: WORDS } };
  const review = { ask() {}, stop: () => false };
  const said = () => find('.woocommerce-NoticeGroup-checkout .woocommerce-error');

  beforeEach(() => {
    setPage({ globals });
  });

  it('shows the page’s words with their link when its outcome is unknown', async () => {
    answer('', 502);
    await order(form(), review);
    expect(said().innerHTML).toBe(WORDS);
  });

  it('shows the config’s words as plain text when its outcome is unknown', async () => {
    setPage({ globals, texts: { '*': { order_unknown: 'Look <b>first</b>.' } } });
    answer('', 502);
    await order(form(), review);
    expect(said().textContent).toBe('Look <b>first</b>.');
  });

  it.each([
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'not sure'],
    [429, 'refused'],
    [498, 'refused'],
    [499, 'not sure'],
    [500, 'not sure'],
    [502, 'not sure'],
    [520, 'not sure'],
    [599, 'not sure'],
    [200, 'not sure'],
    [399, 'not sure'],
  ])('that is answered by status %i and nothing else is %s', async (status, outcome) => {
    answer('', status);
    const told: boolean[] = [];
    document.addEventListener('island:checkout:order-error', (event) => told.push(event.detail.isUnknown), {
      once: true,
    });
    await order(form(), review);
    const isUnknown = outcome === 'not sure';
    expect([said().innerHTML === WORDS, told]).toEqual([isUnknown, [isUnknown]]);
    expect(find('#place_order').textContent === 'Place the order again').toBe(isUnknown);
  });

  it('is given four times as long as other calls: a minute', async () => {
    vi.useFakeTimers();
    let isGivenUp = false;
    vi.stubGlobal('fetch', (url: string, { signal }: RequestInit = {}) =>
      url === 'data:,'
        ? Promise.resolve(new Response(''))
        : new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject((isGivenUp = true)))),
    );
    const placed = order(form(), review);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(isGivenUp).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await placed;
    expect([isGivenUp, said().innerHTML]).toEqual([true, WORDS]);
  });

  it('is placed again by its button, which may be an input, but not by Enter in a field', async () => {
    find('#place_order').outerHTML =
      '<input type="submit" id="place_order" data-value="Place order" value="Place order">';
    const orders = answer('', 502);
    await order(form(), review);
    expect(field('place_order').value).toBe('Place the order again');
    field('billing_city').focus();
    await order(form(), review);
    expect(orders).toHaveLength(1);
    field('place_order').focus();
    await order(form(), review);
    expect(orders).toHaveLength(2);
  });
});

describe('a page that comes back from history', () => {
  const place = () => checkout.onIntent?.({ type: 'submit', target: form(), submitter: null, store: undefined });
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const isProcessing = () => form().classList.contains('processing');

  it('places no second order while the answer to the first is still to come', async () => {
    setPage({ globals: { wc_checkout_params: { checkout_url: '/?wc-ajax=checkout' } } });
    const called: string[] = [];
    let end = () => {};
    vi.stubGlobal('fetch', async (url: string) => {
      // The page stays.
      if (url.startsWith('data:')) return;
      called.push(url);
      return new Promise((_resolve, reject) => {
        end = () => reject(new Error('The connection is lost.'));
      });
    });
    if (checkout.mode === 'enhance') checkout.start?.();
    place();
    comeBack();
    place();
    expect([called, isProcessing()]).toEqual([['/?wc-ajax=checkout'], true]);
    end();
    await until(() => expect(isProcessing()).toBe(false));
    form().classList.add('processing');
    comeBack();
    expect(isProcessing()).toBe(false);
    // The call for its review has been made.
    await until(() => expect(called).toHaveLength(2));
  });
});

describe('a review that somebody asks for while an order is on its way', () => {
  const place = () => checkout.onIntent?.({ type: 'submit', target: form(), submitter: null, store: undefined });
  const isProcessing = () => form().classList.contains('processing');
  const ask = () => document.dispatchEvent(new CustomEvent('island:checkout:update'));

  it.each([
    ['asked for', 1],
    ['not asked for', 0],
  ])('waits for the order’s end, and is then fetched once (%s)', async (asked, reviews) => {
    vi.useFakeTimers();
    setPage({ globals: { wc_checkout_params: { checkout_url: '/?wc-ajax=checkout' } } });
    const called: string[] = [];
    let refuse = () => {};
    vi.stubGlobal('fetch', (url: string) => {
      called.push(url);
      if (url !== '/?wc-ajax=checkout') return Promise.resolve(new Response('{"result":"success","fragments":{}}'));
      return new Promise((resolve) => {
        refuse = () =>
          resolve(new Response('{"result":"failure","messages":"<ul class=\\"woocommerce-error\\"></ul>"}'));
      });
    });
    if (checkout.mode === 'enhance') checkout.start?.();
    place();
    expect(isProcessing()).toBe(true);
    if (reviews) ask();
    await vi.advanceTimersByTimeAsync(2000);
    expect([asked, called]).toEqual([asked, ['/?wc-ajax=checkout']]);
    refuse();
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(isProcessing()).toBe(false);
    expect(called.slice(1)).toEqual(Array(reviews).fill('/?wc-ajax=update_order_review'));
  });

  it('does not wait for a form that a gateway has covered itself', async () => {
    vi.useFakeTimers();
    setPage({ globals: { wc_checkout_params: { checkout_url: '/?wc-ajax=checkout' } } });
    const called = answer('{"result":"success","fragments":{}}');
    if (checkout.mode === 'enhance') checkout.start?.();
    form().classList.add('processing');
    ask();
    await vi.advanceTimersByTimeAsync(10);
    vi.useRealTimers();
    expect(called).toEqual(['/?wc-ajax=update_order_review']);
  });
});

describe('a gateway', () => {
  interface Api {
    $checkout_form: JQuery;
    submit_error(html: string): void;
  }
  const whenAsked = (run: (api: Api) => boolean) =>
    jQuery(form()).on('checkout_place_order', (_event, api: Api) => run(api));
  const place = () => checkout.onIntent?.({ type: 'submit', target: form(), submitter: null, store: undefined });

  beforeEach(async () => {
    // Without jQuery.ajax calls go by fetch; its events are the real ones.
    vi.stubGlobal(
      'jQuery',
      Object.assign((target: unknown) => jQuery(target as Element), { fn: {} }),
    );
    await import('../../src/bridge/jquery/bridge');
  });

  it('makes the form usable again when it says later why it refuses', () => {
    let refuse = (_html: string) => {};
    whenAsked(({ $checkout_form, submit_error }) => {
      $checkout_form.addClass('processing');
      refuse = submit_error;
      return false;
    });
    place();
    expect(form().classList.contains('processing')).toBe(true);
    refuse('<ul class="woocommerce-error"><li>Card declined.</li></ul>');
    expect(find('.woocommerce-NoticeGroup-checkout').textContent).toBe('Card declined.');
    expect([form().classList.contains('processing'), form().getAttribute('aria-busy')]).toEqual([false, 'false']);
  });

  it('finds the methods that it calls on the checkout’s object', async () => {
    answer('{"result":"success","order_id":42}');
    const blocked: unknown[] = [];
    jQuery(form()).on('checkout_place_order_success', (_event, _result, api) => {
      api.attachUnloadEventsOnSubmit();
      api.detachUnloadEventsOnSubmit();
      api.blockOnSubmit({ block: () => blocked.push('form') });
      api.scroll_to_notices();
      return false;
    });
    place();
    await until(() => expect(blocked).toEqual(['form']));
    await until(() => expect(form().classList.contains('processing')).toBe(false));
    expect(document.querySelector('.woocommerce-error')).toBeNull();
  });

  it('hears changes of its new fields that get an entry back, and of no others', async () => {
    const token = (id: string, isChosen: boolean) =>
      `<input type="radio" id="token_${id}" name="token" value="${id}" ${isChosen ? 'checked' : ''}>`;
    const boxOf = (version: string) =>
      `<p data-version="${version}">${token('7', true)}${token('new', false)}<input id="holder" data-version="${version}" value=""></p>`;
    const review = (version: string) => {
      const live = find('.woocommerce-checkout-payment').cloneNode(true) as Element;
      (live.querySelector('.payment_box.payment_method_card') as Element).innerHTML = boxOf(version);
      return JSON.stringify({ result: 'success', fragments: { '.woocommerce-checkout-payment': live.outerHTML } });
    };
    answer(review('one'));
    await askReview(true, new AbortController().signal);
    field('token_new').checked = true;
    field('holder').value = 'A. Byron';
    const heard: string[] = [];
    jQuery(form()).on(
      'change',
      '.payment_box input',
      ({ target }) => void heard.push(`${target.id} ${target.value} ${target.checked}`),
    );
    answer(review('two'));
    await askReview(true, new AbortController().signal);
    expect(heard).toEqual(['holder A. Byron false']);
    expect([field('token_new').checked, field('token_7').checked]).toEqual([true, false]);
  });

  it('finds the shopper’s choice in a new list, unless the shop has chosen itself or no longer offers it', async () => {
    const list = (id: string, price: string, ...options: string[]) =>
      `<select id="${id}">${options.map((value) => `<option value="${value[0]}" ${value.slice(1)}>${value[0]} × ${price}`)}</select>`;
    const boxOf = (price: string, last: string) =>
      list('parts', price, '1', '3') + list('chosen', price, '1', '3 selected') + list('gone', price, '1', last);
    const review = (price: string, last: string) => {
      const live = find('.woocommerce-checkout-payment').cloneNode(true) as Element;
      (live.querySelector('.payment_box.payment_method_card') as Element).innerHTML = boxOf(price, last);
      return JSON.stringify({ result: 'success', fragments: { '.woocommerce-checkout-payment': live.outerHTML } });
    };
    answer(review('£9', '3'));
    await askReview(true, new AbortController().signal);
    fill({ parts: '3', chosen: '1', gone: '3' });
    const heard: string[] = [];
    jQuery(form()).on('change', '.payment_box select', ({ target }) => void heard.push(target.id));
    answer(review('£8', '6'));
    await askReview(true, new AbortController().signal);
    expect(['parts', 'chosen', 'gone'].map((id) => field(id).value)).toEqual(['3', '3', '1']);
    expect(heard).toEqual(['parts']);
  });

  it('keeps a chosen file in a new field, whose value no script may set', async () => {
    const review = (version: string) => {
      const live = find('.woocommerce-checkout-payment').cloneNode(true) as Element;
      (live.querySelector('.payment_box.payment_method_card') as Element).innerHTML =
        `<input type="file" id="receipt" data-version="${version}">`;
      return JSON.stringify({ result: 'success', fragments: { '.woocommerce-checkout-payment': live.outerHTML } });
    };
    answer(review('one'));
    await askReview(true, new AbortController().signal);
    const files = { length: 1 };
    const old = field('receipt');
    Object.defineProperties(old, { value: { value: 'C:\\fakepath\\receipt.pdf' }, files: { value: files } });
    const set: unknown[] = [];
    const { prototype } = HTMLInputElement;
    const spies = (['value', 'files'] as const).map((name) =>
      vi.spyOn(prototype, name, 'set').mockImplementation((given: unknown) => void set.push([name, given])),
    );
    answer(review('two'));
    await askReview(true, new AbortController().signal);
    for (const spy of spies) spy.mockRestore();
    expect(field('receipt')).not.toBe(old);
    expect(set.filter((one) => (one as unknown[])[1])).toEqual([['files', files]]);
  });

  it('hears that each field is checked when an order is refused, and the focus stays', () => {
    const heard: string[] = [];
    jQuery(form()).on(
      'validate focusout',
      '#billing_first_name, #billing_email',
      ({ type, target }) => void heard.push(`${type} ${target.id}`),
    );
    field('billing_email').focus();
    showOrderErrors(form(), '<ul class="woocommerce-error"><li>No.</li></ul>');
    // The focus moves from the field to the list, and the browser dispatches the events of that.
    expect(heard).toEqual([
      'validate billing_first_name',
      'validate billing_email',
      'focusout billing_first_name',
      'focusout billing_email',
    ]);
  });

  it('need not name the next page when it continues by itself', async () => {
    answer('{"result":"success","order_id":42,"token":"abc"}');
    const taken: unknown[] = [];
    jQuery(form()).on('checkout_place_order_success', (_event, result) => {
      taken.push(result.token);
      return false;
    });
    place();
    await until(() => expect(taken).toEqual(['abc']));
    expect(form().classList.contains('processing')).toBe(false);
    expect(document.querySelector('.woocommerce-error')).toBeNull();
  });

  it('leaves the outcome of the order unknown when it neither names the next page nor continues', async () => {
    answer('{"result":"success","order_id":42}');
    place();
    await until(() => expect(find('#place_order').textContent).toBe('Place the order again'));
  });

  it('makes the island check a field when it triggers `change` through jQuery alone', () => {
    if (checkout.mode === 'enhance') checkout.start?.();
    row('billing_first_name').classList.add('woocommerce-invalid');
    jQuery('#billing_first_name').val('Ada').trigger('change');
    expect(row('billing_first_name').className).toMatch(/woocommerce-validated$/);
  });

  it('is reported at once when it throws, so that the browser can send the form', () => {
    whenAsked(() => {
      throw new Error('no such function');
    });
    expect(place).toThrow('no such function');
    expect(form().classList.contains('processing')).toBe(false);
  });
});

describe('payment methods', () => {
  const button = () => find('#place_order');
  const shownBoxes = () =>
    [...document.querySelectorAll<HTMLElement>('.payment_box')]
      .filter(({ style }) => style.display !== 'none')
      .map(({ className }) => className);
  const choose = (id: string) => {
    field(id).checked = true;
    choosePayment(form(), true);
  };

  it('show only the box and the button text of the chosen one', () => {
    preparePayment(form());
    expect(shownBoxes()).toEqual(['payment_box payment_method_cod']);
    choose('payment_method_card');
    expect(shownBoxes()).toEqual(['payment_box payment_method_card']);
    expect(button().textContent).toBe('Pay by card');
    choose('payment_method_cod');
    expect(button().textContent).toBe('Place order');
  });

  it('show the box that is named after the field when one gateway has several', () => {
    const item = (part: string) =>
      `<li class="wc_payment_method"><input type="radio" id="payment_method_pay_${part}" name="payment_method" value="pay" class="input-radio" />` +
      `<div class="payment_box payment_method_pay_${part}">${part}</div></li>`;
    find('.wc_payment_methods').insertAdjacentHTML('beforeend', item('now') + item('later'));
    choose('payment_method_pay_later');
    expect(shownBoxes()).toEqual(['payment_box payment_method_pay_later']);
  });

  it('are announced to the form by a click on the chosen one, which nothing outside the form hears', () => {
    const heard: string[] = [];
    const hear = (event: Event) =>
      void heard.push(`${(event.target as Element).id} ${event.currentTarget === form() ? 'form' : 'page'}`);
    form().addEventListener('click', hear);
    document.addEventListener('click', hear);
    preparePayment(form());
    field('payment_method_bacs').click();
    document.removeEventListener('click', hear);
    expect(heard).toEqual(['payment_method_cod form', 'payment_method_bacs form', 'payment_method_bacs page']);
  });

  it('are announced once when another one is chosen', () => {
    choose('payment_method_cod');
    const told: string[] = [];
    document.addEventListener('island:checkout:payment', (event) => told.push((event as CustomEvent).detail.method));
    choose('payment_method_bacs');
    choose('payment_method_bacs');
    expect(told).toEqual(['bacs']);
  });

  it('keep the choice when they are replaced, and choose the first one when it is gone', () => {
    choose('payment_method_bacs');
    showFixture('checkout');
    preparePayment(form());
    expect(readGateway(form())).toBe('bacs');
    find('.wc_payment_method.payment_method_bacs').remove();
    preparePayment(form());
    expect(readGateway(form())).toBe('cod');
  });

  it('are hidden when there is only one', () => {
    for (const id of ['bacs', 'card']) find(`.wc_payment_method.payment_method_${id}`).remove();
    preparePayment(form());
    expect(field('payment_method_cod').style.display).toBe('none');
    expect(readGateway(form())).toBe('cod');
  });

  it('keep the warning that the order may be a second one', () => {
    preparePayment(form());
    setAgain(form(), true);
    expect(button().textContent).toBe('Place the order again');
    choose('payment_method_card');
    expect(button().textContent).toBe('Place the order again');
    setAgain(form(), false);
    expect(button().textContent).toBe('Pay by card');
  });
});

describe('parts that a checkbox opens', () => {
  const address = () => find('div.shipping_address');

  it('are closed until the box is ticked', () => {
    prepareToggles(form());
    expect(address().style.display).toBe('none');
    expect(field('ship-to-different-address-checkbox').getAttribute('aria-expanded')).toBe('false');
    field('ship-to-different-address-checkbox').checked = true;
    toggle(field('ship-to-different-address-checkbox'));
    expect(address().style.display).not.toBe('none');
    expect(field('ship-to-different-address-checkbox').getAttribute('aria-expanded')).toBe('true');
    expect(find('div.create-account').style.display).toBe('none');
  });

  it('are not changed by any other field', () => {
    const before = form().outerHTML;
    toggle(field('billing_city'));
    expect(form().outerHTML).toBe(before);
  });

  it('show the terms when the page has their text; otherwise the link opens their page', () => {
    const link = find('.woocommerce-terms-and-conditions-link');
    expect(toggleTerms(link)).toBe(false);
    const text = document.createElement('div');
    text.className = 'woocommerce-terms-and-conditions';
    text.style.display = 'none';
    link.before(text);
    expect(toggleTerms(link)).toBe(true);
    expect(text.style.display).not.toBe('none');
    expect(link.getAttribute('aria-expanded')).toBe('true');
  });
});

/** The order button that a payment method draws itself. */
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineOrderButtons } from '../../src/loader/orderButtons';
import type { OrderButton, OrderButtonApi, OrderButtonRegistry } from '../../src/rules/orderButton';
import checkout from '../../widgets/checkout';
import { showButton } from '../../widgets/checkout/page/chosenButton';
import * as hand from '../../widgets/checkout/page/hand';
import { takeHand } from '../../widgets/checkout/page/handCode';
import { removeButton } from '../../widgets/checkout/page/ownButton';
import { forgetPayment } from '../../widgets/checkout/page/payment';
import { askReview } from '../../widgets/checkout/page/review';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

const page = window as { wc?: { customPlaceOrderButton?: OrderButtonRegistry } };
const form = () => find<HTMLFormElement>('form.checkout');
const usual = () => find('#place_order', form());
const boxes = () => [...document.querySelectorAll('.wc-custom-place-order-button')];
const hasUsual = () => !form().classList.contains('has-custom-place-order-button');
const choose = (method: string) => find<HTMLInputElement>(`#payment_method_${method}`).click();
const register = (...registration: Parameters<OrderButtonRegistry['register']>) =>
  page.wc?.customPlaceOrderButton?.register(...registration);

let shop: FakePage;
let log: string[];
let given: OrderButtonApi;

/** A wallet's button, which notes when it is asked to draw and to clean up. */
const wallet = (more: Partial<OrderButton> = {}): OrderButton => ({
  render(container, api) {
    log.push(`draws after ${container.previousElementSibling?.id}, ${container.childElementCount} there`);
    container.append(Object.assign(document.createElement('button'), { type: 'button', textContent: 'Pay' }));
    given = api;
  },
  cleanup: () => void log.push('cleans up'),
  ...more,
});

/** A checkout whose shop says that the method `wallet` has a button of its own. */
function showCheckout(declared: unknown = ['wallet']): void {
  shop = setPage({
    globals: { wc_checkout_params: { is_checkout: '1', gateways_with_custom_place_order_button: declared } },
  });
  showFixture('checkout');
  find('.wc_payment_methods').insertAdjacentHTML(
    'beforeend',
    '<li class="wc_payment_method payment_method_wallet"><input id="payment_method_wallet" type="radio" class="input-radio" name="payment_method" value="wallet" /><div class="payment_box payment_method_wallet"></div></li>',
  );
}

/** Makes the shop answer each review. */
const answerReview = () =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ result: 'success', messages: '', reload: false, fragments: {} })),
  );

/** Puts jQuery on the page, and notes the registrations that its events announce. */
async function hearRegistrations(): Promise<unknown[]> {
  vi.stubGlobal(
    'jQuery',
    Object.assign((target: unknown) => jQuery(target as Element), { fn: {} }),
  );
  await import('../../src/bridge/jquery/bridge');
  const heard: unknown[] = [];
  jQuery(document.body).on('wc_custom_place_order_button_registered', (_event, id) => void heard.push(id));
  return heard;
}

beforeEach(() => {
  log = [];
  takeHand(hand);
  forgetPayment();
  delete page.wc;
  defineOrderButtons();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  showCheckout();
  if (checkout.mode === 'enhance') checkout.start?.();
});
afterEach(removeButton);

describe('a method with a button of its own', () => {
  it('draws it after the shop’s, which is hidden, when it is chosen', () => {
    register('wallet', wallet());
    expect([log, hasUsual()]).toEqual([[], true]);
    choose('wallet');
    expect([log, hasUsual(), boxes().length]).toEqual([['draws after place_order, 0 there'], false, 1]);
  });

  it('is asked to clean up when another one is chosen, and the shop’s button is back', () => {
    register('wallet', wallet());
    choose('wallet');
    choose('cod');
    expect([log.at(-1), hasUsual(), boxes()]).toEqual(['cleans up', true, []]);
  });

  it('draws it once, however often it is chosen', () => {
    register('wallet', wallet());
    choose('wallet');
    choose('wallet');
    showButton(form());
    expect([log.length, boxes().length]).toEqual([1, 1]);
  });

  it('leaves the shop’s button hidden while its script is still on its way', () => {
    choose('wallet');
    expect([hasUsual(), boxes()]).toEqual([false, []]);
  });

  it('is known by its registration alone, where the shop does not name it', () => {
    showCheckout('');
    register('wallet', wallet());
    choose('wallet');
    expect([log.length, hasUsual()]).toEqual([1, false]);
  });

  it('leaves the shop’s button if it cannot draw, and the console has the error', () => {
    const errors: unknown[] = [];
    vi.stubGlobal('reportError', (cause: unknown) => errors.push(cause));
    const cause = new Error('No wallet here');
    register(
      'wallet',
      wallet({
        render: () => {
          throw cause;
        },
      }),
    );
    choose('wallet');
    expect([errors, hasUsual()]).toEqual([[cause], true]);
  });

  it('that cannot draw leaves the shop’s button when it is chosen again, too', () => {
    vi.stubGlobal('reportError', () => {});
    register(
      'wallet',
      wallet({
        render: () => {
          throw new Error('No wallet here');
        },
      }),
    );
    choose('wallet');
    choose('wallet');
    expect([hasUsual(), boxes()]).toEqual([true, []]);
  });

  it('loses nothing when it cannot clean up', () => {
    vi.stubGlobal('reportError', () => {});
    register(
      'wallet',
      wallet({
        cleanup: () => {
          throw new Error('Gone');
        },
      }),
    );
    choose('wallet');
    choose('cod');
    expect([hasUsual(), boxes()]).toEqual([true, []]);
  });

  it('draws it anew, with an empty place, after a review', async () => {
    register('wallet', wallet());
    choose('wallet');
    answerReview();
    await askReview(true, new AbortController().signal);
    expect(log).toEqual(['draws after place_order, 0 there', 'cleans up', 'draws after place_order, 0 there']);
    expect(boxes()).toHaveLength(1);
  });

  it('has the focus again after a review, if it had it', async () => {
    register('wallet', wallet());
    choose('wallet');
    boxes()[0]?.querySelector('button')?.focus();
    answerReview();
    await askReview(true, new AbortController().signal);
    expect(document.activeElement).toBe(boxes()[0]?.querySelector('button'));
  });

  it('leaves the focus to the shop’s button if it cannot draw any more', async () => {
    vi.stubGlobal('reportError', () => {});
    let times = 0;
    const { render } = wallet();
    const once: OrderButton['render'] = (container, api) => {
      if (times++) throw new Error('No wallet any more');
      render(container, api);
    };
    register('wallet', wallet({ render: once }));
    choose('wallet');
    boxes()[0]?.querySelector('button')?.focus();
    answerReview();
    await askReview(true, new AbortController().signal);
    expect(document.activeElement).toBe(usual());
  });

  it('takes the focus from nothing else at a review', async () => {
    register('wallet', wallet());
    choose('wallet');
    find('#billing_email').focus();
    answerReview();
    await askReview(true, new AbortController().signal);
    expect(document.activeElement).toBe(find('#billing_email'));
  });
});

describe('a registration', () => {
  beforeEach(() => {
    choose('wallet');
  });

  it('that comes late is drawn at once, and told to scripts with jQuery', async () => {
    const heard = await hearRegistrations();
    register('wallet', wallet());
    expect([log.length, boxes().length, heard]).toEqual([1, 1, ['wallet']]);
  });

  it('of a method that is not chosen draws nothing', () => {
    register('other', wallet());
    expect(log).toEqual([]);
  });

  it('that comes twice is drawn and told once', async () => {
    const heard = await hearRegistrations();
    register('wallet', wallet());
    register('wallet', wallet());
    expect([log.length, boxes().length, heard]).toEqual([1, 1, ['wallet']]);
  });

  it('that is refused is reported, and draws nothing', () => {
    register('wallet', { render() {} });
    expect(shop.problems).toMatchObject([{ island: 'checkout', why: 'The button must have a function cleanup.' }]);
    expect(boxes()).toEqual([]);
  });
});

describe('what the button may ask of the checkout', () => {
  beforeEach(() => {
    register('wallet', wallet());
    choose('wallet');
  });
  const marked = () =>
    [...form().querySelectorAll('.woocommerce-invalid')].map(({ id, classList }) => id || [...classList].join(' '));

  it('is whether a field is wrong: it is marked, and gets the focus', async () => {
    expect(await given.validate()).toEqual({ hasError: true });
    expect(marked()).toContain('billing_first_name_field');
    expect(document.activeElement?.closest('.form-row')?.id).toBe(marked()[0]);
  });

  it('does not count rows that nobody sees, such as a closed shipping address', async () => {
    for (const row of form().querySelectorAll<HTMLElement>('.form-row')) row.style.display = 'none';
    form().insertAdjacentHTML('beforeend', '<p class="form-row woocommerce-invalid" style="display: none"></p>');
    expect(await given.validate()).toEqual({ hasError: false });
  });

  it('is to place the order, as a press of the shop’s button does', () => {
    const sent: unknown[] = [];
    form().addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push((event as SubmitEvent).submitter);
    });
    given.submit();
    expect(sent).toEqual([usual()]);
  });
});

describe('beside WooCommerce’s own registry', () => {
  it('its functions draw and clean up', () => {
    const own = {
      register() {},
      __maybeShow: (id: string) => void log.push(`shows ${id}`),
      __cleanup: () => void log.push('cleans up'),
    };
    page.wc = { customPlaceOrderButton: own };
    choose('wallet');
    choose('cod');
    expect(log).toEqual(['shows wallet', 'shows cod']);
    removeButton();
    expect(log.at(-1)).toBe('cleans up');
  });
});

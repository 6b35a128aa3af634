/** Tests the checkout while the code for a shopper at the form is loading, or cannot be loaded. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnhanceIsland } from '../../src/island/types';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

let page: FakePage;
let island: EnhanceIsland;
let come: () => void;
let fail: () => void;
/** The calls to that code. */
let done: string[];

const form = () => find<HTMLFormElement>('form.checkout');
const act = () =>
  island.onIntent?.({ type: 'submit', target: form(), submitter: find('#place_order'), store: undefined });
const isBusy = () => form().getAttribute('aria-busy') === 'true';

beforeEach(async () => {
  vi.resetModules();
  done = [];
  const code = {
    order: () => void done.push('order'),
    checkField: ({ id }: Element) => void done.push(`check ${id}`),
    clearFault() {},
    showReviewNotices: () => void done.push('notices'),
    applyCoupon: (await import('../../widgets/checkout/page/coupon')).applyCoupon,
  };
  vi.stubGlobal('fetch', async () => new Response('{}'));
  page = setPage({ globals: { wc_checkout_params: {} } });
  const coming = new Promise<boolean>((resolve) => {
    come = () => resolve(true);
    fail = () => resolve(false);
  });
  const { takeHand } = await import('../../widgets/checkout/page/handCode');
  page.wake = async (name) => {
    page.woken.push(name);
    if (name === 'checkout-order' && (await coming)) takeHand(code as unknown as Parameters<typeof takeHand>[0]);
  };
  showFixture('checkout');
  island = (await import('../../widgets/checkout')).default as EnhanceIsland;
  await island.start?.();
});

describe('an order whose code is on its way', () => {
  it('is placed once, however often the button is pressed, and the form is busy meanwhile', async () => {
    act();
    act();
    expect([isBusy(), done]).toEqual([true, []]);
    come();
    await until(() => expect(done).toEqual(['order']));
    expect(isBusy()).toBe(false);
  });

  it('is given up when the shopper leaves the page', async () => {
    act();
    dispatchEvent(new Event('pagehide'));
    come();
    await settle();
    expect([isBusy(), done]).toEqual([false, []]);
  });

  it('is left to the browser when the code cannot be loaded', async () => {
    const sent: unknown[] = [];
    form().requestSubmit = () => void sent.push(act());
    act();
    fail();
    await until(() => expect(sent).toEqual([false]));
    expect(isBusy()).toBe(false);
  });
});

describe('the code for a shopper at the form', () => {
  it('checks a field that the shopper left while the code was on its way', async () => {
    find('#billing_first_name').dispatchEvent(new Event('focusout', { bubbles: true }));
    come();
    await until(() => expect(done).toEqual(['check billing_first_name']));
  });
});

describe('Enter in a coupon’s field of the form', () => {
  it.each([
    ['a theme’s field', '<input name="coupon_code" data-host>'],
    ['ShopEngine’s box', '<div class="shopengine-checkout-coupon" data-host><input name="coupon_code"></div>'],
  ])('places no order, and is passed on to the coupon’s island once that runs %s', async (_where, html) => {
    form().insertAdjacentHTML('afterbegin', html);
    const heard: string[] = [];
    page.mount = async (host, name) => {
      heard.push(`${name} ${host.matches('[data-host]')}`);
      host.addEventListener('keydown', ({ key }) => heard.push(key));
    };
    find('[name="coupon_code"]').focus();
    come();
    act();
    await until(() => expect(heard).toEqual(['checkout-coupon true', 'Enter']));
    expect(done).toEqual([]);
  });
});

describe('a review’s message', () => {
  it('is shown as the shop has sent it when the code cannot be loaded', async () => {
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(
          JSON.stringify({ result: 'success', messages: '<p id="gift">A gift was added.</p>', fragments: {} }),
        ),
    );
    const { askReview } = await import('../../widgets/checkout/page/review');
    fail();
    await askReview(true, new AbortController().signal);
    await until(() => expect(find('form.checkout #gift').textContent).toBe('A gift was added.'));
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startAdding } from '../../src/actions/addProduct';
import { pageCart } from '../../src/actions/pageCart';
import type { AddOutcome } from '../../src/state/adds';
import type { Notice } from '../../src/ui/messages/notice';
import directCheckout from '../../widgets/direct-checkout';
import { readLink } from '../../widgets/direct-checkout/read';
import { addingAddress, addressOf, checkoutAddress } from '../../widgets/direct-checkout/rules';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

/** The events, in order. */
const log: string[] = [];
/** Adds under way: what was sent, and how to end it. */
const adds = vi.hoisted(() => [] as { fields: Record<string, unknown>; end(outcome: object): void }[]);

vi.mock('../../src/actions/pageCart', async (original) => ({
  ...(await original<typeof import('../../src/actions/pageCart')>()),
  pageAdds: () => ({
    add: (fields: Record<string, unknown>, end: (outcome: object) => void) => adds.push({ fields, end }),
    resume() {},
  }),
}));
vi.mock('../../src/ui/messages/notify', () => ({ notify: ({ kind, text }: Notice) => log.push(`${kind}: ${text}`) }));
vi.mock('../../src/bridge/jquery/events', () => ({
  jQueryData: () => ({ gift: 'yes' }),
  tellBody: (event: string) => log.push(`jQuery ${event} 0`),
  trigger: (event: string, args: unknown[] = []) => log.push(`jQuery ${event} ${args.length}`),
  triggerHandler: () => undefined,
}));

const PAGE = 'https://shop.example/shop/';
const link = (id = 101) => find<HTMLAnchorElement>(`.post-${id} .shopengine_direct_checkout`);
/** True when the browser may go on. */
const press = (target: HTMLElement = link()) =>
  directCheckout.onIntent?.({ type: 'click', target, submitter: null, store: undefined }) === false;
const end = (outcome: AddOutcome) => adds[0]?.end(outcome);
const isBusy = () => [link().classList.contains('loading'), link().ariaBusy === 'true'];

const answer = {
  fragments: { '.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">1</div>' },
  cartHash: 'abc',
};

let page: FakePage;

beforeEach(() => {
  log.length = 0;
  adds.length = 0;
  page = setPage();
  vi.spyOn(location, 'assign').mockImplementation(
    (url) => void log.push(`go ${String(url).replace(location.origin, '')}`),
  );
  showFixture('direct-checkout');
  startAdding();
  document.addEventListener('island:cart:added', ({ detail }: CustomEventInit) =>
    log.push(`island:cart:added ${detail.button.dataset.product_id}`),
  );
});

describe('a direct-checkout link', () => {
  it('wakes the island that sends the adds which an earlier page left', async () => {
    await directCheckout.start?.();
    expect(page.woken).toEqual(['add-to-cart']);
  });

  it('adds one of its product, is busy meanwhile, and then opens the checkout', () => {
    expect(press()).toBe(false);
    expect(adds.map(({ fields }) => fields)).toEqual([{ product_id: '101', quantity: '1', gift: 'yes' }]);
    expect([isBusy(), log]).toEqual([[true, true], ['jQuery adding_to_cart 2']]);
    end({ kind: 'added', answer });
    expect(log.slice(1)).toEqual([
      'jQuery wc_fragments_loaded 0',
      'jQuery added_to_cart 3',
      'island:cart:added 101',
      'go /checkout/',
    ]);
    expect(pageCart().$cart.get()).toMatchObject({ hash: 'abc', source: 'added' });
    expect(isBusy()).toEqual([true, true]);
  });

  it('opens the checkout from the page of an empty cart too', () => {
    vi.spyOn(location, 'reload').mockImplementation(() => void log.push('reload'));
    document.body.insertAdjacentHTML('beforeend', '<p class="cart-empty">Your cart is currently empty.</p>');
    press();
    end({ kind: 'added', answer });
    expect(log.at(-1)).toBe('go /checkout/');
    expect(log).not.toContain('reload');
  });

  it('that is pressed again meanwhile adds once', () => {
    expect([press(), press(), press()]).toEqual([false, false, false]);
    expect(adds).toHaveLength(1);
  });

  it('opens the product’s page, which says why, when the shop refuses', () => {
    press();
    end({ kind: 'refused', productUrl: '/product/moonlight-drift/' });
    expect(log.slice(1)).toEqual(['go /product/moonlight-drift/']);
  });

  it.each(['unsent', 'failed'] as const)(
    'opens the checkout by an address that makes the server add, when the add is %s',
    (kind) => {
      press();
      end({ kind });
      expect(log.slice(1)).toEqual(['go /checkout/?add-to-cart=101']);
    },
  );

  it('shows a message and is free again when the outcome is unknown', async () => {
    press();
    end({ kind: 'unknown' });
    await until(() =>
      expect(log.slice(1)).toEqual(['error: We are not sure whether “Moonlight Drift” is in your cart.']),
    );
    expect(isBusy()).toEqual([false, false]);
  });

  it('is free again when another page has sent the add', () => {
    press();
    end({ kind: 'elsewhere' });
    expect([log.slice(1), isBusy()]).toEqual([[], [false, false]]);
  });

  it('sends fields that listeners have changed, and nothing where a listener cancels', () => {
    document.addEventListener(
      'island:cart:adding',
      (event) => Object.assign((event as CustomEvent).detail.fields, { gift: 'no' }),
      { once: true },
    );
    press();
    expect(adds[0]?.fields.gift).toBe('no');
    end({ kind: 'elsewhere' });
    document.addEventListener('island:cart:adding', (event) => event.preventDefault(), { once: true });
    expect(press()).toBe(false);
    expect([adds.length, isBusy()]).toEqual([1, [false, false]]);
  });

  it('is free again when the page comes back from the back/forward cache', () => {
    press();
    end({ kind: 'added', answer });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isBusy()).toEqual([false, false]);
    press();
    expect(adds).toHaveLength(2);
  });

  it('is left to the browser where the product has options, or no product is named', () => {
    expect(press(link(201))).toBe(true);
    link().removeAttribute('data-product_id');
    link().href = '/checkout/';
    expect(press()).toBe(true);
    expect([adds, log, isBusy()]).toEqual([[], [], [false, false]]);
  });
});

describe('what is read from a link', () => {
  const read = (attributes: string, card = 'product-type-simple', more = '') => {
    document.body.innerHTML = `<ul><li class="product ${card}"><a class="woocommerce-LoopProduct-link" href="/product/x/"></a>${more}<a class="shopengine_direct_checkout" ${attributes}></a></li></ul>`;
    return readLink(find('.shopengine_direct_checkout'), PAGE);
  };

  it.each([
    ['data-product_id="7"'],
    ['data-pid="7"'],
    ['data-product-id="7"'],
    ['href="/checkout/?add-to-cart=7"'],
    ['data-product_id="7" data-pid="8" href="/checkout/?add-to-cart=9"'],
  ])('%s is product 7', (attributes) => {
    expect(read(attributes)).toEqual({
      fields: { product_id: '7', quantity: '1' },
      successMessage: '',
      href: 'https://shop.example/checkout/?add-to-cart=7',
      thenTo: 'https://shop.example/checkout/',
    });
  });

  it.each([[''], ['data-product_id="0"'], ['data-pid="x"'], ['href="/checkout/"'], ['href="#"']])(
    '%j names no product',
    (attributes) => {
      expect(read(attributes)).toBeUndefined();
    },
  );

  it.each(['variation_id=9', 'attribute_pa_colour=red', 'quantity%5B9%5D=1'])(
    'only the shop’s page adds what a link chooses by %s, because the call does not know such a choice',
    (choice) => {
      expect(read(`href="/checkout/?add-to-cart=7&amp;${choice}"`)).toBeUndefined();
    },
  );

  it.each(['variable', 'grouped', 'external'])('a product of type %s needs its page', (type) => {
    expect(read('data-pid="7"', `product-type-${type}`)).toBeUndefined();
    document.body.innerHTML = `<a class="shopengine_direct_checkout product_type_${type}" data-pid="7"></a>`;
    expect(readLink(find('a'), PAGE)).toBeUndefined();
  });

  it('a simple product’s card on a variable product’s page can be added, although that page’s product needs a choice', () => {
    document.body.innerHTML =
      '<div class="product product-type-variable"><ul><li class="product product-type-simple"><a class="shopengine_direct_checkout" data-pid="7"></a></li></ul></div>';
    expect(readLink(find('a'), PAGE)).toMatchObject({ fields: { product_id: '7' } });
  });

  it.each([
    ['data-pid="7" data-quantity="3" href="/checkout/?quantity=2"', '3', '&quantity=3'],
    ['href="/checkout/?add-to-cart=7&quantity=2"', '2', '&quantity=2'],
    ['data-pid="7" data-quantity=" "', '1', ''],
  ])('%s has the quantity %s', (attributes, quantity, more) => {
    expect(read(attributes)).toMatchObject({
      fields: { quantity },
      href: `https://shop.example/checkout/?add-to-cart=7${more}`,
    });
  });

  it('the checkout is at the link’s address, unless that is this page or the product’s', () => {
    const checkout = (attributes: string, more = '') => read(`data-pid="7" ${attributes}`, '', more)?.thenTo;
    expect(checkout('href="/kasse/?lang=de&add-to-cart=7"')).toBe('https://shop.example/kasse/?lang=de');
    for (const href of [
      '/shop/?add-to-cart=7',
      '?add-to-cart=7',
      '#',
      '/product/x/?add-to-cart=7',
      'javascript:void(0)',
    ]) {
      expect(checkout(`href="${href}"`)).toBe('https://shop.example/checkout/');
      expect(checkout(`href="${href}" data-checkout-url="/kasse/"`)).toBe('https://shop.example/kasse/');
    }
  });

  it('a shop’s own checkout is found by the mini-cart’s link to the checkout', () => {
    const mini = '<a class="button checkout wc-forward" href="/kasse/">Kasse</a>';
    expect(read('data-pid="7"', '', mini)?.thenTo).toBe('https://shop.example/kasse/');
    expect(read('data-pid="7" data-checkout-url="javascript:alert(1)"', '', mini)?.thenTo).toBe(
      'https://shop.example/kasse/',
    );
  });
});

describe('the rules', () => {
  it('take http and https addresses only', () => {
    expect(addressOf('/checkout/', PAGE)?.href).toBe('https://shop.example/checkout/');
    for (const href of ['', '#', '#top', 'javascript:void(0)', 'mailto:a@shop.example', 'http://'])
      expect(addressOf(href, PAGE), href).toBeUndefined();
  });

  it('keep the other parts of an address', () => {
    const link = new URL('https://shop.example/checkout/?add-to-cart=7&quantity=2&coupon=ten#payment');
    const checkout = checkoutAddress(link, [], [], PAGE);
    expect(checkout.href).toBe('https://shop.example/checkout/?coupon=ten#payment');
    expect(addingAddress(checkout, '7', '2')).toBe(
      'https://shop.example/checkout/?coupon=ten&add-to-cart=7&quantity=2#payment',
    );
    expect(checkout.search).toBe('?coupon=ten');
  });
});

import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCart } from '../../src/actions/pageCart';
import { mountView } from '../../src/island/react';
import type { LazyViewIsland } from '../../src/island/types';
import type { Cart } from '../../src/state/cart';

import { createTurns } from '../../src/state/turns';

import type { DrawerCart, DrawerItem, DrawerProps } from '../../widgets/mini-cart-drawer/contract';

import { createLiveDrawer } from '../../widgets/mini-cart-drawer/live';
import panel from '../../widgets/mini-cart-drawer/panel';
import { readMiniCart, readOpener, readPanel } from '../../widgets/mini-cart-drawer/read';
import { hasItem, hasQuantity, itemIn, nonceIn, quantityFields, undoUrl } from '../../widgets/mini-cart-drawer/rules';
import { createDrawer, type DrawerDependencies, type DrawerStore } from '../../widgets/mini-cart-drawer/store';
import { View } from '../../widgets/mini-cart-drawer/View';
import { breakNetwork } from '../faults/network';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, fixtureOf, showFixture } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';

freshVisits();

const REMOVE = 'https://shop.example/cart/?lang=en&remove_item=k1&_wpnonce=1a2b3c4d5e';
const CART = 'https://shop.example/cart/';

describe('the server’s mini-cart', () => {
  beforeEach(() => showFixture('mini-cart'));
  const read = () => readMiniCart(find('.widget_shopping_cart_content'));

  it('is read row by row; names, prices and labels are the server’s words', () => {
    expect(read().items).toEqual([
      {
        cartItemKey: 'aaaabbbbccccddddeeeeffff00001111',
        name: 'Ashfall Kingdoms',
        href: '/product/ashfall-kingdoms/',
        image: { src: '/cover/ashfall-kingdoms.svg', alt: '' },
        details: [],
        quantity: 2,
        price: '£39.99',
        removeUrl: '/cart/?remove_item=aaaabbbbccccddddeeeeffff00001111&_wpnonce=1a2b3c4d5e',
        removeLabel: 'Remove Ashfall Kingdoms from cart',
        successMessage: '“Ashfall Kingdoms” has been removed from your cart',
      },
      expect.objectContaining({
        name: 'Wireless controller',
        image: undefined,
        details: [{ label: 'Colour:', value: 'Red' }],
        quantity: 1,
        price: '£44.99',
      }),
    ]);
    expect(read().subtotal).toEqual({ label: 'Subtotal:', amount: '£124.97' });
    expect(read().links).toEqual([
      { text: 'View cart', href: '/cart/', isCheckout: false },
      { text: 'Checkout', href: '/checkout/', isCheckout: true },
    ]);
  });

  it.each([
    [
      'two currencies',
      '<span class="amount">10,00 €</span> <span class="amount">(19,56 лв.)</span>',
      '10,00 € (19,56 лв.)',
    ],
    [
      'two currencies in one element',
      '<span class="amount">10,00 € <small class="amount">/ 19,56 лв.</small></span>',
      '10,00 € / 19,56 лв.',
    ],
    [
      'a price that was reduced',
      '<del><span class="amount">£12</span></del> <ins><span class="amount">£9</span></ins>',
      '£9',
    ],
    ['a currency without decimals', '<span class="amount">¥1,200</span>', '¥1,200'],
  ])('says %s as the shop does', (_what, html, price) => {
    find('.quantity').innerHTML = `2 × ${html}`;
    find('.woocommerce-mini-cart__total').innerHTML = `<strong>Subtotal:</strong> ${html}`;
    expect([read().items[0]?.quantity, read().items[0]?.price, read().subtotal?.amount]).toEqual([2, price, price]);
  });

  it.each([
    [
      '<dl class="variation"><dt>Colour:</dt><dd><p>Blue</p></dd><dt>Storage</dt><dd>32 GB</dd></dl>',
      'Colour:=Blue Storage:=32 GB',
    ],
    ['<dl class="variation"><dt>Extras:</dt><dd>Case</dd><dd>Cable</dd></dl>', 'Extras:=Case, Cable'],
    [
      '<ul class="wc-item-meta"><li><strong class="wc-item-meta-label">Colour:</strong><p>Dark <em>blue</em></p></li><li><strong class="wc-item-meta-label">Storage:</strong> 32 GB</li></ul>',
      'Colour:=Dark blue Storage:=32 GB',
    ],
    ['<div class="variation"><p>Blue</p><p>32 GB</p></div>', '=Blue 32 GB'],
    ['<dl class="variation"></dl>', ''],
  ])('has what was chosen as label and value: %s', (html, details) => {
    find('.mini_cart_item').insertAdjacentHTML('beforeend', html);
    expect(
      read()
        .items[0]?.details.map(({ label, value }) => `${label}=${value}`)
        .join(' '),
    ).toBe(details);
  });

  it('when it is empty says so in the server’s words', () => {
    find('.widget_shopping_cart_content').innerHTML =
      '<p class="woocommerce-mini-cart__empty-message">Nothing yet.</p>';
    expect(read()).toEqual({ items: [], subtotal: undefined, links: [], emptyText: 'Nothing yet.' });
  });

  it('when it is empty has the way back to the shop that the server prints', () => {
    find('.widget_shopping_cart_content').innerHTML =
      '<p class="woocommerce-mini-cart__empty-message">Nothing yet.</p><p class="return-to-shop"><a class="button wc-backward" href="/shop/">Return to shop</a></p>';
    expect(read()).toMatchObject({
      links: [{ text: 'Return to shop', href: '/shop/', isCheckout: false }],
      emptyText: 'Nothing yet.',
    });
  });

  it('is read even where it is damaged', () => {
    for (const element of [...document.querySelectorAll('.mini_cart_item *')])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    expect(read().items).toHaveLength(2);
    find('.widget_shopping_cart_content').innerHTML = '<li class="mini_cart_item"></li>';
    expect(read().items).toMatchObject([{ name: '', href: '', quantity: 1, price: '', removeUrl: '' }]);
  });
});

describe('the opener', () => {
  it('says where the cart is', () => {
    showFixture('mini-cart-drawer');
    expect(readOpener(document)).toEqual({ cartUrl: '/cart/', title: '' });
    document.body.innerHTML =
      '<button data-island="mini-cart" data-drawer data-cart-url="/warenkorb/" data-drawer-title="Warenkorb"></button>';
    expect(readOpener(document)).toEqual({ cartUrl: '/warenkorb/', title: 'Warenkorb' });
    document.body.innerHTML = '';
    expect(readOpener(document)).toEqual({ cartUrl: '/cart/', title: '' });
  });
});

describe('a panel', () => {
  it('says where the cart is, and what it is called', () => {
    showFixture('mini-cart-drawer');
    expect(readPanel(find('[data-panel]'))).toEqual({ cartUrl: '/cart/', title: 'Your basket' });
    document.body.innerHTML = '<div data-panel data-cart-url="/warenkorb/"></div>';
    expect(readPanel(find('div'))).toEqual({ cartUrl: '/warenkorb/', title: '' });
  });

  it('is wanted once something is known of the cart, and makes no call without a cart', async () => {
    const { isWanted, createStore } = panel as LazyViewIsland<DrawerProps, DrawerStore>;
    pageCart().$cart.set(null);
    const store = createStore({ cartUrl: CART, title: '' }, document.body);
    expect(isWanted(store, document.body).get()).toBe(false);
    const html = `<div class="widget_shopping_cart_content">${fixtureOf('mini-cart')}</div>`;
    pageCart().$cart.set({ fragments: { 'div.widget_shopping_cart_content': html }, hash: 'h', source: 'loaded' });
    expect(isWanted(store, document.body).get()).toBe(true);
    pageCart().$cart.set(null);
  });
});

describe('a remove link', () => {
  it('carries the nonce, and becomes the way back', () => {
    expect(nonceIn(REMOVE, CART)).toBe('1a2b3c4d5e');
    expect(undoUrl(REMOVE, CART)).toBe('https://shop.example/cart/?lang=en&_wpnonce=1a2b3c4d5e&undo_item=k1');
    expect(nonceIn('', CART)).toBe('');
  });
});

describe('a change of the cart', () => {
  const halo = { cartItemKey: 'k1', quantity: 2 } as DrawerItem;
  const cart: DrawerCart = { items: [halo], subtotal: undefined, links: [], emptyText: '' };

  it('finds its item by the key', () => {
    expect([itemIn(cart, 'k1'), itemIn(cart, 'k2'), itemIn(null, 'k1')]).toEqual([halo, undefined, undefined]);
  });

  it.each<[what: string, cart: DrawerCart | null, key: string, quantity: number, isDone: boolean]>([
    ['has worked when the cart has the quantity', cart, 'k1', 2, true],
    ['has failed when the cart has another quantity', cart, 'k1', 3, false],
    ['has failed when the item is gone', cart, 'k2', 1, false],
    ['has worked when an item that is gone was to have quantity 0', cart, 'k2', 0, true],
    ['counts as working while the cart is unknown', null, 'k1', 3, true],
  ])('%s', (_what, known, key, quantity, isDone) => {
    expect(hasQuantity(known, key, quantity)).toBe(isDone);
  });

  it('has put an item back when the cart has it, and counts as working while the cart is unknown', () => {
    expect([hasItem(cart, 'k1'), hasItem(cart, 'k2'), hasItem(null, 'k1')]).toEqual([true, false, true]);
  });
});

describe('the drawer', () => {
  let clock: FakeClock;
  let log: unknown[];
  let fails: boolean;
  /** True where the page answers, and the cart stays as it was. */
  let ignores: boolean;
  const cart = {
    $cart: atom<Cart | null>(null),
    async refresh() {
      log.push('refresh');
      known();
    },
  };
  const content = () => readMiniCart(find('.widget_shopping_cart_content'));

  const create = (more: Partial<DrawerDependencies> = {}) =>
    createDrawer({
      cart,
      loadCart: async () => void log.push('load'),
      read: content,
      removeItem: async ({ cartItemKey, onRemoved }) => {
        log.push(`remove ${cartItemKey.slice(0, 4)}`);
        if (fails) throw new Error('no');
        onRemoved();
      },
      announce: (text) => log.push(text),
      requestPage: async (url, fields) => {
        log.push([url, fields]);
        if (fails) throw new Error('no');
        const quantity = Object.values((fields?.cart ?? {}) as Record<string, { qty: number }>)[0]?.qty;
        if (quantity && !ignores) find('.quantity').firstChild?.replaceWith(`${quantity} × `);
      },
      postLast: (url, fields) => log.push(['last', url, fields]),
      cartUrl: CART,
      clock,
      onError: (again) => log.push(again),
      onChanged: () => {},
      navigate: (url) => log.push(`go ${url}`),
      findOpener: () => null,
      ...more,
    });

  beforeEach(() => {
    showFixture('mini-cart');
    clock = createClock();
    log = [];
    fails = false;
    ignores = false;
    cart.$cart.set(null);
  });
  const known = () => cart.$cart.set({ fragments: {}, hash: 'h', source: 'loaded' });
  const item = () => {
    const [first] = content().items;
    if (!first) throw new Error('The fixture has no item.');
    return first;
  };

  it('loads the cart when it opens and knows none', () => {
    const drawer = create();
    drawer.open();
    expect([drawer.$isOpen.get(), log]).toEqual([true, ['load']]);
    drawer.close();
    known();
    drawer.open(find('h2'));
    expect([log, drawer.opener()]).toEqual([['load'], find('h2')]);
  });

  it('shows that the cart cannot be loaded, until it is opened or tried again', async () => {
    const drawer = create({ loadCart: () => Promise.reject(new Error('no')) });
    drawer.open();
    await clock.advance(0);
    expect([drawer.$hasFailed.get(), log]).toEqual([true, []]);
    drawer.open();
    expect(drawer.$hasFailed.get()).toBe(false);
    await clock.advance(0);
    expect(drawer.$hasFailed.get()).toBe(true);
  });

  it('sends quick taps as one request, and shows the choice until the server has answered', async () => {
    known();
    const drawer = create();
    drawer.choose(item(), 3);
    drawer.choose(item(), 4);
    expect(drawer.$chosen.get()).toEqual({ [item().cartItemKey]: 4 });
    await clock.advance(399);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toEqual([[CART, quantityFields(item().cartItemKey, 4, '1a2b3c4d5e')], 'refresh']);
    expect(drawer.$chosen.get()).toEqual({});
  });

  it('sends what it shows as the page goes, in one call, and once', async () => {
    known();
    const drawer = create();
    drawer.goAway();
    expect(log).toEqual([]);
    const [, second] = content().items as [DrawerItem, DrawerItem];
    drawer.choose(item(), 3);
    drawer.choose(second, 2);
    drawer.goAway();
    const cart = { [item().cartItemKey]: { qty: 3 }, [second.cartItemKey]: { qty: 2 } };
    expect(log).toEqual([['last', CART, { ...quantityFields(item().cartItemKey, 3, '1a2b3c4d5e'), cart }]]);
    await clock.advance(10_000);
    expect(log).toHaveLength(1);
    // The page comes back from the browser's memory.
    await drawer.comeBack();
    await drawer.comeBack();
    expect([log.slice(1), drawer.$chosen.get()]).toEqual([['refresh'], {}]);
  });

  it('sends as the page goes what waits for its turn, too', async () => {
    known();
    const drawer = create({ requestPage: () => new Promise(() => {}) });
    drawer.choose(item(), 3);
    await clock.advance(400);
    drawer.goAway();
    expect(log).toEqual([['last', CART, quantityFields(item().cartItemKey, 3, '1a2b3c4d5e')]]);
  });

  it('drops a failed choice, and can try it again', async () => {
    known();
    fails = true;
    const drawer = create();
    drawer.choose(item(), 3);
    await clock.advance(400);
    expect(log.at(-1)).toEqual(expect.any(Function));
    expect(drawer.$chosen.get()).toEqual({});
    fails = false;
    (log.at(-1) as () => void)();
    await clock.advance(400);
    expect(log.at(-1)).toBe('refresh');
  });

  it('tries again with the nonce that the cart has by then', async () => {
    known();
    ignores = true;
    const drawer = create();
    drawer.choose(item(), 3);
    await clock.advance(400);
    const link = find<HTMLAnchorElement>('.mini_cart_item .remove');
    link.href = link.href.replace('1a2b3c4d5e', 'f00df00df0');
    known();
    ignores = false;
    (log.at(-1) as () => void)();
    await clock.advance(400);
    expect(log.slice(-2)).toEqual([[CART, quantityFields(item().cartItemKey, 3, 'f00df00df0')], 'refresh']);
  });

  it('says when the cart has not accepted a quantity, whatever the page has answered', async () => {
    known();
    ignores = true;
    const drawer = create();
    drawer.choose(item(), 3);
    await clock.advance(400);
    expect(log.slice(1)).toEqual(['refresh', expect.any(Function)]);
    expect(drawer.$chosen.get()).toEqual({});
  });

  it('tells the page of a new quantity, and of an undo, once it knows the new cart', async () => {
    known();
    const drawer = create({ onChanged: () => log.push('changed') });
    drawer.choose(item(), 3);
    await clock.advance(400);
    expect(log.slice(1)).toEqual(['refresh', 'changed']);
    await drawer.remove(item(), find('h2'));
    await drawer.undo();
    expect(log.slice(-2)).toEqual(['refresh', 'changed']);
  });

  it('does not send a quantity again while it is on its way', async () => {
    known();
    const drawer = create();
    drawer.choose(item(), 3);
    await clock.advance(200);
    drawer.choose(item(), 3);
    await clock.advance(200);
    expect(log).toHaveLength(2);
  });

  it('leaves a link to the browser while nothing waits', async () => {
    known();
    const drawer = create();
    expect(drawer.leave('/checkout/')).toBe(false);
    drawer.choose(item(), 3);
    await clock.advance(400);
    expect(drawer.leave('/checkout/')).toBe(false);
    expect(log).not.toContain('go /checkout/');
  });

  it('sends a choice at once when the shopper leaves, once, and follows the link when the cart has accepted it', async () => {
    known();
    const drawer = create();
    drawer.choose(item(), 3);
    expect(drawer.leave('/checkout/')).toBe(true);
    const sent = [CART, quantityFields(item().cartItemKey, 3, '1a2b3c4d5e')];
    expect(log).toEqual([sent]);
    await clock.advance(1000);
    expect(log).toEqual([sent, 'refresh', 'go /checkout/']);
  });

  it('makes a shopper who leaves wait for a quantity that is on its way', async () => {
    known();
    const drawer = create();
    drawer.choose(item(), 3);
    expect([drawer.leave('/cart/'), drawer.leave('/cart/')]).toEqual([true, true]);
    await clock.advance(0);
    expect(log.slice(1)).toEqual(['refresh', 'go /cart/', 'go /cart/']);
  });

  it.each([
    ['the shop cannot be reached', () => (fails = true)],
    ['the cart has not accepted the quantity', () => (ignores = true)],
  ])('stays where %s, and leaves the next press to the browser', async (_what, prepare) => {
    known();
    prepare();
    const drawer = create();
    drawer.choose(item(), 3);
    expect(drawer.leave('/checkout/')).toBe(true);
    await clock.advance(0);
    expect(log.at(-1)).toEqual(expect.any(Function));
    expect(drawer.leave('/checkout/')).toBe(false);
    expect(log).not.toContain('go /checkout/');
  });

  describe('on a slow network', () => {
    let answer: () => void;
    /** A drawer whose calls wait for the first one's answer, one after the other. */
    const createSlow = () => {
      const inTurn = createTurns();
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const slowly = (work: () => unknown) =>
        inTurn(async () => {
          await answered;
          await work();
        });
      return create({
        cart: { ...cart, refresh: () => slowly(cart.refresh) },
        requestPage: (_url, fields) =>
          slowly(() => {
            const [[key, { qty }]] = Object.entries(fields?.cart as Record<string, { qty: number }>) as [
              [string, { qty: number }],
            ];
            if (content().items.some(({ cartItemKey }) => cartItemKey === key))
              find('.quantity').firstChild?.replaceWith(`${qty} × `);
          }),
        removeItem: ({ onRemoved }) =>
          slowly(() => {
            find('.mini_cart_item').remove();
            known();
            onRemoved();
          }),
      });
    };
    const settled = async () => {
      answer();
      await clock.advance(1000);
    };

    it('reports no failure for a quantity that the shopper has changed since', async () => {
      known();
      const drawer = createSlow();
      const first = item();
      drawer.choose(first, 3);
      await clock.advance(400);
      drawer.choose(first, 4);
      await clock.advance(400);
      expect(drawer.leave('/checkout/')).toBe(true);
      await settled();
      expect(log).toEqual(['refresh', 'refresh', 'go /checkout/']);
      expect([drawer.$chosen.get(), item().quantity]).toEqual([{}, 4]);
    });

    it.each([
      ['waits', 0],
      ['is on its way', 400],
    ])('forgets a quantity that %s when its item is removed', async (_what, time) => {
      known();
      const drawer = createSlow();
      const first = item();
      drawer.choose(first, 3);
      await clock.advance(time);
      void drawer.remove(first, find('h2'));
      await settled();
      expect(log.filter((one) => typeof one === 'function')).toEqual([]);
      expect([drawer.$chosen.get(), drawer.$removed.get()?.name]).toEqual([{}, 'Ashfall Kingdoms']);
    });

    it('makes a shopper who leaves wait for a removal', async () => {
      known();
      const drawer = createSlow();
      void drawer.remove(item(), find('h2'));
      expect(drawer.leave('/checkout/')).toBe(true);
      expect(log).toEqual([]);
      await settled();
      expect(log.at(-1)).toBe('go /checkout/');
    });
  });

  it.each([
    ['a way to the checkout', '.shop-islands-drawer-foot .checkout'],
    ['a product’s link', '.shop-islands-drawer-row a'],
  ])('holds a click on %s while something waits, unless a modifier key opens the link elsewhere', (_what, link) => {
    known();
    const drawer = create();
    const { unmount } = mountView(
      { name: 'mini-cart-drawer', mode: 'beside', per: 'page', read: readOpener, createStore: () => drawer, View },
      document.body,
      (cause) => {
        throw cause;
      },
    );
    drawer.choose(item(), 3);
    /** True where the browser follows the link. */
    const click = (init: MouseEventInit = {}) =>
      find(link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(click({ [key]: true }), key).toBe(true);
    expect(log).toEqual([]);
    expect(click()).toBe(false);
    expect(log).toHaveLength(1);
    unmount?.();
  });

  it('removes, offers undo, and undoes', async () => {
    known();
    const drawer = create();
    await drawer.remove(item(), find('h2'));
    expect(log).toEqual(['remove aaaa', '“Ashfall Kingdoms” has been removed from your cart']);
    expect(drawer.$removed.get()).toMatchObject({
      name: 'Ashfall Kingdoms',
      undoUrl: expect.stringContaining('undo_item=aaaa'),
    });
    await drawer.undo();
    expect(log.slice(2)).toEqual([[expect.stringContaining('undo_item=aaaa'), undefined], 'refresh']);
    expect([drawer.$removed.get(), drawer.$leaving.get()]).toEqual([null, {}]);
  });

  it('follows the link when a removal fails', async () => {
    known();
    fails = true;
    const drawer = create();
    await drawer.remove(item(), find('h2'));
    expect(log.at(-1)).toBe(`go ${item().removeUrl}`);
    expect([drawer.$removed.get(), drawer.$leaving.get()]).toEqual([null, {}]);
  });

  it('offers undo again when the cart does not have the item back, whatever the page answered', async () => {
    known();
    const drawer = create();
    await drawer.remove(item(), find('h2'));
    find('.mini_cart_item').remove();
    await drawer.undo();
    expect(drawer.$removed.get()).not.toBeNull();
    expect(log.at(-1)).toEqual(expect.any(Function));
  });

  it('offers undo again when it fails', async () => {
    known();
    const drawer = create();
    await drawer.remove(item(), find('h2'));
    fails = true;
    await drawer.undo();
    expect(drawer.$removed.get()).not.toBeNull();
    expect(log.at(-1)).toEqual(expect.any(Function));
  });
});

describe('the page’s drawer', () => {
  it('fetches the cart when only other fragments are known', async () => {
    const fragments = { 'div.widget_shopping_cart_content': fixtureOf('mini-cart') };
    const network = breakNetwork({
      on: /wc-ajax=get_refreshed_fragments/,
      good: JSON.stringify({ fragments, cart_hash: 'h' }),
    });
    pageCart().receive({ fragments: { '.cart-count': '<b class="cart-count">1</b>' }, cartHash: 'h' }, 'added');
    const drawer = createLiveDrawer({ cartUrl: '/cart/', title: '' });
    drawer.open();
    await expect.poll(() => drawer.$content.get()?.items).toHaveLength(2);
    drawer.open();
    expect(network.mine).toHaveLength(1);
  });

  it('sends a quantity that was pressed just before the shopper leaves, by a call that outlives the page', async () => {
    const fragments = { 'div.widget_shopping_cart_content': fixtureOf('mini-cart') };
    const sent: [url: string, init: RequestInit][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return new Response('');
    });
    pageCart().receive({ fragments, cartHash: 'h' }, 'loaded');
    const drawer = createLiveDrawer({ cartUrl: '/cart/', title: '' });
    const [item] = drawer.$content.get()?.items ?? [];
    drawer.choose(item as DrawerItem, 3);
    dispatchEvent(new Event('pagehide'));
    // Nothing may wait: the page's tasks end here.
    expect(sent).toHaveLength(1);
    const [[url, { keepalive, method, body }]] = sent as [[string, RequestInit]];
    expect([new URL(url, location.href).pathname, keepalive, method]).toEqual(['/cart/', true, 'POST']);
    expect(new URLSearchParams(String(body)).get(`cart[${item?.cartItemKey}][qty]`)).toBe('3');
    expect(sessionStorage.getItem(pageCart().keys().fragments)).toBeNull();
  });

  it('tells the page, which may show the cart too, that a quantity has changed', async () => {
    const fragments = { 'div.widget_shopping_cart_content': fixtureOf('mini-cart') };
    breakNetwork({ on: /./, good: JSON.stringify({ fragments, cart_hash: 'h' }) });
    pageCart().receive({ fragments, cartHash: 'h' }, 'loaded');
    const drawer = createLiveDrawer({ cartUrl: '/cart/', title: '' });
    const told: string[] = [];
    document.addEventListener('island:cart:changed', ({ type }) => told.push(type));
    const [item] = drawer.$content.get()?.items ?? [];
    drawer.choose(item as DrawerItem, 3);
    await expect.poll(() => told).toEqual(['island:cart:changed']);
  });
});

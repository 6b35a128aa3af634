import { describe, expect, it, vi } from 'vitest';
import { pageCart } from '../../src/actions/pageCart';
import type { DrawerItem } from '../../widgets/mini-cart-drawer/contract';
import { createLiveDrawer } from '../../widgets/mini-cart-drawer/live';
import { breakNetwork } from '../faults/network';
import { find, fixtureOf } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';
import { clock, createLogging, freshDrawer, known, log } from './mini-cart-drawer.page';

freshVisits();

describe('the drawer', () => {
  freshDrawer();

  it('loads the cart when it opens and no cart is known', () => {
    const drawer = createLogging();
    drawer.open();
    expect([drawer.$isOpen.get(), log]).toEqual([true, ['load']]);
    drawer.close();
    known();
    drawer.open(find('h2'));
    expect([log, drawer.opener()]).toEqual([['load'], find('h2')]);
  });

  it('says that the cart cannot be loaded, until it is opened again or tried again', async () => {
    const drawer = createLogging({ loadCart: () => Promise.reject(new Error('no')) });
    drawer.open();
    await clock.advance(0);
    expect([drawer.$hasFailed.get(), log]).toEqual([true, []]);
    drawer.open();
    expect(drawer.$hasFailed.get()).toBe(false);
    await clock.advance(0);
    expect(drawer.$hasFailed.get()).toBe(true);
  });
});

describe('the page’s drawer', () => {
  it('fetches the cart when only other fragments of it are known', async () => {
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

  it('says that the cart cannot be shown when the shop’s answer has no mini-cart', async () => {
    breakNetwork({
      on: /wc-ajax=get_refreshed_fragments/,
      good: JSON.stringify({ fragments: { '.cart-count': '<b class="cart-count">1</b>' }, cart_hash: 'h' }),
    });
    const drawer = createLiveDrawer({ cartUrl: '/cart/', title: '' });
    drawer.open();
    await expect.poll(() => drawer.$hasFailed.get()).toBe(true);
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
    // The call must have been made already, because no further task of the page runs.
    expect(sent).toHaveLength(1);
    const [[url, { keepalive, method, body }]] = sent as [[string, RequestInit]];
    expect([new URL(url, location.href).pathname, keepalive, method]).toEqual(['/cart/', true, 'POST']);
    expect(new URLSearchParams(String(body)).get(`cart[${item?.cartItemKey}][qty]`)).toBe('3');
    expect(sessionStorage.getItem(pageCart().keys().fragments)).toBeNull();
  });

  it('passes on why the shop has refused a quantity, because the shop says so once', async () => {
    const fragments = { 'div.widget_shopping_cart_content': fixtureOf('mini-cart') };
    breakNetwork({
      on: /cart%5B/,
      good: '<div class="woocommerce"><ul class="woocommerce-error" role="alert"><li>You can only have 2 “Ashfall &amp; Co” in your cart.</li></ul></div>',
      others: () => JSON.stringify({ fragments, cart_hash: 'h' }),
    });
    pageCart().receive({ fragments, cartHash: 'h' }, 'loaded');
    const drawer = createLiveDrawer({ cartUrl: '/cart/', title: '' });
    const [item] = drawer.$content.get()?.items ?? [];
    drawer.choose(item as DrawerItem, 3);
    await expect
      .poll(() => document.querySelector('.shop-islands-notice p')?.textContent)
      .toContain('You can only have 2 “Ashfall & Co” in your cart.');
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

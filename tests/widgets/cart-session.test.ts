import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../src/bridge/page/cookies';
import { sharedStorage, tabStorage } from '../../src/bridge/page/storage';
import { cartKeys } from '../../src/bridge/woocommerce/keptKeys';
import type { Config } from '../../src/island/types';
import { ITEMS_COOKIE } from '../../src/rules/names';
import session from '../../widgets/cart-session';
import miniCart from '../../widgets/mini-cart';
import { breakNetwork } from '../faults/network';
import { open } from '../faults/visit';
import { find, fixtureOf, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

/** What the mini-cart is asked for. */
let asked: string[];
beforeEach(() => {
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  asked = [];
  document.addEventListener('island:cart:refresh', ({ type }) => asked.push(type));
});

/** A page without a cookie of a cart. */
function watch(config: Config = {}): FakePage {
  const page = setPage(config);
  session.start?.();
  return page;
}

describe('a page from the back/forward cache', () => {
  const comeBack = async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
  };

  it('shows a count of 0 when the products have been ordered elsewhere, even without mini-cart rows', async () => {
    const widget = '<div class="widget_shopping_cart_content"></div>';
    const answerWith = (count: string, cart_hash: string) =>
      JSON.stringify({ fragments: { 'div.widget_shopping_cart_content': widget, 'a.cart-contents': `<a class="cart-contents">${count}</a>` }, cart_hash });
    let answer = answerWith('2 items', 'abc');
    breakNetwork({ on: /get_refreshed_fragments/, good: () => answer });
    writeCookie(ITEMS_COOKIE, '1');
    open(miniCart, {
      prepare() {
        document.body.innerHTML = `<a class="cart-contents">?</a>${widget}`;
      },
    });
    session.start?.();
    await expect.poll(() => find('.cart-contents').textContent).toBe('2 items');
    writeCookie(ITEMS_COOKIE, '');
    answer = answerWith('0 items', '');
    await comeBack();
    await expect.poll(() => find('.cart-contents').textContent).toBe('0 items');
  });

  it('makes no call without a cart', async () => {
    showFixture('cart-session');
    const { woken } = watch();
    await comeBack();
    expect([woken, asked]).toEqual([[], []]);
  });

  it('has rows that can be removed, even the one whose removal left the page', async () => {
    const html = fixtureOf('mini-cart');
    const network = breakNetwork({
      on: /wc-ajax=remove_from_cart/,
      good: '',
      others: () => JSON.stringify({ fragments: { 'div.widget_shopping_cart_content': html }, cart_hash: 'h' }),
    });
    const { act, left } = open(miniCart, {});
    session.start?.();
    act('.remove_from_cart_button');
    await expect.poll(() => left).toEqual([find<HTMLAnchorElement>('.remove_from_cart_button').href]);
    await comeBack();
    await expect.poll(() => document.querySelector('.updating')).toBeNull();
    act('.remove_from_cart_button');
    await expect.poll(() => network.mine).toHaveLength(2);
  });
});

describe('a cart that was ordered, or emptied on the cart page', () => {
  it('is announced to other tabs by the next page, without a call', async () => {
    setPage();
    const { hash } = cartKeys();
    for (const storage of [sharedStorage, tabStorage]) storage.set(hash, 'old');
    const { woken } = watch();
    await settle();
    expect([sharedStorage.get(hash), woken, asked]).toEqual(['', [], []]);
  });

  it('leaves storage alone when this browser never had a cart', async () => {
    const { hash } = cartKeys();
    watch();
    await settle();
    expect(sharedStorage.get(hash)).toBeNull();
  });
});

describe('a page with a cart in the cookie', () => {
  const known = { 'span.total': '<span class="total">£10</span>' };
  const visit = async (html: string, { globals = {}, fragments }: { globals?: Config['globals']; fragments?: object } = {}) => {
    writeCookie(ITEMS_COOKIE, '1');
    document.body.innerHTML = html;
    if (fragments) tabStorage.set('wc_fragments_shop_islands', JSON.stringify(fragments));
    const { woken } = watch({ globals: globals as Config['globals'] & object });
    await settle();
    writeCookie(ITEMS_COOKIE, '');
    return woken;
  };

  it.each([
    ['nothing that shows it', '<p>About us</p>', {}],
    ['nothing that an earlier answer named', '<p>About us</p>', { fragments: known }],
    ['a price that no answer has named', '<span class="total">£10</span>', {}],
  ])('makes no call when it shows %s', async (_what, html, page) => {
    expect(await visit(html, page)).toEqual([]);
  });

  it.each([
    ['a cart widget', '<div class="widget_shopping_cart_content"></div>', {}],
    ['a drawer', '<a data-island="mini-cart" data-drawer href="/cart/">Cart</a>', {}],
    ['the settings of WooCommerce’s fragments script', '<p>About us</p>', { globals: { wc_cart_fragments_params: { fragment_name: 'x' } } }],
    ['a region that an earlier answer named', '<span class="total">£10</span>', { fragments: known }],
  ])('loads the mini-cart when it shows %s', async (_what, html, page) => {
    expect(await visit(html, page)).toEqual(['mini-cart']);
  });

  it('makes no call after a change in another tab or a return from history, when nothing shows the cart', async () => {
    await visit('<p>About us</p>');
    sharedStorage.set(cartKeys().hash, 'new');
    dispatchEvent(Object.assign(new Event('storage'), { key: cartKeys().hash }));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(asked).toEqual([]);
  });
});

describe('a cart that another tab has changed', () => {
  const change = async (key: string) => {
    showFixture('cart-session');
    dispatchEvent(Object.assign(new Event('storage'), { key }));
    await settle();
  };

  it.each([
    ['of the page', { wc_cart_fragments_params: { cart_hash_key: 'wc_cart_hash_x' } }],
    ['of ours, where the page names none', {}],
  ])('is fetched when its hash is stored under the key %s', async (_whose, globals) => {
    watch({ globals });
    const { hash } = cartKeys();
    sharedStorage.set(hash, 'new');
    await change(hash);
    expect(asked).toEqual(['island:cart:refresh']);
  });

  it('is not fetched when this tab already has it, or when something else has changed', async () => {
    const { woken } = watch();
    const { hash } = cartKeys();
    for (const storage of [sharedStorage, tabStorage]) storage.set(hash, 'same');
    await change(hash);
    sharedStorage.set('other', 'new');
    await change('other');
    expect([woken, asked]).toEqual([[], []]);
  });
});

describe('a cart widget that the Customizer prints anew', () => {
  it('is filled again', async () => {
    const html = '<div class="widget_shopping_cart_content">One game.</div>';
    breakNetwork({ on: /get_refreshed_fragments/, good: JSON.stringify({ fragments: { 'div.widget_shopping_cart_content': html }, cart_hash: 'h' }) });
    writeCookie(ITEMS_COOKIE, '1');
    const tell: Record<string, () => void> = {};
    vi.stubGlobal('wp', { customize: { selectiveRefresh: { bind: (event: string, run: () => void) => Object.assign(tell, { [event]: run }) } } });
    open(miniCart, {});
    const content = () => find('.widget_shopping_cart_content');
    await expect.poll(() => content().textContent).toBe('One game.');
    content().replaceChildren();
    tell['partial-content-rendered']?.();
    await expect.poll(() => content().textContent).toBe('One game.');
    writeCookie(ITEMS_COOKIE, '');
  });
});

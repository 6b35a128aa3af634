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
import { settle, until } from '../helpers/settle';
import { createSight } from '../helpers/sight';
import { freshVisits } from '../helpers/visit';

freshVisits();

/** The commands that the mini-cart has received. */
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
      JSON.stringify({
        fragments: {
          'div.widget_shopping_cart_content': widget,
          'a.cart-contents': `<a class="cart-contents">${count}</a>`,
        },
        cart_hash,
      });
    let answer = answerWith('2 items', 'abc');
    breakNetwork({ on: /get_refreshed_fragments/, good: () => answer });
    open(miniCart, {
      prepare() {
        writeCookie(ITEMS_COOKIE, '1');
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
  const visit = async (html: string) => {
    writeCookie(ITEMS_COOKIE, '1');
    document.body.innerHTML = html;
    const { woken } = watch();
    await settle();
    writeCookie(ITEMS_COOKIE, '');
    return woken;
  };

  it('wakes nothing, because the mini-cart’s code shows the cart by itself', async () => {
    expect(await visit('<div class="widget_shopping_cart_content"></div>')).toEqual([]);
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

describe('a blank cart widget while the cart is empty', () => {
  const BLANK = '<div class="widget_shopping_cart_content"></div>';
  const see = async (config: Config = {}) => {
    const sight = createSight();
    const { woken } = watch(config);
    await settle();
    sight.show(find('.widget_shopping_cart_content'));
    await until(() =>
      expect(woken.length + find('.widget_shopping_cart_content').childElementCount).toBeGreaterThan(0),
    );
    await settle();
    return woken;
  };

  it('gets the text of the config, without the code of the cart', async () => {
    document.body.innerHTML = BLANK;
    expect(await see({ texts: { '*': { empty_cart: 'Nothing yet.' } } })).toEqual([]);
    expect([find('.widget_shopping_cart_content').textContent, asked]).toEqual(['Nothing yet.', []]);
  });

  it('gets the text of another one', async () => {
    document.body.innerHTML = `${BLANK}<div class="widget_shopping_cart_content"><p>No products.</p></div>`;
    expect(await see()).toEqual([]);
    expect([document.body.textContent, asked]).toEqual(['No products.No products.', []]);
  });

  it('has the cart fetched where no text can be found', async () => {
    document.body.innerHTML = BLANK;
    expect(await see()).toEqual(['mini-cart']);
    expect(asked).toEqual(['island:cart:refresh']);
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
    breakNetwork({
      on: /get_refreshed_fragments/,
      good: JSON.stringify({ fragments: { 'div.widget_shopping_cart_content': html }, cart_hash: 'h' }),
    });
    const tell: Record<string, () => void> = {};
    vi.stubGlobal('wp', {
      customize: {
        selectiveRefresh: { bind: (event: string, run: () => void) => Object.assign(tell, { [event]: run }) },
      },
    });
    open(miniCart, { prepare: () => writeCookie(ITEMS_COOKIE, '1') });
    const content = () => find('.widget_shopping_cart_content');
    await expect.poll(() => content().textContent).toBe('One game.');
    content().replaceChildren();
    tell['partial-content-rendered']?.();
    await expect.poll(() => content().textContent).toBe('One game.');
    writeCookie(ITEMS_COOKIE, '');
  });
});

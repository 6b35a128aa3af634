import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCart } from '../../src/actions/pageCart';
import { writeCookie } from '../../src/bridge/page/cookies';
import { shopIslands } from '../../src/bridge/page/islands';
import { tabStorage } from '../../src/bridge/page/storage';
import { cartKeys } from '../../src/bridge/woocommerce/keptKeys';
import { MINI_CART } from '../../src/rules/fragmentCache';
import { HASH_COOKIE } from '../../src/rules/names';
import { restoreCart } from '../../widgets/mini-cart/page/restoreCart';
import { setPage } from '../helpers/page';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const fragments = { [MINI_CART]: '<div>kept</div>' };

/** A cart that a page before this one kept so long ago, and the cookie as it is now. */
function keep(age: number, cookie = 'abc'): void {
  const keys = cartKeys();
  for (const [key, value] of [
    [keys.fragments, JSON.stringify(fragments)],
    [keys.hash, 'abc'],
    ['wc_cart_created', String(NOW - age)],
  ] as const)
    tabStorage.set(key, value);
  writeCookie(HASH_COOKIE, cookie);
}

const restore = () =>
  restoreCart({
    show: (shown, hash) => pageCart().$cart.set({ fragments: shown, hash, source: 'loaded' }),
    refresh: () =>
      void pageCart()
        .refresh()
        .catch(() => {}),
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  );
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  setPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  writeCookie(HASH_COOKIE, '');
});

describe('the cart that an earlier page kept', () => {
  it('is shown when the cookie has its hash', () => {
    keep(1000);
    expect([restore().reuse, pageCart().$cart.get()]).toEqual([true, { fragments, hash: 'abc', source: 'loaded' }]);
  });

  it('is in the page without the code of the cart, which then shows it no second time', () => {
    document.body.innerHTML = '<div class="widget_shopping_cart_content">printed</div>';
    keep(1000);
    restoreCart({ show: () => expect.unreachable(), refresh() {} });
    const shown = document.body.firstElementChild;
    expect([document.body.textContent, shopIslands().stores.cart]).toEqual(['kept', undefined]);
    pageCart();
    expect(document.body.firstElementChild).toBe(shown);
  });

  it('is shown by the cart’s own code where a region has the focus, and where a selector is broken', () => {
    const shown: unknown[] = [];
    const cart = { show: (...given: unknown[]) => void shown.push(given), refresh() {} };
    document.body.innerHTML = '<div class="widget_shopping_cart_content"><a href="/cart/">View cart</a></div>';
    document.querySelector('a')?.focus();
    keep(1000);
    restoreCart(cart);
    expect(document.body.textContent).toBe('View cart');
    document.querySelector('a')?.blur();
    tabStorage.set(cartKeys().fragments, JSON.stringify({ ...fragments, 'a[': '<a></a>' }));
    restoreCart(cart);
    expect(shown).toEqual([
      [fragments, 'abc'],
      [{ ...fragments, 'a[': '<a></a>' }, 'abc'],
    ]);
  });

  it('is not shown when the server has another cart, as after a product form without JavaScript', () => {
    keep(1000, 'def');
    expect([restore(), pageCart().$cart.get()]).toEqual([{ reuse: false, why: 'No fragment' }, null]);
  });

  it('is not shown on a page in another language that uses the same key', () => {
    const { fragments: key } = cartKeys();
    setPage({ globals: { wc_cart_fragments_params: { fragment_name: key, cart_hash_key: cartKeys().hash } } });
    keep(1000);
    tabStorage.set(`shop-islands:language:${key}`, 'en-GB');
    document.documentElement.lang = 'de-DE';
    expect(restore()).toEqual({ reuse: false, why: 'No fragment' });
    keep(1000);
    document.documentElement.lang = 'en-GB';
    expect(restore().reuse).toBe(true);
  });

  it('is fetched again after 24 hours on a page that has stayed open', async () => {
    keep(DAY - 60_000);
    restore();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is not shown after 24 hours', () => {
    keep(DAY);
    expect(restore()).toEqual({ reuse: false, why: 'Fragment expired' });
    keep(DAY - 1);
    expect(restore().reuse).toBe(true);
  });
});

describe('the keys of a kept cart', () => {
  it('are the ones that the page names, as plugins for languages or currencies do', () => {
    setPage({
      globals: {
        wc_cart_fragments_params: { fragment_name: 'wc_fragments_1_de_EUR', cart_hash_key: 'wc_cart_hash_1_de_EUR' },
      },
    });
    expect(cartKeys()).toMatchObject({ fragments: 'wc_fragments_1_de_EUR', hash: 'wc_cart_hash_1_de_EUR' });
  });

  it('are different in each language when the page names none', () => {
    const keysIn = (lang: string) => {
      document.documentElement.lang = lang;
      return [cartKeys().fragments, cartKeys().hash];
    };
    const english = keysIn('en-GB');
    expect(keysIn('de-DE').filter((key) => english.includes(key))).toEqual([]);
  });
});

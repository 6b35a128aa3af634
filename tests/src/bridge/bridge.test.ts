import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasCart, readCookie, writeCookie } from '../../../src/bridge/page/cookies';
import { pageGlobal, pageSetting } from '../../../src/bridge/page/globals';
import { textOf } from '../../../src/bridge/page/htmlParts';
import { tabStorage } from '../../../src/bridge/page/storage';
import { parseStored } from '../../../src/bridge/page/storedJson';
import { showCartWidgets } from '../../../src/bridge/woocommerce/cartWidgets';
import { applyFragments, markUpdating } from '../../../src/bridge/woocommerce/fragments';
import { countInFragments } from '../../../src/bridge/woocommerce/miniCartRows';
import { MINI_CART } from '../../../src/rules/fragmentCache';
import { say } from '../../../src/texts/say';
import { sayCount } from '../../../src/texts/sayCount';
import { addsDropped, couldNotAdd, fetchError, viewCart } from '../../../src/texts/table';
import { fillBlankWidgets } from '../../../widgets/cart-session/page/blankWidgets';
import { visitAddress, visitOrigin } from '../../helpers/browser';
import { useCookieJar } from '../../helpers/cookieJar';
import { setPage } from '../../helpers/page';
import { settle, until } from '../../helpers/settle';

describe('page globals', () => {
  beforeEach(() => {
    (window as { wc_x_params?: unknown }).wc_x_params = { a: '1', b: '', n: 5, yes: true, no: false };
  });

  it('are read when they are asked for, and the config’s keys override the page’s', () => {
    setPage({ globals: { wc_x_params: { a: '2' } } });
    expect(pageGlobal('wc_x_params')).toMatchObject({ a: '2', n: 5 });
    expect(pageGlobal('missing')).toEqual({});
  });

  it('have scalars that are read as WordPress prints them', () => {
    expect(['a', 'b', 'n', 'yes', 'no', 'missing'].map((key) => pageSetting('wc_x_params', key))).toEqual([
      '1',
      '',
      '5',
      '1',
      '',
      '',
    ]);
  });
});

describe('texts', () => {
  it('are the page’s own translation, else English', () => {
    expect(say(viewCart)).toBe('View cart');
    setPage({ globals: { wc_add_to_cart_params: { i18n_view_cart: 'Warenkorb ansehen' } } });
    expect(say(viewCart)).toBe('Warenkorb ansehen');
  });

  it('are the config’s where it has them: for the language, its base, or all', () => {
    document.documentElement.lang = 'de-AT';
    const texts = {
      'de-AT': { fetch_error: 'AT' },
      de: { fetch_error: 'DE', view_cart: 'DE' },
      '*': { view_cart: 'any', timeout: 'any' },
    };
    setPage({ texts, globals: { wc_add_to_cart_params: { i18n_view_cart: 'page' } } });
    expect([say(fetchError), say(viewCart)]).toEqual(['AT', 'DE']);
    // WordPress' form of a locale, which some themes print.
    document.documentElement.lang = 'de_CH';
    expect(say(viewCart)).toBe('DE');
    document.documentElement.lang = 'fr';
    expect(say(viewCart)).toBe('any');
    document.documentElement.lang = '';
  });

  it('insert values as text, and leave unknown placeholders as they are', () => {
    expect(say(couldNotAdd, { name: '<b>$& {name}' })).toBe('“<b>$& {name}” could not be added to your cart.');
    expect(say(couldNotAdd)).toContain('{name}');
  });

  it('have plural forms, also those of other languages', () => {
    expect([sayCount(addsDropped, { count: 1 }), sayCount(addsDropped, { count: 2 })]).toEqual([
      '1 product was not added to your cart in time.',
      '2 products were not added to your cart in time.',
    ]);
    document.documentElement.lang = 'pl';
    setPage({ texts: { pl: { adds_dropped: { one: 'jeden', few: '{count} produkty', other: '{count} produktów' } } } });
    expect([1, 3, 5].map((count) => sayCount(addsDropped, { count }))).toEqual(['jeden', '3 produkty', '5 produktów']);
    document.documentElement.lang = '';
  });

  it.each(['en_GB', 'pt-PT-ao90', 'x'])(
    'are shown on a page whose language is written as “%s”, which browsers do not accept',
    (lang) => {
      setPage();
      document.documentElement.lang = lang;
      expect([1, 2].map((count) => sayCount(addsDropped, { count }))).toEqual([
        '1 product was not added to your cart in time.',
        '2 products were not added to your cart in time.',
      ]);
      document.documentElement.lang = '';
    },
  );
});

describe('cookies', () => {
  beforeEach(() => {
    for (const name of ['a', 'ab', 'woocommerce_cart_hash', 'woocommerce_items_in_cart']) {
      // biome-ignore lint/suspicious/noDocumentCookie: the tests' own broom
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    }
  });

  it('are found by their whole name', () => {
    writeCookie('ab', 'long');
    expect([readCookie('a'), readCookie('b'), readCookie('ab')]).toEqual(['', '', 'long']);
    writeCookie('a', 'short=er');
    expect([readCookie('a'), readCookie('ab')]).toEqual(['short=er', 'long']);
  });

  it('tell that there is a cart when the count is above 0 or there is a hash', () => {
    expect(hasCart()).toBe(false);
    writeCookie('woocommerce_items_in_cart', '0');
    expect(hasCart()).toBe(false);
    writeCookie('woocommerce_items_in_cart', '1');
    expect(hasCart()).toBe(true);
  });

  it('let no part of a name, a value or a path become an attribute', () => {
    const { written } = useCookieJar();
    writeCookie('a=b;Secure', 'v=1;domain=.example.com\r\n', { path: '/x;max-age=9' });
    expect(written).toEqual(['a%3Db%3BSecure=v=1%3Bdomain=.example.com%0D%0A;path=/x%3Bmax-age=9;SameSite=Lax']);
  });

  it('are Secure where the page came by https', () => {
    const { written } = useCookieJar();
    const { origin } = location;
    visitAddress('/');
    writeCookie('a', '1', { seconds: 60, domain: '.shop.example', sameSite: 'Strict' });
    expect(written).toEqual(['a=1;max-age=60;domain=.shop.example;path=/;SameSite=Strict;Secure']);
    visitOrigin(origin);
  });
});

describe('the Trusted Types policy', () => {
  it('is made once, and no script of the page can reach it', async () => {
    vi.resetModules();
    const page = setPage();
    const made: string[] = [];
    const createPolicy = (name: string, rules: object) => {
      made.push(name);
      return rules;
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { parseHtml } = await import('../../../src/bridge/page/html');
    const { trustedPolicy } = await import('../../../src/bridge/page/trusted');
    parseHtml('<p></p>');
    expect(trustedPolicy()?.createHTML('<b>')).toBe('<b>');
    expect(made).toEqual(['shop-islands']);
    expect(page.stores).toEqual({});
    vi.unstubAllGlobals();
  });
});

describe('storage', () => {
  it('keeps, gives and forgets', () => {
    expect(tabStorage.set('k', 'v')).toBe(true);
    expect(tabStorage.get('k')).toBe('v');
    tabStorage.remove('k');
    expect(tabStorage.get('k')).toBeNull();
  });

  it('returns false instead of throwing', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect([tabStorage.set('k', 'v'), tabStorage.get('k'), tabStorage.remove('k')]).toEqual([false, null, undefined]);
    vi.unstubAllGlobals();
  });

  it('parses valid JSON and gives undefined for the rest', () => {
    expect([parseStored('{"a":1}'), parseStored('{'), parseStored(null), parseStored('null')]).toEqual([
      { a: 1 },
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('cart fragments', () => {
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;

  it('replace every element that a selector matches', () => {
    document.body.innerHTML = '<a class="cart">0</a><p><a class="cart">0</a></p>';
    applyFragments({ 'a.cart': '<a class="cart new">1</a>', '.missing': '<p></p>' });
    expect(
      [...document.querySelectorAll('a')].map(({ className, textContent }) => `${className} ${textContent}`),
    ).toEqual(['cart new 1', 'cart new 1']);
  });

  it('with a selector that is no CSS are reported once, and the others applied', async () => {
    const page = setPage();
    document.body.innerHTML = '<a class="cart">0</a>';
    applyFragments({ 'a.cart[': '<p></p>', 'a.cart': '<a class="cart">1</a>' });
    expect(find('a').textContent).toBe('1');
    await until(() => expect(page.problems).toMatchObject([{ what: 'A cart fragment has the selector "a.cart[".' }]));
    applyFragments({ 'a.cart[': '<p></p>', 'a.cart': '<a class="cart">2</a>' });
    markUpdating({ 'a.cart[': '<p></p>' }, true);
    await vi.dynamicImportSettled();
    await settle();
    expect(page.problems).toHaveLength(1);
    expect(find('a').textContent).toBe('2');
  });

  it('that are no text leave the page alone: they are a theme’s own values', () => {
    document.body.innerHTML = '<a class="cart">0</a><b class="none"></b>';
    applyFragments({ '.cart': { net: '£9' }, '.none': null } as never);
    expect(document.body.innerHTML).toBe('<a class="cart">0</a><b class="none"></b>');
  });

  it('leave the focus on the same control', () => {
    const row = (key: string) => `<li><a class="remove" href="/r${key}" data-cart_item_key="${key}">×</a></li>`;
    document.body.innerHTML = `<ul class="list">${row('a')}${row('b')}</ul>`;
    find('[data-cart_item_key="b"]').focus();
    applyFragments({ '.list': `<ul class="list">${row('b')}</ul>` });
    expect(document.activeElement).toBe(find('[data-cart_item_key="b"]'));
  });

  it('move the focus near a control that is gone', () => {
    document.body.innerHTML = '<div class="list"><a href="/1" id="one">×</a></div>';
    find('#one').focus();
    applyFragments({ '.list': '<div class="list"><p>Nothing here.</p></div>' });
    expect(document.activeElement).toBe(find('.list'));
    expect(find('.list').tabIndex).toBe(-1);
  });

  it('do not take the focus from elsewhere', () => {
    document.body.innerHTML = '<input><div class="list"><a href="/1">×</a></div>';
    find('input').focus();
    applyFragments({ '.list': '<div class="list"><a href="/2">×</a></div>' });
    expect(document.activeElement).toBe(find('input'));
  });

  it('wait for the end of a press in them, and only the newest comes', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<a class="cart">0</a><p class="cart">0</p>';
    const link = find('a');
    // happy-dom has no `:active`, so the test imitates a press.
    const matches = vi.spyOn(link, 'matches').mockReturnValue(true);
    const texts = () => [...document.querySelectorAll('.cart')].map(({ textContent }) => textContent);
    for (const count of ['1', '2'])
      applyFragments({ 'a.cart': `<a class="cart">${count}</a>`, 'p.cart': `<p class="cart">${count}</p>` });
    expect(texts()).toEqual(['0', '2']);
    const clicked = vi.fn();
    link.addEventListener('click', clicked);
    matches.mockReturnValue(false);
    link.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    link.click();
    expect(clicked).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(texts()).toEqual(['2', '2']);
    vi.useRealTimers();
  });

  it('are applied in turn, because one may bring the region of the next', () => {
    document.body.innerHTML = '<div class="list"></div>';
    applyFragments({ '.list': '<div class="list"><b class="count">0</b></div>', '.count': '<b class="count">2</b>' });
    expect(find('.list').textContent).toBe('2');
  });

  it('mark their regions while they are awaited', () => {
    document.body.innerHTML = '<div class="list"></div>';
    // A theme's value is not HTML of a region, and its name need not be a selector.
    const fragments = { '.list': '', 'count[': 2 };
    markUpdating(fragments, true);
    expect(find('.list').className).toBe('list updating');
    markUpdating(fragments, false);
    expect(find('.list').className).toBe('list');
  });

  it('tell how many of a product the mini-cart shows', () => {
    const html =
      '<div><li class="mini_cart_item"><a data-product_id="12"></a><span class="quantity">2 × £9</span></li></div>';
    expect([
      countInFragments('12', { [MINI_CART]: html }),
      countInFragments('1', { [MINI_CART]: html }),
      countInFragments('12', {}),
    ]).toEqual([2, 0, undefined]);
  });
});

describe('cart widgets while the cart is empty', () => {
  it('are hidden and shown if they ask for it; others stay', () => {
    document.body.innerHTML =
      '<div class="widget_shopping_cart" id="a"><div class="hide_cart_widget_if_empty"></div></div><div class="widget_shopping_cart" id="b"></div>';
    const shown = () => ['a', 'b'].map((id) => document.getElementById(id)?.style.display);
    showCartWidgets(false);
    expect(shown()).toEqual(['none', '']);
    showCartWidgets(true);
    expect(shown()).toEqual(['', '']);
  });

  it('take the words from another one that the server filled', () => {
    const blank = '<div class="widget_shopping_cart_content">\n</div>';
    document.body.innerHTML = blank;
    expect(fillBlankWidgets()).toBe(false);
    document.body.innerHTML = `${blank}<div class="widget_shopping_cart_content"><p>No products.</p></div>`;
    expect(fillBlankWidgets()).toBe(true);
    expect([...document.querySelectorAll('p')]).toHaveLength(2);
    document.body.innerHTML = '';
    expect(fillBlankWidgets()).toBe(true);
  });
});

describe('the text of HTML', () => {
  it('has its entities resolved and its space folded', () => {
    expect(textOf('<ul class="woocommerce-error">\n <li>Coupon &ldquo;x&rdquo; <b>is</b>\n gone</li></ul>')).toBe(
      'Coupon “x” is gone',
    );
  });
});

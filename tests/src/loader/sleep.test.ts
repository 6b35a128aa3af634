import jQuery from 'jquery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config, IslandModule, IslandRow, Loader } from '../../../src/island/types';
import { start } from '../../../src/loader/start';
import { CART_HASH, HASH_COOKIE, ITEMS_COOKIE, TYPED, UNKEPT_ADDS, WAITING_ADDS } from '../../../src/rules/names';
import { core } from '../../../src/runtime/core';
import { useCookieJar } from '../../helpers/cookieJar';
import { settle } from '../../helpers/settle';
import { createSight } from '../../helpers/sight';
import { freshVisits } from '../../helpers/visit';

freshVisits();

type Page = { shopIslands?: unknown; jQuery?: unknown; theirs?: unknown };
const page = window as unknown as Page;

let cookies: Map<string, string>;
let brought: number;

beforeEach(() => {
  for (const name of ['shopIslands', 'jQuery', 'theirs'] as const) delete page[name];
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ({ cookies } = useCookieJar());
  brought = 0;
  document.body.innerHTML = '<a class="button">Add</a>';
  history.replaceState({}, '', '/shop/');
});

const island = (name: string): IslandModule => ({ default: { name, mode: 'enhance', onIntent: () => {} } });
const row = (name: string, more: Partial<IslandRow> = {}): IslandRow => ({
  name,
  match: `.${name}`,
  load: async () => island(name),
  ...more,
});

/** A card's button, which waits for a hand. */
const BUTTON = row('button', { when: 'interaction', click: '.button' });

/** Starts a page, and counts the imports of its core chunk. */
async function begin(rows: readonly IslandRow[] = [BUTTON], config: Config = {}): Promise<Loader> {
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    textContent: JSON.stringify(config),
  });
  script.dataset.islandsConfig = '';
  document.body.append(script);
  const api = start({
    islands: rows,
    version: '1',
    urlOf: (chunk) => `/${chunk}.js`,
    bring() {
      brought++;
      const coming = Promise.resolve(core);
      return [coming, coming];
    },
    examine() {},
  });
  await settle();
  return api as Loader;
}

const append = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  document.body.append(template.content);
  return settle();
};

describe('a page sleeps', () => {
  it('while all of its islands wait for a hand', async () => {
    await begin();
    await append('<p>A line</p>');
    expect(brought).toBe(0);
  });

  it('while its islands are off, even with a cart', async () => {
    cookies.set(ITEMS_COOKIE, '1');
    history.replaceState({}, '', '/shop/?islands=off');
    await begin([BUTTON, row('slider')]);
    expect(brought).toBe(0);
  });

  it('with cookies and storage of others, and with an empty cart', async () => {
    cookies.set(`my_${HASH_COOKIE}`, 'abc');
    cookies.set(ITEMS_COOKIE, '0');
    sessionStorage.setItem(`${CART_HASH}_1`, '');
    sessionStorage.setItem('theirs', '1');
    await begin();
    expect(brought).toBe(0);
  });
});

describe('a page is woken, once,', () => {
  it('by a hand near a host', async () => {
    await begin();
    document.querySelector('.button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.querySelector('.button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settle();
    expect(brought).toBe(1);
  });

  it('by a press, which is handed over', async () => {
    const pressed: string[] = [];
    const load = async (): Promise<IslandModule> => ({
      default: { name: 'button', mode: 'enhance', onIntent: ({ type }) => void pressed.push(type) },
    });
    await begin([{ ...BUTTON, load }]);
    document.querySelector<HTMLElement>('.button')?.click();
    await settle();
    expect([brought, pressed]).toEqual([1, ['click']]);
  });

  it.each(['load', 'idle', 'media:(min-width: 1px)'] as const)('by a host of %s', async (when) => {
    await append('<i class="slider"></i>');
    await begin([BUTTON, row('slider', { when })]);
    expect(brought).toBe(1);
  });

  it('by a host that data-island names', async () => {
    await append('<i data-island="other slider"></i>');
    await begin([BUTTON, row('slider', { match: '.never' })]);
    expect(brought).toBe(1);
  });

  it('by a host that comes later, alone or among many', async () => {
    await begin([BUTTON, row('slider')]);
    await append(`${'<p></p>'.repeat(30)}<div><i class="slider"></i></div>`);
    expect(brought).toBe(1);
  });

  it('by a row that the page adds, once its host is there', async () => {
    const api = await begin();
    api.add([row('own')]);
    await settle();
    expect(brought).toBe(0);
    await append('<i class="own"></i>');
    expect(brought).toBe(1);
  });

  it('by the cookie that says which adds no storage could keep', async () => {
    cookies.set('theirs', '1');
    cookies.set(UNKEPT_ADDS, '1');
    await begin();
    expect(brought).toBe(1);
  });

  it.each([
    [WAITING_ADDS, '[]'],
    [TYPED, '{}'],
    [`${CART_HASH}_1234`, 'abc'],
  ])('by what the tab keeps as %s', async (key, value) => {
    sessionStorage.setItem(key, value);
    await begin();
    expect(brought).toBe(1);
  });

  it.each<[string, Config]>([
    ['/shop/?islands-debug', {}],
    ['/shop/', { texts: { en: { x: 'y' } } }],
  ])('by its developers: %s %o', async (address, config) => {
    history.replaceState({}, '', address);
    await begin([BUTTON], config);
    expect(brought).toBe(1);
  });

  it('by a call of a function that WooCommerce’s scripts would have', async () => {
    page.jQuery = jQuery;
    await begin();
    (jQuery('body') as unknown as { block(): void }).block();
    expect(brought).toBe(1);
  });

  it('by nothing when storage is forbidden', async () => {
    const get = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden');
    });
    await begin();
    get.mockRestore();
    expect(brought).toBe(0);
  });
});

describe('a cart that is not empty', () => {
  let begun: string[];
  beforeEach(() => {
    begun = [];
  });
  const miniCart = () =>
    row('cart', {
      match: undefined,
      when: 'interaction',
      alone: 'alone',
      cart: true,
      load: async () => ({ ...island('cart'), begin: (name) => void begun.push(name) }),
    });

  it.each([
    [ITEMS_COOKIE, '1'],
    [HASH_COOKIE, '0a1b'],
  ])('is shown while the page sleeps on: %s', async (name, value) => {
    cookies.set('theirs', '1');
    cookies.set(name, value);
    // The tab knows it, too.
    sessionStorage.setItem(`${CART_HASH}_1`, 'abc');
    await begin([BUTTON, miniCart()]);
    await append('<p>A line</p>');
    expect([begun, brought]).toEqual([['cart'], 0]);
  });

  it('is shown by nobody where the cookies know of no cart, or the island is off', async () => {
    cookies.set(`my_${HASH_COOKIE}`, 'abc');
    cookies.set(ITEMS_COOKIE, '0');
    await begin([BUTTON, miniCart()]);
    delete page.shopIslands;
    cookies.set(ITEMS_COOKIE, '1');
    await begin([BUTTON, miniCart()], { disable: ['cart'] });
    expect(begun).toEqual([]);
  });

  it('fills blank widgets by itself, so that they wake nothing', async () => {
    const sight = createSight();
    cookies.set(ITEMS_COOKIE, '1');
    await append('<i class="blank"></i>');
    await begin([row('session', { match: undefined, when: 'interaction', wakes: ['.blank'] })]);
    sight.show(document.querySelector('.blank') as Element);
    await settle();
    expect(brought).toBe(0);
  });

  it('does not let the page sleep where adds are left over', async () => {
    cookies.set(ITEMS_COOKIE, '1');
    sessionStorage.setItem(WAITING_ADDS, '[]');
    await begin([BUTTON, miniCart()]);
    expect([begun, brought]).toEqual([['cart'], 1]);
  });
});

describe('a host that waits to be seen', () => {
  it('wakes the page once it is seen', async () => {
    const sight = createSight();
    await append('<i class="widget"></i>');
    await begin([BUTTON, row('widget', { when: 'visible' })]);
    expect(brought).toBe(0);
    sight.show(document.querySelector('.widget') as Element);
    await settle();
    expect(brought).toBe(1);
  });

  it('gets no status where a row only says that it wakes the page', async () => {
    const sight = createSight();
    await append('<i class="blank"></i>');
    await begin([row('session', { match: undefined, when: 'interaction', wakes: ['.blank'] })]);
    expect(brought).toBe(0);
    sight.show(document.querySelector('.blank') as Element);
    await settle();
    expect([brought, document.querySelector<HTMLElement>('.blank')?.dataset.islandStatus]).toEqual([1, undefined]);
  });

  it('wakes the page at once in a browser without IntersectionObserver', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    await append('<i class="widget"></i>');
    await begin([BUTTON, row('widget', { when: 'visible' })]);
    expect(brought).toBe(1);
  });
});

describe('news of the cart', () => {
  const persisted = () => Object.assign(new Event('pageshow'), { persisted: true });
  const stored = (key: string | null) => Object.assign(new Event('storage'), { key });

  it.each<[string, () => unknown]>([
    [
      'an event of another script',
      () => document.body.dispatchEvent(new CustomEvent('island:cart:changed', { bubbles: true })),
    ],
    ['an event of WooCommerce’s blocks', () => dispatchEvent(new CustomEvent('wc-blocks_store_sync_required'))],
    ['another tab', () => dispatchEvent(stored(`${CART_HASH}_1`))],
    ['jQuery’s command', () => jQuery(document.body).trigger('wc_fragment_refresh')],
    ['another plugin’s own add', () => jQuery(document.body).trigger('added_to_cart', [{}, ''])],
  ])('wakes the page and is kept: %s', async (_what, tell) => {
    page.jQuery = jQuery;
    const api = await begin();
    tell();
    await settle();
    expect([brought, api.heard.size]).toEqual([1, 1]);
  });

  it('through jQuery keeps its arguments', async () => {
    page.jQuery = jQuery;
    const api = await begin();
    jQuery(document.body).trigger('added_to_cart', [{ a: 'b' }, 'hash']);
    expect([...api.heard]).toEqual([['added_to_cart', [document.body, { a: 'b' }, 'hash']]]);
  });

  it('comes when the shopper returns from history to a page that has a cart now', async () => {
    const api = await begin();
    dispatchEvent(persisted());
    expect([brought, api.heard.size]).toEqual([0, 0]);
    cookies.set(ITEMS_COOKIE, '1');
    dispatchEvent(persisted());
    await settle();
    expect([brought, api.heard.size]).toEqual([1, 1]);
  });

  it('is kept from a jQuery that comes to a page that is awake, and whose bridge is on its way', async () => {
    await append('<i class="slider"></i>');
    const api = await begin([BUTTON, row('slider')]);
    page.jQuery = jQuery;
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jQuery(document.body).trigger('added_to_cart', [{ a: 'b' }, 'hash']);
    expect([...api.heard]).toEqual([['added_to_cart', [document.body, { a: 'b' }, 'hash']]]);
  });

  it('is heard from a jQuery that comes late, and kept while the page wakes', async () => {
    const api = await begin();
    page.jQuery = jQuery;
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await api.wake('button');
    jQuery(document.body).trigger('wc_fragment_refresh');
    jQuery(document.body).trigger('wc_fragment_refresh', ['newer']);
    expect([brought, [...api.heard]]).toEqual([1, [['wc_fragment_refresh', [document.body, 'newer']]]]);
  });

  it('is kept in the order in which it came, the newest last', async () => {
    page.jQuery = jQuery;
    const api = await begin();
    for (const type of ['added_to_cart', 'removed_from_cart', 'added_to_cart']) jQuery(document.body).trigger(type);
    expect([...api.heard.keys()]).toEqual(['removed_from_cart', 'added_to_cart']);
  });

  it('does not come from a change of another storage key', async () => {
    await begin();
    dispatchEvent(stored('theirs'));
    dispatchEvent(stored(null));
    expect(brought).toBe(0);
  });
});

describe('a change that a script triggers by jQuery', () => {
  const changed: string[] = [];
  const order = (more: Partial<IslandRow> = {}) =>
    row('order', {
      when: 'interaction',
      change: '.order',
      load: async () => ({
        default: {
          name: 'order',
          mode: 'enhance',
          start: () => void jQuery(document).on('change.shopIslands', '.order', () => changed.push('heard')),
          onIntent: ({ type, target }) => void changed.push(`${type} ${(target as HTMLSelectElement).value}`),
        },
      }),
      ...more,
    });
  beforeEach(() => {
    changed.length = 0;
    jQuery(document).off('.shopIslands');
    page.jQuery = jQuery;
    document.body.innerHTML =
      '<select class="order"><option>date</option><option>price</option></select><input class="other">';
  });

  it.each(['asleep', 'awake'])(
    'is kept for its island on a page that is %s, and then heard by the island',
    async (state) => {
      if (state === 'awake') await append('<i class="slider"></i>');
      await begin([order(), row('slider')]);
      jQuery('.order').val('price').trigger('change');
      await settle();
      expect([brought, changed]).toEqual([1, ['change price']]);
      jQuery('.order').trigger('change');
      await settle();
      expect(changed).toEqual(['change price', 'heard']);
    },
  );

  it('wakes nothing where no island answers to it, or where a browser has sent it too', async () => {
    await begin([order()]);
    jQuery('.other').trigger('change');
    await settle();
    expect([brought, changed]).toEqual([0, []]);
    document.querySelector('.order')?.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect([brought, changed]).toEqual([1, ['change date']]);
  });
});

describe('an island that needs no other chunk', () => {
  let begun: string[];
  beforeEach(() => {
    begun = [];
  });
  const alone = (more: Partial<IslandRow> = {}) =>
    row('alone', {
      alone: 'alone',
      ...more,
      load: async () => ({ ...island('alone'), begin: (name) => void begun.push(name) }),
    });

  it('starts once with its hosts, and the page sleeps on', async () => {
    await append('<i class="alone"></i>');
    await begin([BUTTON, alone()]);
    await append('<i class="alone"></i>');
    expect([begun, brought]).toEqual([['alone'], 0]);
  });

  it('starts with a host that comes later', async () => {
    await begin([BUTTON, alone()]);
    expect(begun).toEqual([]);
    await append('<i class="alone"></i>');
    expect([begun, brought]).toEqual([['alone'], 0]);
  });

  it('starts with the global that its row names, from the config, the page, or a late script on a page that is awake', async () => {
    const asked = alone({ global: 'theirs', match: undefined });
    await begin([BUTTON, asked], { globals: { theirs: {} } });
    expect(begun).toEqual(['alone']);
    delete page.shopIslands;
    document.body.innerHTML = '';
    page.theirs = {};
    await begin([asked]);
    expect(begun).toEqual(['alone', 'alone']);
    delete page.shopIslands;
    delete page.theirs;
    await (await begin([BUTTON, asked])).wake('button');
    page.theirs = {};
    document.dispatchEvent(new Event('pointerdown'));
    await settle();
    expect([begun.length, brought]).toEqual([3, 1]);
  });

  it('has its hosts mounted by the page’s other code, if they come to a page that is awake', async () => {
    await (await begin([BUTTON, alone()])).wake('button');
    await append('<i class="alone"></i>');
    expect(document.querySelector<HTMLElement>('.alone')?.dataset.islandStatus).toBe('ready');
  });

  it('is not searched for again whenever a picture or a script has loaded, or at each touch', async () => {
    await begin([BUTTON, alone(), row('seen', { when: 'visible' })]);
    const searches = [
      vi.spyOn(document, 'querySelector').mockClear(),
      vi.spyOn(document, 'querySelectorAll').mockClear(),
    ];
    for (const tag of ['img', 'script'])
      document.body.appendChild(document.createElement(tag)).dispatchEvent(new Event('load'));
    for (const type of ['pointerdown', 'keydown']) document.body.dispatchEvent(new Event(type, { bubbles: true }));
    const asked = searches.flatMap((search) => search.mock.calls.map(([selector]) => selector));
    // The bar of WordPress is found by its id, for which browsers have an index.
    expect(asked.filter((selector) => selector !== '#wpadminbar')).toEqual([]);
  });

  it.each([
    ['sleeps on under a hand on its host', 'i', {}, 0],
    ['wakes under a hand on what it answers to', 'b', {}, 1],
    ['wakes under a hand on its host, if it waits for one', 'i', { when: 'interaction' }, 1],
    ['sleeps on under a hand, if it answers to nothing', 'b', { click: undefined }, 0],
  ] as const)('%s', async (_title, near, more, times) => {
    document.body.innerHTML = '<i class="alone"><b></b></i>';
    await begin([alone({ click: '.alone b', ...more })]);
    document.querySelector(near)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settle();
    expect(brought).toBe(times);
  });

  it('does not start where it is off', async () => {
    await append('<i class="alone"></i>');
    await begin([BUTTON, alone()], { disable: ['alone'] });
    expect(begun).toEqual([]);
  });

  it('is reported where its code cannot be loaded', async () => {
    await append('<i class="alone"></i>');
    const api = await begin([BUTTON, { ...alone(), load: () => Promise.reject(new Error('gone')) }]);
    expect(api.problems).toMatchObject([{ island: 'alone', what: 'Loading failed.' }]);
  });
});

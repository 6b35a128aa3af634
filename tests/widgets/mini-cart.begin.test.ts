import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../src/bridge/page/cookies';
import { sharedStorage, tabStorage } from '../../src/bridge/page/storage';
import { cartKeys } from '../../src/bridge/woocommerce/keptKeys';
import type { Config } from '../../src/island/types';
import { MINI_CART } from '../../src/rules/fragmentCache';
import { HASH_COOKIE, ITEMS_COOKIE } from '../../src/rules/names';
import { ORIGINAL_FRAGMENTS } from '../../src/rules/originals';
import { begin } from '../../widgets/mini-cart/begin.live';
import { breakNetwork, type Network } from '../faults/network';
import { type FakePage, setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const WIDGET = '<div class="widget_shopping_cart_content"></div>';
const html = (text: string) => `<div class="widget_shopping_cart_content">${text}</div>`;
const answer = (text: string, cart_hash = 'h') => JSON.stringify({ fragments: { [MINI_CART]: html(text) }, cart_hash });

let page: FakePage;
let network: Network;
let fetched: string[];

/** Returns the server's answer to the call for the cart. */
let good: () => string;

beforeEach(() => {
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  good = () => answer('One game.');
  network = breakNetwork({ on: /get_refreshed_fragments/, good: () => good() });
  fetched = network.mine;
  writeCookie(HASH_COOKIE, '', { seconds: 0 });
  writeCookie(ITEMS_COOKIE, '1');
});

/** The next visit would find a call of this one still under way. */
afterEach(() => until(() => expect([network.waiting(), document.querySelector('.updating')]).toEqual([0, null])));

/** Keeps a cart in the tab, as an earlier page has. */
function keep(text: string, hash = 'h'): void {
  const keys = cartKeys();
  tabStorage.set(keys.fragments, JSON.stringify({ [MINI_CART]: html(text) }));
  tabStorage.set(keys.hash, hash);
  tabStorage.set('wc_cart_created', String(Date.now()));
}

async function visit(content: string, config: Config = {}): Promise<void> {
  page = setPage(config);
  document.body.innerHTML = content;
  await begin();
}

/** True once code has come that shows the cart. */
const isShowing = () => 'miniCart' in page.stores;

describe('a page with a cart that nothing shows', () => {
  const known = { 'span.total': '<span class="total">£10</span>' };

  it.each<[string, string, object?]>([
    ['nothing of a cart', '<p>About us</p>'],
    ['nothing that an earlier answer named', '<p>About us</p>', known],
    ['a price that no answer has named', '<span class="total">£10</span>'],
  ])('fetches no code when it has %s', async (_what, content, fragments) => {
    if (fragments) tabStorage.set('wc_fragments_shop_islands', JSON.stringify(fragments));
    await visit(content);
    await settle();
    expect([isShowing(), fetched, page.woken]).toEqual([false, [], []]);
  });

  it('fetches no code where WooCommerce’s own script shows the cart', async () => {
    page = setPage();
    page.originals.add(ORIGINAL_FRAGMENTS);
    document.body.innerHTML = WIDGET;
    await begin();
    await settle();
    expect([isShowing(), fetched]).toEqual([false, []]);
  });
});

describe('a page that shows a cart', () => {
  it.each<[string, string, Config['globals']?]>([
    ['a cart widget', WIDGET],
    ['a drawer', '<a data-island="mini-cart" data-drawer href="/cart/">Cart</a>'],
    [
      'the settings of WooCommerce’s fragments script',
      '<p>About us</p>',
      { wc_cart_fragments_params: { fragment_name: 'x' } },
    ],
  ])('with %s fetches a cart that the tab does not know, once, and wakes nothing', async (_what, content, globals) => {
    await visit(content, globals ? { globals } : {});
    await until(() => expect(fetched).toHaveLength(1));
    await settle();
    expect([fetched.length, page.woken]).toEqual([1, []]);
  });

  it('makes one call for its start and for a command that came before its code', async () => {
    await import('../../src/actions/pageCart');
    page = setPage();
    // The loader keeps the newest command, and hands it over in the turn in which somebody obeys.
    page.obey = (_command, run) => queueMicrotask(() => run(new CustomEvent('island:cart:refresh')));
    document.body.innerHTML = WIDGET;
    await begin();
    await until(() => expect(fetched.length).toBeGreaterThan(0));
    for (let turn = 0; turn < 5; turn++) await settle();
    expect(fetched).toHaveLength(1);
  });

  it('and is a checkout fetches the cart by the code that it loads anyway', async () => {
    await visit(`${WIDGET}<form name="checkout"></form>`);
    await until(() => expect(fetched).toHaveLength(1));
    expect('cart' in page.stores).toBe(true);
  });

  it('in a region that an earlier answer named fetches the cart too', async () => {
    tabStorage.set('wc_fragments_shop_islands', JSON.stringify({ 'span.total': '<span class="total">£10</span>' }));
    await visit('<span class="total">£10</span>');
    await until(() => expect(fetched).toHaveLength(1));
  });

  it('shows the cart that the tab has kept, without a call', async () => {
    writeCookie(HASH_COOKIE, 'h');
    keep('Kept.');
    await visit(WIDGET);
    await until(() => expect(document.body.textContent).toBe('Kept.'));
    await settle();
    expect([fetched, page.woken, Object.keys(page.stores).sort()]).toEqual([[], [], ['keptCart', 'miniCart']]);
  });

  it('fetches the cart where the tab has kept another one, and keeps it', async () => {
    writeCookie(HASH_COOKIE, 'h');
    keep('Old.', 'old');
    await visit(WIDGET);
    await until(() => expect(document.body.textContent).toBe('One game.'));
    expect([fetched.length, tabStorage.get(cartKeys().hash), sharedStorage.get(cartKeys().hash)]).toEqual([
      1,
      'h',
      'h',
    ]);
  });

  it('stays as printed where the call fails, and announces the failure', async () => {
    const told: string[] = [];
    document.addEventListener('island:fragments:error', ({ type }) => told.push(type));
    good = () => 'no JSON';
    await visit(html('<p>Printed.</p>'));
    await until(() => expect(told).toHaveLength(1));
    await until(() => expect(document.querySelector('.updating')).toBeNull());
    expect(document.body.textContent).toBe('Printed.');
  });
});

describe('the page’s jQuery', () => {
  /** A fake jQuery that notes the triggered events. */
  function stubJQuery(): string[] {
    const told: string[] = [];
    const collection = { trigger: (event: string) => void told.push(event) };
    vi.stubGlobal(
      'jQuery',
      Object.assign(() => collection, { fn: collection }),
    );
    return told;
  }

  it('hears of a kept cart without the bridge', async () => {
    const told = stubJQuery();
    writeCookie(HASH_COOKIE, 'h');
    keep('Kept.');
    await visit(WIDGET);
    await until(() => expect(told).toEqual(['wc_fragments_loaded']));
  });

  it('hears of a fetched cart, and of a call that has failed', async () => {
    const told = stubJQuery();
    await visit(WIDGET);
    await until(() => expect(told).toEqual(['wc_fragments_refreshed']));
    for (const storage of [sessionStorage, localStorage]) storage.clear();
    good = () => 'no JSON';
    await visit(WIDGET);
    await until(() => expect(told).toEqual(['wc_fragments_refreshed', 'wc_fragments_ajax_error']));
  });
});

describe('the code that changes the cart', () => {
  const bringCart = async () => (await import('../../src/actions/pageCart')).pageCart();

  it('takes over the fetched cart without a second call', async () => {
    await visit(WIDGET);
    await until(() => expect(document.body.textContent).toBe('One game.'));
    const shown = document.body.firstElementChild;
    const cart = await bringCart();
    expect([cart.$cart.get()?.hash, document.body.firstElementChild === shown, fetched.length]).toEqual(['h', true, 1]);
    cart.receive({ fragments: { [MINI_CART]: html('Two games.') }, cartHash: 'h2' }, 'added');
    expect(document.body.textContent).toBe('Two games.');
  });

  it('shares a call that is under way, whose answer overwrites no newer cart', async () => {
    const calls: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void calls.push(resolve)));
    await visit(WIDGET);
    await until(() => expect(calls).toHaveLength(1));
    const cart = await bringCart();
    const seen: unknown[] = [];
    cart.$cart.listen((known) => seen.push(known?.hash));
    const loaded = cart.load();
    cart.receive({ fragments: { [MINI_CART]: html('Two games.') }, cartHash: 'h2' }, 'added');
    calls[0]?.(new Response(answer('One game.')));
    await loaded;
    expect([seen, document.body.textContent, calls.length, tabStorage.get(cartKeys().hash)]).toEqual([
      ['h2'],
      'Two games.',
      1,
      'h2',
    ]);
  });
});

/**
 * Tests the rule of fresh fragments for all changes of the cart, on pages on which something needs fragments and on
 * pages without. The real islands make the changes; the calls of the fake network are counted.
 */
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../../src/bridge/page/cookies';
import { isOriginalActive } from '../../../src/loader/original';
import { HASH_COOKIE, ITEMS_COOKIE } from '../../../src/rules/names';
import { breakNetwork } from '../../faults/network';
import { loadIsland, open } from '../../faults/visit';
import { visitAddress } from '../../helpers/browser';
import { find, fixtureOf } from '../../helpers/fixture';
import { type FakePage, setPage } from '../../helpers/page';
import { settle, until } from '../../helpers/settle';
import { freshVisits } from '../../helpers/visit';

freshVisits();

const KEPT = 'wc_fragments_shop_islands';
const REGION = { 'span.total': '<span class="total">old</span>' };
const keep = (fragments: object) => sessionStorage.setItem(KEPT, JSON.stringify(fragments));

/** The parts of a page that need fragments. Each is added to an island's fixture. */
const CUSTOMERS: Record<string, () => void> = {
  'a cart widget': () =>
    document.body.insertAdjacentHTML('beforeend', '<div class="widget_shopping_cart_content"><p>One game.</p></div>'),
  'a control that opens the drawer': () =>
    document.body.insertAdjacentHTML('beforeend', '<a data-island="mini-cart" data-drawer href="/cart/">Cart</a>'),
  'the settings of WooCommerce’s fragments script': () =>
    vi.stubGlobal('wc_cart_fragments_params', { fragment_name: KEPT, cart_hash_key: 'wc_cart_hash_shop_islands' }),
  'a region that an earlier answer named': () => {
    document.body.insertAdjacentHTML('beforeend', '<span class="total">old</span>');
    keep(REGION);
  },
  'another script that listens to fresh fragments': () =>
    void jQuery(document.body).on('wc_fragments_refreshed', () => {}),
};

/** Pages that have something of a cart, and still need no fragments. */
const NOBODY: Record<string, () => void> = {
  nothing: () => {},
  'a region of which no answer has told': () =>
    document.body.insertAdjacentHTML('beforeend', '<span class="total">old</span>'),
  'an answer whose regions the page lacks': () => keep(REGION),
};

interface Change {
  /** The island that makes the change. The page shows its fixture, if it has one. */
  island: string;
  fixture?: string;
  act(visit: ReturnType<typeof open>): unknown;
  /** Set when the answer to the change brings the fragments, or the change fetches them itself. */
  brings?: true;
}

const CART_PAGE = { island: 'cart' };
const ANSWER = { fragments: {}, cartHash: '' };

/** Keeps a cart as an earlier page of the tab did. */
function keepAll(): void {
  keep({ 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"></div>', ...REGION });
  sessionStorage.setItem('wc_cart_hash_shop_islands', 'h');
  sessionStorage.setItem('wc_cart_created', String(Date.now()));
  writeCookie(HASH_COOKIE, 'h');
}

const CHANGES: Record<string, Change> = {
  'an add': { island: 'add-to-cart', act: ({ act }) => act('.ajax_add_to_cart'), brings: true },
  'a removal in the mini-cart': {
    island: 'mini-cart',
    act: ({ act }) => act('.remove_from_cart_button'),
    brings: true,
  },
  'an add while the cart page is shown': { ...CART_PAGE, act: () => emit('cart:added', ANSWER), brings: true },
  'a removal while the cart page is shown': { ...CART_PAGE, act: () => emit('cart:removed', ANSWER), brings: true },
  'a quantity in the drawer while the cart page is shown': {
    ...CART_PAGE,
    act: () => emit('cart:changed', { hasFragments: true }),
    brings: true,
  },
  'quantities on the cart page': {
    ...CART_PAGE,
    act: ({ act }) => act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]'),
  },
  'a removal on the cart page': { ...CART_PAGE, act: ({ act }) => act('.product-remove a') },
  'an undo on the cart page': {
    ...CART_PAGE,
    act({ act }) {
      find('.woocommerce-notices-wrapper').innerHTML = '<a class="restore-item" href="/cart/?undo_item=aaaa">Undo?</a>';
      act('.restore-item');
    },
  },
  'a coupon that is applied': {
    ...CART_PAGE,
    act: ({ act }) => act('form.woocommerce-cart-form', 'submit', '[name="apply_coupon"]'),
  },
  'a coupon that is removed': { ...CART_PAGE, act: ({ act }) => act('.woocommerce-remove-coupon') },
  'a coupon that another island applies on the cart page': {
    ...CART_PAGE,
    act: () => emit('coupon:applied', { code: 'ten' }),
  },
  'a coupon at the checkout': {
    island: 'checkout-coupon',
    act: ({ act }) => act('form.woocommerce-form-coupon', 'submit'),
  },
  'a shipping method': {
    ...CART_PAGE,
    act({ act }) {
      find<HTMLInputElement>('#shipping_method_0_local_pickup2').checked = true;
      act('#shipping_method_0_local_pickup2', 'change');
    },
  },
  'a change in one of WooCommerce’s blocks': {
    island: 'cart-session',
    act: () => dispatchEvent(new CustomEvent('wc-blocks_store_sync_required', { detail: { type: 'from_iAPI' } })),
  },
  'a command of another script': {
    island: 'cart-session',
    act: () => jQuery(document.body).trigger('wc_fragment_refresh'),
  },
  'an add by another script that does not tell the cart': {
    island: 'cart-session',
    act: () => jQuery(document.body).trigger('added_to_cart'),
  },
};

/** The ways in which the next page differs from the page for which the tab kept its cart. */
const NEXT_PAGES: Record<string, () => void> = {
  'another currency': () => visitAddress('/?currency=EUR'),
  'a login': () => document.body.classList.add('logged-in'),
};

const { hearOtherScripts } = await import('../../../src/actions/otherScripts');
// Calls go by fetch, where the test counts them.
Object.assign(window, {
  jQuery: Object.assign((target: unknown) => jQuery(target as HTMLElement), jQuery, { ajax: undefined }),
});
setPage();
await import('../../../src/bridge/jquery/bridge');
const [miniCart, session] = [await loadIsland('mini-cart'), await loadIsland('cart-session')];

let emit: FakePage['emit'];
let fetched: string[];

beforeEach(() => {
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  document.body.innerHTML = '';
  document.body.className = '';
  visitAddress('/');
  for (const place of [document.body, document]) jQuery(place).off();
  const fragments = {
    'span.total': '<span class="total">new</span>',
    'div.widget_shopping_cart_content': fixtureOf('mini-cart'),
  };
  const answer = JSON.stringify({ fragments, cart_hash: 'new' });
  fetched = breakNetwork({
    on: /get_refreshed_fragments/,
    good: answer,
    others: (call) => {
      if (/add_to_cart|remove_from_cart/.test(call)) return answer;
      if (/wc-ajax=[a-z]+_coupon/.test(call)) return '<div class="woocommerce-message">Done.</div>';
      return fixtureOf('cart');
    },
  }).mine;
});

afterEach(() => {
  for (const cookie of [ITEMS_COOKIE, HASH_COOKIE]) writeCookie(cookie, '', { seconds: 0 });
});

/** A page with an island and everything that runs on every page. */
async function visit(island: string, prepare: () => void) {
  const one = await loadIsland(island);
  const page = open(one, {
    prepare() {
      // This island's fixture would itself need fragments.
      if (one === session) document.body.innerHTML = '';
      prepare();
    },
  });
  const start = (other: typeof one) => other !== one && other.mode === 'enhance' && other.start?.();
  // Answers as the loader does, by jQuery's own list of handlers.
  (window as unknown as { shopIslands: FakePage }).shopIslands.isOriginalActive = isOriginalActive;
  hearOtherScripts();
  start(session);
  // The loader wakes it by its command.
  start(miniCart);
  emit = (window as unknown as { shopIslands: FakePage }).shopIslands.emit;
  await settle();
  fetched.length = 0;
  return page;
}

/** Waits until no call is under way. One call may lead to the next. */
async function settleAll(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await settle();
}

describe.each(Object.entries(CHANGES))('%s', (_change, { island, act, brings }) => {
  it.each(Object.entries(CUSTOMERS))('on a page with %s brings fresh fragments once', async (_who, prepare) => {
    const page = await visit(island, prepare);
    await act(page);
    await until(() => expect(fetched).toHaveLength(brings ? 0 : 1));
    await settleAll();
    expect(fetched).toHaveLength(brings ? 0 : 1);
    page.end();
  });

  // The mini-cart's own fixture shows the cart, so it cannot be used as a page that needs no fragments.
  const nobody = island === 'mini-cart' ? [] : Object.entries(NOBODY);
  it.each(nobody)('on a page with %s fetches none', async (_who, prepare) => {
    const page = await visit(island, prepare);
    await act(page);
    await settleAll();
    expect(fetched).toEqual([]);
    page.end();
  });
});

it('a refused coupon changes nothing, so nothing is fetched', async () => {
  const page = await visit('cart-session', CUSTOMERS['a cart widget'] as () => void);
  emit('coupon:applied', { code: 'ten', isError: true });
  await settleAll();
  expect(fetched).toEqual([]);
  page.end();
});

describe.each(Object.entries(NEXT_PAGES))('%s', (_change, arrive) => {
  const next = async (prepare: () => void) => {
    keepAll();
    document.body.innerHTML = '';
    prepare();
    arrive();
    setPage();
    if (miniCart.mode === 'enhance') await miniCart.start?.();
  };

  it.each(Object.entries(CUSTOMERS).filter(([who]) => !/listens/.test(who)))(
    'has a page with %s fetch the cart once',
    async (_who, prepare) => {
      await next(prepare);
      await until(() => expect(fetched).toHaveLength(1));
      await settleAll();
      expect(fetched).toHaveLength(1);
    },
  );
});

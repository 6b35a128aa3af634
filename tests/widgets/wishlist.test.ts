import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../src/island/types';
import { createWishlistState, type WishlistState } from '../../src/state/wishlist';
import type { Notice } from '../../src/ui/notice';
import { readProductId } from '../../widgets/wishlist/read';
import { cornerOf, needsLogin } from '../../widgets/wishlist/rules';
import { createWishlistStore, type WishlistStore } from '../../widgets/wishlist/store';
import { visitAddress } from '../helpers/browser';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

/** What the shopper is told. */
const said: string[] = [];
vi.mock('../../src/ui/notify', () => ({
  notify: ({ kind, text, lasts, corner, action }: Notice) =>
    said.push(
      action ? `${kind} ${corner}: ${text} ${action.label}=${action.href}` : `${kind} ${corner} ${lasts}: ${text}`,
    ),
}));
const time = vi.hoisted(() => ({ clock: undefined as unknown as FakeClock }));
vi.mock('../../src/bridge/page/clock', () => ({
  clock: { now: () => time.clock.now(), after: (...args: Parameters<FakeClock['after']>) => time.clock.after(...args) },
}));

interface Call {
  productId: number;
  answer(value: unknown, status?: number): Promise<void>;
  drop(): Promise<void>;
}

/** Calls on the way, in order; each waits for its answer. */
let calls: Call[];

beforeEach(() => {
  time.clock = createClock();
  said.length = 0;
  calls = [];
});

const ADDED = { status: 'success', todo: 'add' };
const REMOVED = { status: 'success', todo: 'removed' };
const DONE_ADDED = 'success bottom-right 3000: Your product is added to wishlist';
const DONE_REMOVED = 'success bottom-right 3000: Your product is removed from wishlist';
const LOG_IN = 'info bottom-right undefined: Please login first.';
const WRONG = 'alert: Something went wrong';

describe('the store', () => {
  let state: WishlistState;
  let store: WishlistStore;
  let told: string | null;
  let settles: { resolve(isIn: boolean): void; reject(cause: Error): void }[];

  beforeEach(() => {
    told = null;
    settles = [];
    state = createWishlistState({
      now: time.clock.now,
      pageTime: 0,
      lastTold: () => told,
      tell: (value) => {
        told = value;
      },
    });
    store = createWishlistStore({
      state,
      clock: time.clock,
      toggle: () => new Promise((resolve, reject) => settles.push({ resolve, reject })),
    });
  });

  const shown = (id = 101) => [state.$known.get()[id], !!state.$busy.get()[id]];
  /** True where the press counts. */
  const press = (id = 101, isIn = false) => {
    const result = store.toggle(id, isIn);
    result?.catch(() => {});
    return result !== undefined;
  };
  const pass = (milliseconds = 400) => time.clock.advance(milliseconds);

  it('shows a press at once, and then what the server answered', async () => {
    const result = store.toggle(101, false);
    expect(shown()).toEqual([true, true]);
    settles[0]?.resolve(true);
    expect(await result).toBe(true);
    expect(shown()).toEqual([true, false]);
    expect(JSON.parse(told ?? '')).toEqual({ 101: [true, time.clock.now()] });
  });

  it('believes the server where what was shown was stale', async () => {
    const result = store.toggle(101, false);
    settles[0]?.resolve(false);
    expect(await result).toBe(false);
    expect(shown()).toEqual([false, false]);
  });

  it.each([[true], [false]])('shows what was there before (%j) when the call fails, and rejects', async (isIn) => {
    const result = store.toggle(101, isIn);
    settles[0]?.reject(new Error('no'));
    await expect(result).rejects.toThrow('no');
    expect(shown()).toEqual([isIn, false]);
    expect(told).toBeNull();
  });

  it('shows after a failure what another tab has told meanwhile', async () => {
    const result = store.toggle(101, false);
    told = JSON.stringify({ 101: [true, time.clock.now()] });
    state.hear();
    settles[0]?.reject(new Error('no'));
    await expect(result).rejects.toThrow('no');
    expect(shown()).toEqual([true, false]);
  });

  it('counts presses during a call as the same press, however long the call takes', async () => {
    expect(press()).toBe(true);
    await pass(60_000);
    expect([press(), press()]).toEqual([false, false]);
    expect(press(102)).toBe(true);
    expect(settles).toHaveLength(2);
  });

  it('counts presses within 400 ms as one, however fast the answer is', async () => {
    press();
    settles[0]?.resolve(true);
    await pass(399);
    expect(press()).toBe(false);
    await pass(1);
    expect(press(101, true)).toBe(true);
    expect(shown()).toEqual([false, true]);
  });

  it('takes a removed product out by one call', async () => {
    const result = store.remove(101);
    expect(shown()).toEqual([false, true]);
    settles[0]?.resolve(false);
    expect(await result).toBe(false);
    expect(settles).toHaveLength(1);
    expect(shown()).toEqual([false, false]);
  });

  it('removes a product again that a stale row has added', async () => {
    const result = store.remove(101);
    settles[0]?.resolve(true);
    await pass(0);
    expect(shown()).toEqual([false, true]);
    settles[1]?.resolve(false);
    expect(await result).toBe(false);
    expect(shown()).toEqual([false, false]);
  });

  it('knows a stale row’s product as in when that fails, and tells other tabs', async () => {
    const result = store.remove(101);
    told = JSON.stringify({ 101: [false, time.clock.now()] });
    settles[0]?.resolve(true);
    await pass(0);
    settles[1]?.reject(new Error('no'));
    await expect(result).rejects.toThrow('no');
    expect(shown()).toEqual([true, false]);
    expect(JSON.parse(told)).toEqual({ 101: [true, time.clock.now()] });
  });

  it('makes no third call where the server says twice that it is in', async () => {
    const result = store.remove(101);
    settles[0]?.resolve(true);
    await pass(0);
    settles[1]?.resolve(true);
    expect(await result).toBe(true);
    expect(settles).toHaveLength(2);
    expect(shown()).toEqual([true, false]);
  });

  it('is free after a return from history; a late answer still counts', async () => {
    press();
    store.release();
    expect(shown()).toEqual([true, false]);
    settles[0]?.resolve(false);
    await pass();
    expect(shown()).toEqual([false, false]);
  });

  it('does not let an older answer undo a newer press', async () => {
    press();
    store.release();
    await pass();
    expect(press(101, true)).toBe(true);
    settles[0]?.reject(new Error('late'));
    await pass(0);
    expect(shown()).toEqual([false, true]);
    settles[1]?.resolve(false);
    await pass(0);
    expect(shown()).toEqual([false, false]);
  });
});

describe('on the page', () => {
  let page: FakePage;
  let island: typeof import('../../widgets/wishlist').default;
  let lists: typeof import('../../src/actions/pageLists');

  beforeEach(async () => {
    visitAddress('/shop/');
    page = setPage({
      globals: {
        shopEngineWishlist: { isLoggedIn: '1', rest_nonce: 'ab12cd34ef', resturl: 'https://shop.example/wp-json/' },
      },
    });
    vi.stubGlobal('alert', (text: string) => said.push(`alert: ${text}`));
    vi.stubGlobal(
      'fetch',
      (_url: string, { body }: { body: string }) =>
        new Promise((resolve, reject) => {
          calls.push({
            productId: Number(new URLSearchParams(body).get('product_id')),
            async answer(value, status = 200) {
              resolve(new Response(typeof value === 'string' ? value : JSON.stringify(value), { status }));
              await settle();
            },
            async drop() {
              reject(new TypeError('Failed to fetch'));
              await settle();
            },
          });
        }),
    );
    vi.resetModules();
    island = (await import('../../widgets/wishlist')).default;
    lists = await import('../../src/actions/pageLists');
    showFixture('wishlist');
    island.start?.();
    for (const host of document.querySelectorAll<HTMLElement>('[data-pid]')) island.adopt?.(host);
  });

  const settle = () => time.clock.advance(0);
  const heart = (id: number, place = '.products') => find(`${place} .shopengine_add_to_list_action[data-pid="${id}"]`);
  const x = (id: number) => find(`.remove-from-wishlist[data-pid="${id}"]`);
  const row = (id: number) => x(id).closest('tr') as HTMLElement;
  const rows = () =>
    [...document.querySelectorAll('tbody tr')].map(
      (one) => one.textContent?.replace(/\s+/g, ' ').trim().split(' £')[0],
    );
  /** True when the browser may go on. */
  const press = (target: HTMLElement) =>
    island.onIntent?.({ type: 'click', target, submitter: null, store: undefined }) === false;
  const known = () => lists.pageWishlist().$known.get();
  const busy = (id: number) => !!lists.pageWishlist().$busy.get()[id];

  describe('a heart', () => {
    it('toggles by one call, and a notice shows the result for 3 s (SPEC 4.6, 9)', async () => {
      expect(press(heart(101))).toBe(false);
      expect([calls.map(({ productId }) => productId), known()[101], busy(101), said]).toEqual([[101], true, true, []]);
      await calls[0]?.answer(ADDED);
      expect([known()[101], busy(101), said]).toEqual([true, false, [DONE_ADDED]]);
    });

    it('that the server printed as active takes its product out', async () => {
      press(heart(12));
      expect(known()[12]).toBe(false);
      await calls[0]?.answer(REMOVED);
      expect([known()[12], said]).toEqual([false, [DONE_REMOVED]]);
    });

    it('shows the known state rather than the printed one', () => {
      lists.pageWishlist().settle(101, true);
      press(heart(101));
      expect(known()[101]).toBe(false);
    });

    it('in a product’s form is never left to the browser, which would buy', () => {
      const [button] = [heart(101, 'form.cart')];
      expect(press(button)).toBe(false);
      expect(press(button)).toBe(false);
      button.removeAttribute('data-pid');
      expect(press(button)).toBe(false);
      expect(calls).toHaveLength(1);
    });

    it('without a product makes no call, and is reported', () => {
      for (const id of ['', '0', '-1', '1.5', 'x']) {
        heart(101).dataset.pid = id;
        expect(press(find('.post-101 .shopengine_add_to_list_action'))).toBe(false);
        find('.post-101 .shopengine_add_to_list_action').dataset.pid = '101';
      }
      expect([calls, said]).toEqual([[], []]);
      expect(page.problems.map(({ island: name, what }) => `${name}: ${what}`)).toEqual(
        Array(5).fill('wishlist: A wishlist button names no product.'),
      );
    });

    it('of a guest only says to log in (SPEC 6)', () => {
      page.config.globals = { shopEngineWishlist: { isLoggedIn: '' } };
      expect(press(heart(101))).toBe(false);
      expect(press(x(101))).toBe(false);
      expect([calls, said, known()]).toEqual([[], [LOG_IN, LOG_IN], {}]);
    });

    it.each<[where: string, config: Config, link: string, message: string]>([
      [
        'the config',
        { loginUrl: '/einloggen/' },
        '/shop/my-account/',
        'info bottom-right: Please login first. Log in=https://shop.example/einloggen/',
      ],
      [
        'the page',
        {},
        '/shop/my-account/',
        'info bottom-right: Please login first. Log in=https://shop.example/shop/my-account/',
      ],
      [
        'the page, whatever follows the path',
        {},
        '/my-account?from=heart&lang=de#login',
        'info bottom-right: Please login first. Log in=https://shop.example/my-account?from=heart&lang=de#login',
      ],
      ['the page, but not another shop’s', {}, 'https://other.example/my-account/', LOG_IN],
      ['the config, unless it is no web address', { loginUrl: 'javascript:alert(1)' }, '/my-account/orders/', LOG_IN],
      [
        'nowhere, in an alert that the config asks for',
        { loginNotice: 'alert' },
        '/my-account/',
        'alert: Please login first.',
      ],
    ])('of a guest leads to the login that is named by %s', (_where, config, link, message) => {
      Object.assign(page.config, config, { globals: { shopEngineWishlist: { isLoggedIn: '' } } });
      document.body.insertAdjacentHTML('beforeend', `<a href="${link}">Account</a>`);
      press(heart(101));
      expect(said).toEqual([message]);
    });

    it.each([
      ['top-left', 'top-left'],
      ['top-right', 'top-right'],
      ['bottom-left', 'bottom-left'],
      ['', 'bottom-right'],
      ['middle', 'bottom-right'],
    ])('has its notice at %j in the corner %s', async (wishlist_position, corner) => {
      page.config.globals = {
        shopEngineWishlist: { isLoggedIn: '1', wishlist_position, wishlist_added_notice: 'Gemerkt' },
      };
      press(heart(101));
      await calls[0]?.answer(ADDED);
      expect(said).toEqual([`success ${corner} 3000: Gemerkt`]);
    });

    it.each<[string, unknown, number]>([
      ['null', null, 200],
      ['a page', '<h1>Maintenance</h1>', 200],
      ['a refusal in words', { status: 'failed', message: 'Product id not found.' }, 200],
      ['403', { code: 'rest_cannot', message: 'No' }, 403],
      ['a fatal error', '<p>critical</p>', 500],
    ])('shows what it showed before, and says so, after %s (SPEC 8)', async (_what, answer, status) => {
      press(heart(101));
      await calls[0]?.answer(answer, status);
      expect([known()[101], busy(101), said]).toEqual([false, false, [WRONG]]);
      expect(page.problems).toMatchObject([{ island: 'wishlist' }]);
      await time.clock.advance(400);
      press(heart(101));
      await calls[1]?.answer(ADDED);
      expect([known()[101], said[1]]).toEqual([true, DONE_ADDED]);
    });

    it('shows what it showed before after a drop', async () => {
      press(heart(12));
      await calls[0]?.drop();
      expect([known()[12], busy(12), said]).toEqual([true, false, [WRONG]]);
    });

    it('of a shopper whose session has ended says to log in', async () => {
      press(heart(101));
      await calls[0]?.answer({ code: 'rest_forbidden', message: 'No' }, 401);
      expect([known()[101], said, page.problems]).toEqual([false, [LOG_IN], []]);
    });

    it('is free when the page comes back from the back/forward cache', () => {
      press(heart(101));
      press(x(12));
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect([busy(101), busy(12), row(12).getAttribute('aria-busy')]).toEqual([false, false, 'false']);
    });
  });

  describe('a row of the wishlist’s page', () => {
    it('has a button with a name, which is reached by keyboard', () => {
      expect([x(101).getAttribute('role'), x(101).tabIndex, x(101).getAttribute('aria-label')]).toEqual([
        'button',
        0,
        'Remove Moonlight Drift',
      ]);
    });

    it('whose product has no name is removed all the same; a name of its own is kept', () => {
      find('.wishlist-product-name', row(101)).remove();
      x(101).removeAttribute('aria-label');
      x(12).setAttribute('aria-label', 'Entfernen');
      for (const id of [101, 12]) island.adopt?.(x(id));
      expect([x(101).getAttribute('aria-label'), x(12).getAttribute('aria-label')]).toEqual(['Remove', 'Entfernen']);
    });

    it('is busy while its call runs, and then goes with a notice', async () => {
      press(x(101));
      expect([row(101).getAttribute('aria-busy'), row(12).getAttribute('aria-busy'), rows()]).toEqual([
        'true',
        'false',
        ['Moonlight Drift', 'Paper Kingdoms', 'Nightcourier'],
      ]);
      await calls[0]?.answer(REMOVED);
      expect([calls.length, rows(), said]).toEqual([1, ['Paper Kingdoms', 'Nightcourier'], [DONE_REMOVED]]);
      expect(known()[101]).toBe(false);
    });

    it('that was stale disappears after one more call, without a notice of the first', async () => {
      press(x(101));
      await calls[0]?.answer(ADDED);
      expect([calls.length, rows().length, row(101).getAttribute('aria-busy'), said]).toEqual([2, 3, 'true', []]);
      await calls[1]?.answer(REMOVED);
      expect([calls.length, rows(), said]).toEqual([2, ['Paper Kingdoms', 'Nightcourier'], [DONE_REMOVED]]);
    });

    it.each<[string, (call?: Call) => Promise<void> | undefined]>([
      ['fails', (call) => call?.drop()],
      ['puts it in again', (call) => call?.answer(ADDED)],
    ])('that was stale stays where the second call %s', async (_what, end) => {
      press(x(101));
      await calls[0]?.answer(ADDED);
      await end(calls[1]);
      expect([calls.length, rows().length, row(101).getAttribute('aria-busy'), known()[101], said]).toEqual([
        2,
        3,
        'false',
        true,
        [WRONG],
      ]);
    });

    it('stays, free, when its call fails', async () => {
      press(x(101));
      await calls[0]?.drop();
      expect([rows().length, row(101).getAttribute('aria-busy'), said]).toEqual([3, 'false', [WRONG]]);
    });

    it('gives the focus to the next row, the last one to the one before', async () => {
      const removeFocused = async (id: number, call: number) => {
        x(id).focus();
        press(x(id));
        await calls[call]?.answer(REMOVED);
      };
      await removeFocused(12, 0);
      expect(document.activeElement).toBe(x(103));
      await removeFocused(103, 1);
      expect(document.activeElement).toBe(x(101));
    });

    it('gives the focus also to a row that is not enhanced yet', async () => {
      for (const name of ['role', 'tabindex', 'aria-label']) x(12).removeAttribute(name);
      x(101).focus();
      press(x(101));
      await calls[0]?.answer(REMOVED);
      expect([document.activeElement === x(12), x(12).tabIndex, x(12).getAttribute('aria-label')]).toEqual([
        true,
        0,
        'Remove Paper Kingdoms',
      ]);
    });

    it('leaves the focus where the shopper has moved it', async () => {
      press(x(101));
      x(103).focus();
      await calls[0]?.answer(REMOVED);
      expect(document.activeElement).toBe(x(103));
    });

    it('that was the last leaves words in its place, which have the focus', async () => {
      for (const id of [12, 103]) row(id).remove();
      x(101).focus();
      press(x(101));
      await calls[0]?.answer(REMOVED);
      const place = find('.woocommerce-MyAccount-content');
      expect([place.textContent?.trim(), place.querySelector('table')]).toEqual(['Your wishlist is empty.', null]);
      expect(document.activeElement).toBe(place.firstElementChild);
    });

    it('is removed from HTML that the server has replaced meanwhile', async () => {
      press(x(101));
      const body = find('tbody');
      body.replaceWith(body.cloneNode(true));
      await calls[0]?.answer(REMOVED);
      expect(rows()).toEqual(['Paper Kingdoms', 'Nightcourier']);
    });

    it('may be no table’s; what stands around it stays', async () => {
      document.body.innerHTML = '<div>Saved: <span><b class="remove-from-wishlist" data-pid="52">X</b></span></div>';
      x(52).tabIndex = 0;
      x(52).focus();
      press(x(52));
      await calls[0]?.answer(REMOVED);
      expect(document.body.textContent).toBe('Saved: Your wishlist is empty.');
      expect(document.activeElement?.textContent).toBe('Your wishlist is empty.');
    });
  });
});

describe('the rules', () => {
  it('know four corners', () => {
    expect(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center', ''].map(cornerOf)).toEqual([
      'top-left',
      'top-right',
      'bottom-left',
      'bottom-right',
      'bottom-right',
      'bottom-right',
    ]);
  });

  it('recognise refusals that a login would solve', () => {
    const refusals = [
      { status: 401 },
      { code: 'rest_forbidden', status: 403 },
      { code: 'rest_cookie_invalid_nonce', status: 403 },
    ];
    expect(refusals.map(needsLogin)).toEqual([true, true, true]);
    expect([{ status: 403 }, { status: 500 }, { code: 'fetch_error' }, {}].map(needsLogin)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('read a product’s id as it is printed', () => {
    const control = document.createElement('a');
    control.dataset.pid = ' 52 ';
    expect(readProductId(control)).toBe(52);
  });
});

import { atom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartAnswer } from '../../../src/rules/cartAnswer';
import { MINI_CART } from '../../../src/rules/fragmentCache';
import { type Cart, createCartState } from '../../../src/state/cart';
import { knownCart } from '../../../src/state/knownCart';
import { createClock, type FakeClock } from '../../helpers/clock';
import { settle } from '../../helpers/settle';
import { createStorage, type FakeStore } from '../../helpers/store';

const DAY = 24 * 60 * 60 * 1000;
const answer = (count: number): CartAnswer => ({
  fragments: { [MINI_CART]: `<div>${count}</div>` },
  cartHash: count ? `hash${count}` : '',
});

let clock: FakeClock;
let tab: FakeStore;
let shared: FakeStore;
let asked: number;
let cookie: string;

const create = (respond: () => Promise<CartAnswer> = async () => answer(1)) =>
  createCartState({
    $cart: atom<Cart | null>(null),
    refreshFragments: async (_now, use) => {
      asked++;
      return use(await respond());
    },
    clock,
    tabStorage: tab,
    sharedStorage: shared,
    readCookie: () => cookie,
    keys: () => ({ fragments: 'wc_fragments_x', hash: 'wc_cart_hash_x', language: 'en-GB' }),
  });

beforeEach(() => {
  clock = createClock();
  tab = createStorage();
  shared = createStorage();
  asked = 0;
  cookie = '';
});

describe('a cart that comes in', () => {
  it('is shown to listeners and kept where WooCommerce keeps it', () => {
    const cart = create();
    const seen: unknown[] = [];
    cart.$cart.listen((value) => seen.push(value));
    cart.receive(answer(1), 'added');
    expect(seen).toEqual([{ fragments: answer(1).fragments, hash: 'hash1', source: 'added' }]);
    expect([...tab.values]).toEqual([
      ['wc_fragments_x', JSON.stringify(answer(1).fragments)],
      ['shop-islands:language:wc_fragments_x', 'en-GB'],
      ['wc_cart_hash_x', 'hash1'],
      ['wc_cart_created', String(clock.now())],
    ]);
    expect(shared.get('wc_cart_hash_x')).toBe('hash1');
  });

  it('keeps its creation time while it changes, and renews it when it is refreshed', async () => {
    const cart = create();
    const began = clock.now();
    cart.receive(answer(1), 'added');
    await clock.advance(5000);
    cart.receive(answer(2), 'added');
    expect(tab.get('wc_cart_created')).toBe(String(began));
    await cart.refresh();
    expect(tab.get('wc_cart_created')).toBe(String(began + 5000));
  });

  it('is shown even if nothing can be stored, and then removes the older stored cart', () => {
    const cart = create();
    cart.receive(answer(1), 'added');
    tab.isFull = true;
    cart.receive(answer(2), 'added');
    expect(cart.$cart.get()?.hash).toBe('hash2');
    expect(tab.get('wc_fragments_x')).toBeNull();
    // The other tabs hear of it.
    expect(shared.get('wc_cart_hash_x')).toBe('hash2');
  });

  it('has no creation time while it is empty', async () => {
    const cart = create(async () => answer(0));
    await cart.refresh();
    expect(tab.get('wc_cart_created')).toBeNull();
    expect(tab.get('wc_cart_hash_x')).toBe('');
  });
});

describe('a refresh', () => {
  it('is one call however many ask at once', async () => {
    const cart = create();
    await Promise.all([cart.refresh(), cart.refresh()]);
    expect(asked).toBe(1);
    await cart.refresh();
    expect(asked).toBe(2);
  });

  it('makes a second call when one is under way that may have missed the reason', async () => {
    const answers: ((answer: CartAnswer) => void)[] = [];
    const cart = create(() => new Promise((resolve) => answers.push(resolve)));
    const first = cart.refresh();
    await settle();
    const second = cart.refresh();
    answers[0]?.(answer(1));
    await first;
    await settle();
    answers[1]?.(answer(2));
    await second;
    expect([asked, cart.$cart.get()?.hash]).toEqual([2, 'hash2']);
  });

  it('does not overwrite a change that came in meanwhile', async () => {
    let respond = (_answer: CartAnswer) => {};
    const cart = create(() => new Promise((resolve) => (respond = resolve)));
    const refreshed = cart.refresh();
    await clock.advance(0);
    await settle();
    cart.receive(answer(3), 'added');
    respond(answer(2));
    await refreshed;
    expect(cart.$cart.get()?.hash).toBe('hash3');
  });

  it('happens by itself every 24 hours', async () => {
    const cart = create();
    await cart.refresh();
    await clock.advance(DAY - 1);
    expect(asked).toBe(1);
    await clock.advance(1);
    await settle();
    expect(asked).toBe(2);
  });

  it('happens 24 hours after an add or a removal too: a page that has no cart at first fetches none', async () => {
    const cart = create();
    cart.receive(answer(1), 'added');
    await clock.advance(DAY / 2);
    cart.receive(answer(2), 'added');
    await clock.advance(DAY - 1);
    expect(asked).toBe(0);
    await clock.advance(1);
    await settle();
    expect(asked).toBe(1);
  });

  it('rejects when the call fails, and can be asked for again', async () => {
    let isDown = true;
    const cart = create(async () => {
      if (isDown) throw new Error('down');
      return answer(1);
    });
    await expect(cart.refresh()).rejects.toThrow('down');
    isDown = false;
    await cart.refresh();
    expect(cart.$cart.get()?.source).toBe('refreshed');
  });
});

describe('the hash of the cart', () => {
  it('is the cookie’s, else that of the shown cart, because the kept cart may have been ordered', () => {
    const cart = create();
    expect(cart.hash()).toBe('');
    tab.set('wc_fragments_x', '{"a":"b"}');
    tab.set('wc_cart_hash_x', 'kept');
    expect(cart.hash()).toBe('');
    cart.receive(answer(1), 'added');
    expect(cart.hash()).toBe('hash1');
    cookie = 'cookie';
    expect(cart.hash()).toBe('cookie');
  });

  it('is none when the kept cart is broken', () => {
    tab.set('wc_fragments_x', '{"a":');
    expect(knownCart({ ...create(), tabStorage: tab })).toBeUndefined();
    tab.set('wc_fragments_x', 'null');
    expect(knownCart({ ...create(), tabStorage: tab })).toBeUndefined();
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageWishlist } from '../../../src/actions/pageLists';
import { shopIslands } from '../../../src/bridge/page/islands';
import { createWishlistState, type WishlistState } from '../../../src/state/wishlist';

/** The time at which the pages were requested; the clock goes on from there. */
const PAGE = 1000;

let now: number;
/** The value in the storage that this browser's tabs share. */
let told: string | null;

const open = (pageTime = PAGE) =>
  createWishlistState({
    now: () => now,
    pageTime,
    lastTold: () => told,
    tell: (value) => {
      told = value;
    },
  });
const known = (state: WishlistState) => state.$known.get();

beforeEach(() => {
  now = PAGE + 1;
  told = null;
});

describe('what a page knows of the wishlist', () => {
  it('is nothing at first, because the server’s HTML shows the list', () => {
    expect(known(open())).toEqual({});
  });

  it('is what the server has answered', () => {
    const state = open();
    state.settle(101, true);
    state.settle(102, true);
    state.settle(101, false);
    expect(known(state)).toEqual({ 101: false, 102: true });
  });

  it('is what other tabs have announced since the page was requested', () => {
    const [one, other] = [open(), open()];
    one.settle(101, true);
    one.settle(102, false);
    other.hear();
    expect(known(other)).toEqual({ 101: true, 102: false });
    one.settle(101, false);
    other.hear();
    expect(known(other)).toEqual({ 101: false, 102: false });
  });

  it('includes what was announced while the page was on its way', () => {
    open().settle(101, true);
    expect(known(open())).toEqual({ 101: true });
  });

  it('excludes what was announced before, because the server knew that', () => {
    open().settle(101, true);
    const later = open(now + 1);
    later.hear();
    expect(known(later)).toEqual({});
  });

  it('leaves out an entry whose time is in the future, because a clock was fast', () => {
    now += 86_400_000;
    open().settle(101, true);
    now -= 86_400_000;
    const state = open();
    expect(known(state)).toEqual({});
    state.settle(102, true);
    expect(JSON.parse(told ?? '')).toEqual({ 102: [true, now] });
  });

  it('is not changed by other tabs while a toggle of the product is under way', () => {
    const [one, other] = [open(), open()];
    other.$known.setKey(101, true);
    other.$busy.setKey(101, true);
    one.settle(101, false);
    one.settle(102, true);
    other.hear();
    expect(known(other)).toEqual({ 101: true, 102: true });
    other.$busy.setKey(101, false);
    other.hear();
    expect(known(other)).toEqual({ 101: false, 102: true });
  });

  it('is announced to listeners only where it is new', () => {
    const [one, other] = [open(), open()];
    one.settle(101, true);
    other.hear();
    const heard: unknown[] = [];
    other.$known.listen((_known, _before, id) => heard.push(id));
    one.settle(102, true);
    other.hear();
    expect(heard).toEqual([102]);
  });

  it.each([[''], ['nonsense'], ['null'], ['7'], ['{"101":true}'], ['[1]']])(
    'survives %j in the place of what was stored',
    (value) => {
      told = value;
      const state = open();
      state.hear();
      expect(known(state)).toEqual({});
      state.settle(101, true);
      expect(JSON.parse(told)).toEqual({ 101: [true, now] });
    },
  );

  it('is stored for the last fifty products, the newest among them', () => {
    const state = open();
    const settle = (id: number) => {
      now++;
      state.settle(id, true);
    };
    for (let id = 60; id > 0; id--) settle(id);
    // A repeated announcement makes the entry the newest one.
    settle(50);
    settle(61);
    const ids = Object.keys(JSON.parse(told ?? '')).map(Number);
    expect(ids).toHaveLength(50);
    expect([1, 48, 49, 50, 60, 61].filter((id) => ids.includes(id))).toEqual([1, 48, 50, 61]);
  });
});

describe('the page’s one wishlist', () => {
  it('hears other tabs, and tells them', () => {
    const state = pageWishlist();
    const at = Date.now();
    localStorage.setItem('shop-islands:wishlist', JSON.stringify({ 101: [true, at] }));
    dispatchEvent(new StorageEvent('storage', { key: 'shop-islands:wishlist' }));
    expect(state.$known.get()[101]).toBe(true);
    state.settle(102, false);
    expect(JSON.parse(localStorage.getItem('shop-islands:wishlist') ?? '')).toMatchObject({
      101: [true, at],
      102: [false, expect.any(Number)],
    });
  });

  it.each([
    ['from the network', 4000, {}],
    ['from the browser’s cache, as Back may bring it', 0, { 101: true }],
  ])('includes what was announced before on a page %s: %j bytes came', (_what, transferSize, expected) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ transferSize }] as never);
    localStorage.setItem('shop-islands:wishlist', JSON.stringify({ 101: [true, performance.timeOrigin - 1] }));
    shopIslands().stores.wishlist = undefined;
    expect(known(pageWishlist())).toEqual(expected);
  });
});

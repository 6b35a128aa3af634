import { beforeEach, describe, expect, it } from 'vitest';
import { createWishlistState, type WishlistState } from '../../src/state/wishlist';
import { createWishlistStore, type WishlistStore } from '../../widgets/wishlist/store';
import { clock, freshClock } from './wishlist.page';

freshClock();

describe('the wishlist’s store', () => {
  let state: WishlistState;
  let store: WishlistStore;
  let told: string | null;
  let settles: { resolve(isIn: boolean): void; reject(cause: Error): void }[];

  beforeEach(() => {
    told = null;
    settles = [];
    state = createWishlistState({
      now: clock.now,
      pageTime: 0,
      lastTold: () => told,
      tell: (value) => {
        told = value;
      },
    });
    store = createWishlistStore({
      state,
      clock,
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
  const pass = (milliseconds = 400) => clock.advance(milliseconds);

  it('shows a press at once, and then the server’s answer', async () => {
    const result = store.toggle(101, false);
    expect(shown()).toEqual([true, true]);
    settles[0]?.resolve(true);
    expect(await result).toBe(true);
    expect(shown()).toEqual([true, false]);
    expect(JSON.parse(told ?? '')).toEqual({ 101: [true, clock.now()] });
  });

  it('follows the server where the shown state was stale', async () => {
    const result = store.toggle(101, false);
    settles[0]?.resolve(false);
    expect(await result).toBe(false);
    expect(shown()).toEqual([false, false]);
  });

  it.each([[true], [false]])('shows the earlier state (%j) when the call fails, and rejects', async (isIn) => {
    const result = store.toggle(101, isIn);
    settles[0]?.reject(new Error('no'));
    await expect(result).rejects.toThrow('no');
    expect(shown()).toEqual([isIn, false]);
    expect(told).toBeNull();
  });

  it('shows after a failure what another tab has announced meanwhile', async () => {
    const result = store.toggle(101, false);
    told = JSON.stringify({ 101: [true, clock.now()] });
    state.hear();
    settles[0]?.reject(new Error('no'));
    await expect(result).rejects.toThrow('no');
    expect(shown()).toEqual([true, false]);
  });

  it('ignores presses during a call, however long the call takes', async () => {
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

  it('removes a product by one call', async () => {
    const result = store.remove(101);
    expect(shown()).toEqual([false, true]);
    settles[0]?.resolve(false);
    expect(await result).toBe(false);
    expect(settles).toHaveLength(1);
    expect(shown()).toEqual([false, false]);
  });

  it('removes a product again when a stale row made the first call add it', async () => {
    const result = store.remove(101);
    settles[0]?.resolve(true);
    await pass(0);
    expect(shown()).toEqual([false, true]);
    settles[1]?.resolve(false);
    expect(await result).toBe(false);
    expect(shown()).toEqual([false, false]);
  });

  it('keeps such a product in the list when the second call fails, and tells other tabs', async () => {
    const result = store.remove(101);
    told = JSON.stringify({ 101: [false, clock.now()] });
    settles[0]?.resolve(true);
    await pass(0);
    settles[1]?.reject(new Error('no'));
    await expect(result).rejects.toThrow('no');
    expect(shown()).toEqual([true, false]);
    expect(JSON.parse(told)).toEqual({ 101: [true, clock.now()] });
  });

  it('makes no third call where the server says twice that the product is in the list', async () => {
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

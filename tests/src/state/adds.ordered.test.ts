import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { MINI_CART } from '../../../src/rules/fragmentCache';
import { type Cart, createCartState } from '../../../src/state/cart';
import { createStorage } from '../../helpers/store';
import { clock, freshShop, keys, openPage, runs, shop, storage, VARIATION } from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('after an order, or a cart that was emptied', () => {
  /**
   * A page's cart after an order: the server's cookie is gone, but this tab still keeps the old cart with one of the
   * product.
   */
  const cart = (kept = 'ordered') => {
    storage.set(
      'f',
      JSON.stringify({
        [MINI_CART]: '<li class="mini_cart_item"><a data-product_id="1"></a><span class="quantity">1 × £1</span></li>',
      }),
    );
    storage.set('h', kept);
    const { refreshFragments } = shop;
    return createCartState({
      $cart: atom<Cart | null>(null),
      refreshFragments,
      clock,
      tabStorage: storage,
      sharedStorage: createStorage(),
      readCookie: shop.hash,
      keys,
    });
  };

  it('a product that is bought again, and whose page is left at once, is added once', async () => {
    const first = openPage({ ...cart(), addToCart: () => new Promise(() => {}) });
    void first.add('1');
    await clock.advance(0);
    shop.cart.set('1', 1);
    const next = openPage(cart());
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh']);
    expect(shop.cart.get('1')).toBe(1);
  });

  it('a product that is bought again, and whose answer is lost, is added once and called uncertain, as the cookie may be lost', async () => {
    shop.fate('lost', 'ok');
    expect(await runs(openPage(cart()))).toEqual(['1 unknown']);
    expect(shop.cart.get('1')).toBe(1);
  });

  it('a variation that is bought again, which gives the cart the hash that it had, is added once', async () => {
    shop.fate('lost', 'ok');
    expect(await runs(openPage(cart(`[["${VARIATION}",1]]`)), VARIATION)).toEqual(['41 unknown']);
    expect(shop.cart.get(VARIATION)).toBe(1);
  });

  it('a variation that never arrived is sent again, not called added', async () => {
    shop.fate('500', 'ok');
    expect(await runs(openPage(cart()), VARIATION)).toEqual(['41 added']);
    expect(shop.cart.get(VARIATION)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { DrawerCart, DrawerItem } from '../../widgets/mini-cart-drawer/contract';
import { hasItem, hasQuantity, itemIn, nonceIn, undoUrl } from '../../widgets/mini-cart-drawer/rules';
import { freshVisits } from '../helpers/visit';
import { CART } from './mini-cart-drawer.page';

freshVisits();

const REMOVE = 'https://shop.example/cart/?lang=en&remove_item=k1&_wpnonce=1a2b3c4d5e';

describe('a remove link', () => {
  it('carries the nonce, from which the address of Undo is made', () => {
    expect(nonceIn(REMOVE, CART)).toBe('1a2b3c4d5e');
    expect(undoUrl(REMOVE, CART)).toBe('https://shop.example/cart/?lang=en&_wpnonce=1a2b3c4d5e&undo_item=k1');
    expect(nonceIn('', CART)).toBe('');
  });
});

describe('a change of the cart', () => {
  const halo = { cartItemKey: 'k1', quantity: 2 } as DrawerItem;
  const cart: DrawerCart = { items: [halo], subtotal: undefined, links: [], emptyText: '' };

  it('finds its item by the item’s key', () => {
    expect([itemIn(cart, 'k1'), itemIn(cart, 'k2'), itemIn(null, 'k1')]).toEqual([halo, undefined, undefined]);
  });

  it.each<[what: string, cart: DrawerCart | null, key: string, quantity: number, isDone: boolean]>([
    ['has worked when the cart has the quantity', cart, 'k1', 2, true],
    ['has failed when the cart has another quantity', cart, 'k1', 3, false],
    ['has failed when the item is gone', cart, 'k2', 1, false],
    ['has worked when an item that is gone was to have quantity 0', cart, 'k2', 0, true],
    ['counts as working while the cart is unknown', null, 'k1', 3, true],
  ])('%s', (_what, known, key, quantity, isDone) => {
    expect(hasQuantity(known, key, quantity)).toBe(isDone);
  });

  it('has restored an item when the cart has it, and counts as done while the cart is unknown', () => {
    expect([hasItem(cart, 'k1'), hasItem(cart, 'k2'), hasItem(null, 'k1')]).toEqual([true, false, true]);
  });
});

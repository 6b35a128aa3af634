/** The drawer’s store on the fixture’s mini-cart, with a page that answers as a test wants. */
import { atom } from 'nanostores';
import { beforeEach } from 'vitest';
import type { Cart } from '../../src/state/cart';
import { readMiniCart } from '../../widgets/mini-cart-drawer/read';
import { createDrawer, type DrawerDependencies } from '../../widgets/mini-cart-drawer/store';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';

export const CART = 'https://shop.example/cart/';

export let clock: FakeClock;
export let log: unknown[];
/** How the page answers: it fails, or it answers and leaves the cart as it was. */
export const server = { fails: false, ignores: false };
export const cart = {
  $cart: atom<Cart | null>(null),
  async refresh() {
    log.push('refresh');
    known();
  },
};

/** The mini-cart that the page shows. */
export const content = () => readMiniCart(find('.widget_shopping_cart_content'));

/** A drawer that logs what it calls. */
export const createLogging = (more: Partial<DrawerDependencies> = {}) =>
  createDrawer({
    cart,
    loadCart: async () => void log.push('load'),
    read: content,
    removeItem: async ({ cartItemKey, onRemoved }) => {
      log.push(`remove ${cartItemKey.slice(0, 4)}`);
      if (server.fails) throw new Error('no');
      onRemoved();
    },
    announce: (text) => log.push(text),
    requestPage: async (url, fields) => {
      log.push([url, fields]);
      if (server.fails) throw new Error('no');
      const quantity = Object.values((fields?.cart ?? {}) as Record<string, { qty: number }>)[0]?.qty;
      if (quantity && !server.ignores) find('.quantity').firstChild?.replaceWith(`${quantity} × `);
      return '';
    },
    postLast: (url, fields) => log.push(['last', url, fields]),
    cartUrl: CART,
    clock,
    onError: (_about, again) => log.push(again),
    onChanged: () => {},
    navigate: (url) => log.push(`go ${url}`),
    findOpener: () => null,
    ...more,
  });

/** Gives each test the fixture’s mini-cart, a clock and an empty log. Call it at the top of a describe. */
export function freshDrawer(): void {
  beforeEach(() => {
    showFixture('mini-cart');
    clock = createClock();
    log = [];
    Object.assign(server, { fails: false, ignores: false });
    cart.$cart.set(null);
  });
}

/** From now on the page knows its cart. */
export const known = () => cart.$cart.set({ fragments: {}, hash: 'h', source: 'loaded' });
/** The cart's first item. */
export const item = () => {
  const [first] = content().items;
  if (!first) throw new Error('The fixture has no item.');
  return first;
};

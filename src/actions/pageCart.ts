/** Owns the page's one cart, which the page shows, and its adds, built with the real network and storage. Created at first use: the page's globals may be late. */
import { addToCart, refreshFragments } from '../api/cart';
import { clock } from '../bridge/page/clock';
import { readCookie } from '../bridge/page/cookies';
import { shopIslands } from '../bridge/page/islands';
import { onLeave } from '../bridge/page/leaving';
import { notes } from '../bridge/page/notes';
import { sharedStore } from '../bridge/page/shared';
import { sharedStorage, tabStorage } from '../bridge/page/storage';
import { visibility } from '../bridge/page/visibility';
import { cartKeys } from '../bridge/woocommerce/keptKeys';
import { KEPT_CART } from '../rules/names';
import { type Adds, createAdds } from '../state/adds';
import { type Cart, type CartState, createCartState } from '../state/cart';
import { enqueue } from '../state/queue';
import { showCart } from './showCart';
import { showRefresh } from './showRefresh';

/** The page's cart; the first call creates it, and from then on the page shows every cart that comes in. */
export const pageCart = (): CartState =>
  sharedStore('cart', () => {
    const cart = createCartState({
      refreshFragments,
      clock,
      tabStorage,
      sharedStorage,
      readCookie,
      showRefresh,
      keys: cartKeys,
    });
    // The page shows that one already.
    cart.$cart.set(sharedStore<Cart | null>(KEPT_CART, () => null));
    cart.$cart.listen((known) => known && showCart(known));
    return cart;
  });

/** The page's adds; the first call creates them. */
export const pageAdds = (): Adds =>
  sharedStore('adds', () =>
    createAdds({
      ...pageCart(),
      refreshFragments,
      clock,
      tabStorage,
      sharedStorage,
      addToCart,
      enqueue,
      notes,
      onLeave,
      leftAdds: shopIslands().leftAdds,
      isOnline: () => navigator.onLine,
      isVisible: visibility.isVisible,
      locks: navigator.locks,
      loadRecovery: () => import('./recovery'),
    }),
  );

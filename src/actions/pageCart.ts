/**
 * Owns the page's one cart as islands watch it, and its adds, built with the real network and storage. Created at first
 * use: the page's globals may be late.
 */
import { addToCart, refreshFragments } from '../api/cart';
import { clock } from '../bridge/page/clock';
import { shopIslands } from '../bridge/page/islands';
import { onLeave } from '../bridge/page/leaving';
import { notes } from '../bridge/page/notes';
import { sharedStore } from '../bridge/page/shared';
import { sharedStorage, tabStorage } from '../bridge/page/storage';
import { visibility } from '../bridge/page/visibility';
import { type Adds, createAdds } from '../state/adds';
import type { CartState } from '../state/cart';
import { createCartAtom } from '../state/cartAtom';
import { enqueue } from '../state/queue';
import { keptCart, shownCart } from './shownCart';

/**
 * The page's cart; the first call gives it an atom. The cart may have been created without an atom before this. Then it
 * already shows its content, and may have a call under way.
 */
export const pageCart = (): CartState =>
  sharedStore('cart', () => {
    const $cart = createCartAtom(keptCart());
    const cart = shownCart($cart);
    $cart.set(cart.$cart.get());
    // The code that showed the cart before goes on showing it, because it knows which regions wait for the end of a
    // press.
    $cart.listen((known) => known && cart.show(known));
    return Object.assign(cart, { $cart });
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

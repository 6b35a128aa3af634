/** Owns the page's one cart and its adds, made of the real parts. Asked for lazily: the page's globals may be late. */
import { addToCart, refreshFragments } from '../api/cart';
import { fragmentsKey, hashKey } from '../bridge/cartKeys';
import { clock } from '../bridge/clock';
import { readCookie } from '../bridge/cookies';
import { onLeave } from '../bridge/leaving';
import { notes } from '../bridge/notes';
import { sharedStore } from '../bridge/shared';
import { sharedStorage, tabStorage } from '../bridge/storage';
import { type Adds, createAdds } from './adds';
import { type CartState, createCartState } from './cart';
import { enqueue } from './queue';
import { showRefresh } from './showRefresh';

/** Storage keys of the cart; the page names them. */
export const cartKeys = () => ({
  fragments: fragmentsKey(),
  hash: hashKey(),
});

export const liveCart = (): CartState =>
  sharedStore('cart', () =>
    createCartState({
      refreshFragments,
      clock,
      tabStorage,
      sharedStorage,
      readCookie,
      showRefresh,
      keys: cartKeys,
    }),
  );

export const liveAdds = (): Adds =>
  sharedStore('adds', () =>
    createAdds({
      ...liveCart(),
      refreshFragments,
      clock,
      tabStorage,
      sharedStorage,
      addToCart,
      enqueue,
      notes,
      onLeave,
      isOnline: () => navigator.onLine,
      locks: navigator.locks,
    }),
  );

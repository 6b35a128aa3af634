/** Owns the page's one cart and its adds, built with the real network and storage. Created at first use: the page's globals may be late. */
import { addToCart, refreshFragments } from '../api/cart';
import { clock } from '../bridge/page/clock';
import { readCookie } from '../bridge/page/cookies';
import { shopIslands } from '../bridge/page/islands';
import { onLeave } from '../bridge/page/leaving';
import { notes } from '../bridge/page/notes';
import { sharedStore } from '../bridge/page/shared';
import { sharedStorage, tabStorage } from '../bridge/page/storage';
import { visibility } from '../bridge/page/visibility';
import { fragmentsKey, hashKey } from '../bridge/woocommerce/cartKeys';
import { pageLanguage } from '../dom/language';
import { type Adds, createAdds } from '../state/adds';
import { type CartState, createCartState } from '../state/cart';
import { enqueue } from '../state/queue';
import { showRefresh } from './showRefresh';

/** Storage keys of the cart, as the page names them, and the language that its HTML is in. */
export const cartKeys = () => ({
  fragments: fragmentsKey(),
  hash: hashKey(),
  language: pageLanguage(),
});

/** The page's cart; the first call creates it. */
export const pageCart = (): CartState =>
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

/**
 * Owns the page's one cart, built with the real network and storage. Created at first use: the page's globals may be
 * late.
 */
import { refreshFragments } from '../api/cart';
import { clock } from '../bridge/page/clock';
import { readCookie } from '../bridge/page/cookies';
import { sharedStore } from '../bridge/page/shared';
import { sharedStorage, tabStorage } from '../bridge/page/storage';
import { cartKeys } from '../bridge/woocommerce/keptKeys';
import { KEPT_CART, SHOWN_CART } from '../rules/names';
import { type Cart, type CartHolder, createCartState } from '../state/cart';
import { showCart } from './showCart';
import { showRefresh } from './showRefresh';

const create = ($cart: CartHolder) =>
  Object.assign(
    createCartState({
      $cart,
      refreshFragments,
      clock,
      tabStorage,
      sharedStorage,
      readCookie,
      showRefresh,
      keys: cartKeys,
    }),
    { show: showCart },
  );

/** The page's cart; the first call creates it. @param $cart holds the newest cart from then on */
export const shownCart = ($cart: CartHolder): ReturnType<typeof create> => sharedStore(SHOWN_CART, () => create($cart));

/** The cart that the page has shown at its start, without the code of the cart. */
export const keptCart = (): Cart | null => sharedStore<Cart | null>(KEPT_CART, () => null);

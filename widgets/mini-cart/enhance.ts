/**
 * Keeps the page's mini-carts up to date: shows the cart at the start, and refreshes it on command. It runs while the
 * page sleeps, too.
 */

import { renewCart } from '../../src/actions/cartNews';
import { hasCart } from '../../src/bridge/page/cookies';
import { report, shopIslands } from '../../src/bridge/page/islands';
import { sharedStore } from '../../src/bridge/page/shared';
import { adoptStyles } from '../../src/bridge/page/styles';
import { hasCartReader } from '../../src/bridge/woocommerce/cartReaders';
import { showCartWidgets } from '../../src/bridge/woocommerce/cartWidgets';
import { dropOtherCurrency, hearCurrency, takeCurrency } from '../../src/bridge/woocommerce/currency';
import { cartKeys } from '../../src/bridge/woocommerce/keptKeys';
import type { Fragments } from '../../src/rules/cartAnswer';
import { SHOWN_CART } from '../../src/rules/names';
import { ORIGINAL_FRAGMENTS } from '../../src/rules/originals';
import type { PlainCart } from '../../src/state/cart';
import { CONTENT } from './contract';
import { isCheckout } from './page/checkout';
import { hearCustomizer } from './page/customizer';
import { dropOtherLogin } from './page/login';
import { restoreCart } from './page/restoreCart';
import css from './styles.css?inline';

/** The cart's code for a page that changes the cart, or that has been open for long. */
const cartCode = async () => (await import('../../src/actions/pageCart')).pageCart();

/** The cart's code for a page that only shows the cart, and may go on sleeping. */
const freshCode = async () => (await import('./page/fresh')).plainCart();

/** The page's cart, if the code for it is there. */
const knownCart = () => (shopIslands().stores as { [SHOWN_CART]?: PlainCart })[SHOWN_CART];

/**
 * Uses the page's cart, at once if the code for it is there. A page that the shopper is leaving loads nothing, which is
 * no failure.
 */
function withCart(use: (cart: PlainCart) => unknown, code: () => Promise<PlainCart> = cartCode): void {
  const fail = async (cause: unknown) => {
    try {
      await (await import('../../src/bridge/page/leaving')).whenStaying();
      report({
        island: 'mini-cart',
        what: 'Loading failed.',
        why: 'The cart is as printed.',
        fix: 'See the cause.',
        cause,
      });
    } catch {
      // Nothing can be loaded, because the shopper is leaving the page.
    }
  };
  const cart = knownCart();
  if (cart) use(cart);
  else code().catch(cartCode).then(use, fail);
}

/** A failure is ignored here, because the code that shows the refresh reports it. */
const fetchCart = (cart: PlainCart) => cart.refresh().catch(() => {});

/**
 * True while the first fetch waits for its code. Other requests for the cart in that time need no fetch of their own.
 */
let isBeginning = false;

const beginningCode = () => {
  isBeginning = true;
  return (isCheckout() ? cartCode() : freshCode()).finally(() => {
    isBeginning = false;
  });
};

/** Fetches the cart. */
const refresh = (): void => {
  if (!isBeginning) withCart(fetchCart);
};

/** Shows a kept cart by the cart's code. */
const show = (fragments: Fragments, hash: string): void =>
  withCart(({ $cart }) => $cart.set({ fragments, hash, source: 'loaded' }), freshCode);

/**
 * Shows the cart at the start: the cached one if it may be shown, else the server's. Without a cart it fetches nothing.
 * @param isNeeded whether the page shows the cart, read before the tab drops a cart that is out of date
 */
function begin(isNeeded: unknown): void {
  if (
    shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS) ||
    knownCart()?.$cart.get() ||
    restoreCart({ show, refresh }).reuse
  )
    return;
  if (hasCart() && isNeeded) withCart(fetchCart, beginningCode);
}

/**
 * Fetches the code of a removal when a hand comes to a mini-cart. A failure is ignored here, because a press meets it
 * again.
 */
const comeNear = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(CONTENT)) import('./page/remove').catch(() => {});
};

/** Fetches the cart after a switch of the currency: the kept and the shown cart have the old prices. */
function refreshPrices(): void {
  dropOtherCurrency(cartKeys());
  refresh();
}

/** Starts listening. Returns true, which marks the start as done. */
function listen(): true {
  adoptStyles(css);
  if (hasCart()) showCartWidgets(true);
  const isNeeded = hasCartReader();
  takeCurrency(cartKeys);
  dropOtherLogin(cartKeys());
  hearCurrency(refreshPrices);
  hearCustomizer(refresh);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, comeNear);
  shopIslands().obey('cart:refresh', refresh);
  // On a page from the back/forward cache, the shopper has ordered meanwhile. Where there is still a cart, or where
  // islands watch it, other code renews the cart.
  addEventListener('pageshow', ({ persisted }) => persisted && !hasCart() && !shopIslands().stores.cart && renewCart());
  begin(isNeeded);
  return true;
}

/**
 * Shows the known cart, and starts listening to commands. It does so once: on a page that sleeps, or when the page
 * wakes.
 */
export const start = (): void => void sharedStore('miniCart', listen);

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
import { isCheckout } from './checkout';
import { CONTENT } from './contract';
import { hearCustomizer } from './customizer';
import { dropOtherLogin } from './login';
import { restoreCart } from './restoreCart';
import css from './styles.css?inline';

/** Of a page that changes the cart, or has been open for long. */
const cartCode = async () => (await import('../../src/actions/pageCart')).pageCart();

/** Of a page that only shows the cart: it may sleep on. */
const freshCode = async () => (await import('./fresh')).plainCart();

/** The page's cart, if its code is there. */
const knownCart = () => (shopIslands().stores as { [SHOWN_CART]?: PlainCart })[SHOWN_CART];

/**
 * Uses the page's cart, at once if its code is there. A page that is being left loads nothing, and that is no failure.
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
      // Nothing can be loaded: the page is being left.
    }
  };
  const cart = knownCart();
  if (cart) use(cart);
  else code().catch(cartCode).then(use, fail);
}

/** The code that shows the refresh reports a failure. */
const fetchCart = (cart: PlainCart) => cart.refresh().catch(() => {});

/**
 * True while the start's own fetch waits for its code: whoever asks meanwhile, or has asked before, asks for the same.
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
 * @param isNeeded whether the page shows the cart, by what the tab knew before it dropped a cart that is out of date
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

/** Fetches what a removal needs, once a hand comes to a mini-cart. A press finds out if it cannot be had. */
const comeNear = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(CONTENT)) import('./remove').catch(() => {});
};

/** Fetches the cart after a switch of the currency: the kept and the shown cart have the old prices. */
function refreshPrices(): void {
  dropOtherCurrency(cartKeys());
  refresh();
}

/** Returns that it has. */
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
  // The cart was ordered meanwhile. Where there is still one, or where islands watch it, every page sees to it.
  addEventListener('pageshow', ({ persisted }) => persisted && !hasCart() && !shopIslands().stores.cart && renewCart());
  begin(isNeeded);
  return true;
}

/** Shows the known cart, and starts listening to commands: once, on a page that sleeps or when it wakes. */
export const start = (): void => void sharedStore('miniCart', listen);

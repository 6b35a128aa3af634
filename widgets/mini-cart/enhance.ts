/** Keeps the page's mini-carts up to date: shows the cart at the start, refreshes it on command, and removes items. */

import { renewCart } from '../../src/actions/cartNews';
import { hasCart } from '../../src/bridge/page/cookies';
import { goTo } from '../../src/bridge/page/goTo';
import { report, shopIslands } from '../../src/bridge/page/islands';
import { whenStaying } from '../../src/bridge/page/leaving';
import { adoptStyles } from '../../src/bridge/page/styles';
import { hasCartReader } from '../../src/bridge/woocommerce/cartReaders';
import { dropOtherCurrency, hearCurrency, takeCurrency } from '../../src/bridge/woocommerce/currency';
import { cartKeys } from '../../src/bridge/woocommerce/keptKeys';
import type { Fragments } from '../../src/rules/cartAnswer';
import { ORIGINAL_FRAGMENTS } from '../../src/rules/originals';
import type { CartState } from '../../src/state/cart';
import { say } from '../../src/texts/say';
import { emptyCart } from '../../src/texts/table';
import { fillBlankWidgets } from './blankWidgets';
import { CONTENT, ROW, UPDATING } from './contract';
import { hearCustomizer } from './customizer';
import { dropOtherLogin } from './login';
import { readRemoveLink } from './read';
import { restoreCart } from './restoreCart';
import css from './styles.css?inline';

/** The code of the cart's calls and changes. Fetched when the page needs more than the cart that the tab has kept. */
const cartCode = async () => (await import('../../src/actions/pageCart')).pageCart();

/** Uses that code. A page that is being left loads nothing, and that is no failure. */
function withCart(use: (cart: CartState) => unknown): void {
  const fail = async (cause: unknown) => {
    await whenStaying();
    report({ island: 'mini-cart', what: 'Loading failed.', why: 'The cart is as printed.', fix: 'See the cause.', cause });
  };
  cartCode().then(use, fail);
}

/** Fetches the cart. The code that shows the refresh reports a failure. */
const refresh = (): void => withCart((cart) => cart.refresh().catch(() => {}));

/** The page's cart, if its code is there. */
const knownCart = () => shopIslands().stores.cart as CartState | undefined;

/** Shows a kept cart by the cart's code, at once if that is there. */
function show(fragments: Fragments, hash: string): void {
  const take = ({ $cart }: CartState) => $cart.set({ fragments, hash, source: 'loaded' });
  const cart = knownCart();
  if (cart) take(cart);
  else withCart(take);
}

/** Shows the text for an empty cart from the config in blank mini-carts. */
function sayEmpty(): boolean {
  const textContent = say(emptyCart);
  if (textContent === emptyCart.en) return false;
  for (const content of document.querySelectorAll(`${CONTENT}:empty`)) {
    content.append(Object.assign(document.createElement('p'), { className: 'woocommerce-mini-cart__empty-message', textContent }));
  }
  return true;
}

/**
 * Shows the cart at the start: the cached one if it may be shown, else the server's. Without a cart it fetches nothing, as
 * long as the page has the text for an empty cart (docs/decisions/spec.md).
 * @param isNeeded whether the page shows the cart, by what the tab knew before it dropped a cart that is out of date
 */
function begin(isNeeded: unknown): void {
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS) || knownCart()?.$cart.get() || restoreCart({ show, refresh }).reuse) return;
  if (hasCart() ? isNeeded : !(fillBlankWidgets() || sayEmpty())) refresh();
}

const removal = () => import('./remove');

/** Removes an item. After any failure the browser follows the link, whose address removes the item too (SPEC 4.1). */
export function remove(link: HTMLElement): void {
  const row = link.closest<HTMLElement>(ROW) ?? link;
  if (row.classList.contains(UPDATING)) return;
  const props = readRemoveLink(link);
  row.classList.add(UPDATING);
  row.setAttribute('aria-busy', 'true');
  removal()
    .then((code) => code.remove(link, props))
    .catch(() => goTo(props.href));
}

/** Fetches what a removal needs, once a hand comes to a mini-cart. A press finds out if it cannot be had. */
const comeNear = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(CONTENT)) removal().catch(() => {});
};

/** Fetches the cart after a switch of the currency: the kept and the shown cart have the old prices. */
function refreshPrices(): void {
  dropOtherCurrency(cartKeys());
  refresh();
}

/** Shows the known cart, and starts listening to commands. */
export function start(): void {
  adoptStyles(css);
  const isNeeded = hasCartReader();
  takeCurrency(cartKeys);
  dropOtherLogin(cartKeys());
  hearCurrency(refreshPrices);
  hearCustomizer(refresh);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, comeNear);
  shopIslands().obey('cart:refresh', refresh);
  // The cart was ordered meanwhile. Where there is still one, or where the cart's code is there, every page sees to it.
  addEventListener('pageshow', ({ persisted }) => persisted && !hasCart() && !knownCart() && renewCart());
  begin(isNeeded);
}

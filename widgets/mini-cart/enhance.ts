/** Keeps the page's mini-carts up to date: shows the cart at the start, refreshes it on command, and removes items. */

import { cartKeys, pageCart } from '../../src/actions/pageCart';
import { removeItem } from '../../src/actions/removeItem';
import { showCarts } from '../../src/actions/showCart';
import { hasCart } from '../../src/bridge/page/cookies';
import { goTo } from '../../src/bridge/page/goTo';
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { hasCartReader } from '../../src/bridge/woocommerce/cartReaders';
import { dropOtherCurrency, hearCurrency, takeCurrency } from '../../src/bridge/woocommerce/currency';
import { ORIGINAL_FRAGMENTS } from '../../src/rules/originals';
import { say } from '../../src/texts/say';
import { emptyCart } from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import { fillBlankWidgets } from './blankWidgets';
import { CONTENT, ROW, UPDATING } from './contract';
import { hearCustomizer } from './customizer';
import { dropOtherLogin } from './login';
import { readRemoveLink } from './read';
import { restoreCart } from './restoreCart';
import css from './styles.css?inline';

/** Fetches the cart. The code that shows the refresh reports a failure. */
const refresh = (): void =>
  void pageCart()
    .refresh()
    .catch(() => {});

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
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS) || pageCart().$cart.get() || restoreCart().reuse) return;
  if (hasCart() ? isNeeded : !(fillBlankWidgets() || sayEmpty())) refresh();
}

/** Removes an item. After any failure the browser follows the link, whose address removes the item too (SPEC 4.1). */
export function remove(link: HTMLElement): void {
  const row = link.closest<HTMLElement>(ROW) ?? link;
  if (row.classList.contains(UPDATING)) return;
  const { cartItemKey, href, successMessage } = readRemoveLink(link);
  row.classList.add(UPDATING);
  row.setAttribute('aria-busy', 'true');
  announce('');
  removeItem({ cartItemKey, button: link, onRemoved: () => announce(successMessage) }).catch(() => goTo(href));
}

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
  showCarts();
  shopIslands().obey('cart:refresh', refresh);
  begin(isNeeded);
}

/** Keeps the page's mini-carts true: the first look, refreshes that others ask for, and removal of items. */

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
import { readRemoveLink } from './read';
import { restoreCart } from './restoreCart';
import css from './styles.css?inline';

/** Fetches the cart. What fails is told by whoever shows the refresh. */
const refresh = (): void =>
  void pageCart()
    .refresh()
    .catch(() => {});

/** Gives blank mini-carts the shop's own words for an empty cart, where the config has them. */
function sayEmpty(): boolean {
  const textContent = say(emptyCart);
  if (textContent === emptyCart.en) return false;
  for (const content of document.querySelectorAll(`${CONTENT}:empty`)) {
    content.append(Object.assign(document.createElement('p'), { className: 'woocommerce-mini-cart__empty-message', textContent }));
  }
  return true;
}

/**
 * First look at the cart: the cache if it may be shown, else the server. Without a cart nothing is fetched, as long
 * as the words for an empty one are to be had (docs/decisions/spec.md).
 */
function begin(): void {
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS) || pageCart().$cart.get() || restoreCart().reuse) return;
  if (hasCart() ? hasCartReader(false) : !(fillBlankWidgets() || sayEmpty())) refresh();
}

/** Removes an item. Whatever goes wrong, the link's own address removes it too (SPEC 4.1). */
export function remove(link: HTMLElement): void {
  const row = link.closest<HTMLElement>(ROW) ?? link;
  if (row.classList.contains(UPDATING)) return;
  const { cartItemKey, href, successMessage } = readRemoveLink(link);
  row.classList.add(UPDATING);
  row.setAttribute('aria-busy', 'true');
  announce('');
  removeItem({ cartItemKey, button: link, onRemoved: () => announce(successMessage) }).catch(() => goTo(href));
}

/** The currency was switched: what this tab keeps of the cart has the old prices, and so has what it shows. */
function refreshPrices(): void {
  dropOtherCurrency(cartKeys());
  refresh();
}

/** Starts with what is known of the cart. */
export function start(): void {
  adoptStyles(css);
  takeCurrency(cartKeys());
  hearCurrency(refreshPrices);
  hearCustomizer(refresh);
  showCarts();
  shopIslands().obey('cart:refresh', refresh);
  begin();
}

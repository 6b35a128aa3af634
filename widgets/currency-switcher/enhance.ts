/** Shows the page in the chosen currency. It is a navigation: prices are the server's. */

import { onTriggeredChange } from '../../src/bridge/jquery/jquery';
import { pageSetting } from '../../src/bridge/page/globals';
import { goTo } from '../../src/bridge/page/goTo';
import { tabStorage } from '../../src/bridge/page/storage';
import { isVisitedAgain } from '../../src/bridge/page/visit';
import { type KeptCart, takeCurrency } from '../../src/bridge/woocommerce/currency';
import { defaultGlobal, ownGlobal } from '../../src/dom/ownGlobal';
import { FUNCTION, SWITCHER } from './contract';
import { hasInlineHandler } from './read';
import { currencyUrl } from './rules';

/** The code that the page is being left for; the select's handler and its event both say it. */
let leavingFor = '';

/** Under which names WooCommerce's scripts keep the cart; "" where they keep none. */
const keptCart = (): KeptCart => ({
  fragments: pageSetting('wc_cart_fragments_params', 'fragment_name'),
  hash: pageSetting('wc_cart_fragments_params', 'cart_hash_key'),
});

/** Leaves for the page in that currency, once; "" is no currency. */
function switchTo(code: string): void {
  if (!code || code === leavingFor) return;
  leavingFor = code;
  // WooCommerce's own script would show the old prices from here.
  tabStorage.remove(keptCart().fragments);
  goTo(currencyUrl(location.href, code));
}

/** The shopper chose. Where the handler is ShopEngine's own, it is on its way already. */
export function change(select: Element): void {
  if (!(select instanceof HTMLSelectElement)) return;
  if (!hasInlineHandler(select) || ownGlobal(FUNCTION) === switchTo) switchTo(select.value);
}

/** The select says the currency that the page is printed in, not what was chosen when it was left. */
function showPrinted(): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>(`${SWITCHER} option[selected]`)) option.selected = true;
}

export function start(): void {
  takeCurrency(keptCart());
  if (isVisitedAgain()) showPrinted();
  onTriggeredChange(`${SWITCHER} select`, change);
  addEventListener('pagehide', () => {
    leavingFor = '';
    showPrinted();
  });
}

// Not in `start`: inline handlers may call it at any time. ShopEngine's own, there or to come, wins.
defaultGlobal(FUNCTION, switchTo);

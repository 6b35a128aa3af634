/** Shows the page in the chosen currency by loading it again, because the server sets the prices. */

import { onTriggeredChange } from '../../src/bridge/jquery/events';
import { pageSetting } from '../../src/bridge/page/globals';
import { goTo } from '../../src/bridge/page/goTo';
import { leaveForSame } from '../../src/bridge/page/reload';
import { tabStorage } from '../../src/bridge/page/storage';
import { isVisitedAgain } from '../../src/bridge/page/visit';
import { type KeptCart, takeCurrency } from '../../src/bridge/woocommerce/currency';
import { defaultGlobal, ownGlobal } from '../../src/dom/ownGlobal';
import { FUNCTION, SWITCHER } from './contract';
import { hasInlineHandler } from './read';
import { currencyUrl } from './rules';

/** The currency to which the page is switching. The select's handler and its event both ask for it. */
let leavingFor = '';

/** The storage keys under which WooCommerce's scripts keep the cart; "" when they keep none. */
const keptCart = (): KeptCart => ({
  fragments: pageSetting('wc_cart_fragments_params', 'fragment_name'),
  hash: pageSetting('wc_cart_fragments_params', 'cart_hash_key'),
});

/** Loads the page in a currency, once. Does nothing for "". */
function switchTo(code: string): void {
  if (!code || code === leavingFor) return;
  leavingFor = code;
  // From the kept cart, WooCommerce's own script would show the old prices.
  tabStorage.remove(keptCart().fragments);
  leaveForSame(() => goTo(currencyUrl(location.href, code)), `${SWITCHER} *`);
}

/** Handles the shopper's choice. If the handler is ShopEngine's own, it has switched already. */
export function change(select: Element): void {
  if (!(select instanceof HTMLSelectElement)) return;
  if (!hasInlineHandler(select) || ownGlobal(FUNCTION) === switchTo) switchTo(select.value);
}

/** Sets the select to the currency of the printed page, because the browser may restore the choice from before. */
function showPrinted(): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>(`${SWITCHER} option[selected]`))
    option.selected = true;
}

/** Takes in the page's currency, and keeps the select equal to it. */
export function start(): void {
  takeCurrency(keptCart);
  if (isVisitedAgain()) showPrinted();
  onTriggeredChange(`${SWITCHER} select`, change);
  addEventListener('pagehide', () => {
    leavingFor = '';
    showPrinted();
  });
}

// Runs outside `start`, because inline handlers may call it at any time. ShopEngine's own function wins, even when it
// comes later.
defaultGlobal(FUNCTION, switchTo);

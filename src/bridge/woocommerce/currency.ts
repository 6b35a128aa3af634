/**
 * Owns in which currency the shop shows prices, as far as its pages say; the choice itself is the server's. The cart's
 * hash knows no currency, so that a cart kept in another one is told by what stands here.
 */
import { clock } from '../page/clock';
import { sharedStorage, tabStorage } from '../page/storage';
import { isFromCache } from '../page/visit';

/** localStorage: when a page of any tab last said another currency than before, and which. sessionStorage: as that was when this tab's cart was kept. */
export const CURRENCY_KEY = 'shop-islands:currency';

/** Names of the kept cart (`wc_cart_fragments_params`). */
export interface KeptCart {
  fragments: string;
  hash: string;
}

/** The switcher's printed choice, else the address's (SPEC 2.2); "" where neither says. */
const printed = (): string =>
  document.querySelector<HTMLOptionElement>('.shopengine-currency-switcher option[selected]')?.value ||
  new URLSearchParams(location.search).get('currency') ||
  '';

/** True for a page that was asked for before `told` was, or comes from the browser's own cache: it says what was. */
function isOld(told: string): boolean {
  const at = Number.parseInt(told, 10);
  return (performance.timeOrigin < at && at <= clock.now()) || isFromCache();
}

/** Says the page's currency to all tabs, if it is another one. Without the shared hash their carts are refreshed, whichever script does so. */
function tell({ hash }: KeptCart): void {
  const code = printed();
  const told = sharedStorage.get(CURRENCY_KEY) ?? '';
  if (!code || told.endsWith(` ${code}`) || isOld(told)) return;
  sharedStorage.set(CURRENCY_KEY, `${clock.now()} ${code}`);
  sharedStorage.remove(hash);
}

/** Drops this tab's kept cart if it was kept before the currency was another one. */
export function dropOtherCurrency({ fragments }: KeptCart): void {
  const told = sharedStorage.get(CURRENCY_KEY);
  if (!told || told === tabStorage.get(CURRENCY_KEY)) return;
  tabStorage.remove(fragments);
  tabStorage.set(CURRENCY_KEY, told);
}

/** Takes in the currency that the page is printed in. */
export function takeCurrency(cart: KeptCart): void {
  tell(cart);
  dropOtherCurrency(cart);
}

/** Runs when a page in another tab says that the currency is another one now. */
export const hearCurrency = (run: () => void): void => addEventListener('storage', ({ key }) => key === CURRENCY_KEY && run());

/**
 * Owns the currency of the shop's prices, as far as its pages say it; the server makes the choice. The cart's hash does not
 * depend on the currency, so only this file can say that a kept cart is in another one.
 */
import { clock } from '../page/clock';
import { sharedStorage, tabStorage } from '../page/storage';
import { isFromCache } from '../page/visit';

/** In localStorage: the last change of the currency and its time, by a page of any tab. In sessionStorage: that value when this tab kept its cart. */
export const CURRENCY_KEY = 'shop-islands:currency';

/** Storage keys of the kept cart (`wc_cart_fragments_params`). */
export interface KeptCart {
  fragments: string;
  hash: string;
}

/** The currency that the switcher shows, else the one in the address (SPEC 2.2); "" when neither names one. */
const printed = (): string =>
  document.querySelector<HTMLOptionElement>('.shopengine-currency-switcher option[selected]')?.value ||
  new URLSearchParams(location.search).get('currency') ||
  '';

/** True when the page was requested before `told`, or comes from the browser's own cache: its currency may be out of date. */
function isOld(told: string): boolean {
  const at = Number.parseInt(told, 10);
  return (performance.timeOrigin < at && at <= clock.now()) || isFromCache();
}

/** Tells all tabs the page's currency if it has changed. Deleting the shared hash makes the other tabs refresh their carts, by whichever script. */
function tell({ hash }: KeptCart): void {
  const code = printed();
  const told = sharedStorage.get(CURRENCY_KEY) ?? '';
  if (!code || told.endsWith(` ${code}`) || isOld(told)) return;
  sharedStorage.set(CURRENCY_KEY, `${clock.now()} ${code}`);
  sharedStorage.remove(hash);
}

/** Drops this tab's kept cart if the currency has changed since the tab kept it. */
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

/** Runs when a page in another tab says that the currency has changed. */
export const hearCurrency = (run: () => void): void => addEventListener('storage', ({ key }) => key === CURRENCY_KEY && run());

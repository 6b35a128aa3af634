/**
 * Owns the currency of the shop's prices, as far as its pages name it; the server makes the choice. The cart's hash
 * does not depend on the currency, so only this file can say that a kept cart is in another one.
 */
import { clock } from '../page/clock';
import { pageGlobal } from '../page/globals';
import { whenGlobal } from '../page/lateGlobals';
import { sharedStorage, tabStorage } from '../page/storage';
import { isFromCache } from '../page/visit';
import { FRAGMENT_PARAMS } from './cartKeys';

/**
 * In localStorage: the last change of the currency and its time, by a page of any tab. In sessionStorage: that value
 * when this tab kept its cart.
 */
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

/**
 * True when the page was requested before `told`, or comes from the browser's own cache: its currency may be out of
 * date.
 */
function isOld(told: string): boolean {
  const at = Number.parseInt(told, 10);
  return (performance.timeOrigin < at && at <= clock.now()) || isFromCache();
}

/** Tells all tabs the page's currency. @returns true if it has changed */
function tell(): boolean {
  const code = printed();
  const told = sharedStorage.get(CURRENCY_KEY) ?? '';
  if (!code || told.endsWith(` ${code}`) || isOld(told)) return false;
  sharedStorage.set(CURRENCY_KEY, `${clock.now()} ${code}`);
  return true;
}

/** Takes in what the tabs were told. @returns true if this tab's kept cart is in another currency */
function hear(): boolean {
  const told = sharedStorage.get(CURRENCY_KEY);
  if (!told || told === tabStorage.get(CURRENCY_KEY)) return false;
  tabStorage.set(CURRENCY_KEY, told);
  return true;
}

/** Drops this tab's kept cart if the currency has changed since the tab kept it. */
export function dropOtherCurrency({ fragments }: KeptCart): void {
  if (hear()) tabStorage.remove(fragments);
}

/**
 * Takes in the currency that the page is printed in. Deleting the shared hash makes the other tabs refresh their carts,
 * by whichever script. @param keys a function, because the page may name the storage keys late
 */
export function takeCurrency(keys: () => KeptCart): void {
  const isNew = tell();
  const isOther = hear();
  if (!isNew && !isOther) return;
  whenGlobal(
    () => Object.keys(pageGlobal(FRAGMENT_PARAMS))[0],
    () => {
      const { fragments, hash } = keys();
      if (isNew) sharedStorage.remove(hash);
      if (isOther) tabStorage.remove(fragments);
    },
    true,
  );
}

/** Runs when a page in another tab says that the currency has changed. */
export const hearCurrency = (run: () => void): void =>
  addEventListener('storage', ({ key }) => key === CURRENCY_KEY && run());

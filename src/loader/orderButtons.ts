/**
 * Owns `window.wc.customPlaceOrderButton`, where payment methods register order buttons of their own. The loader makes
 * it while its script runs, because a method's deferred script, which runs right after it, must find it. The checkout
 * reads what was registered.
 */
import { defaultGlobal } from '../dom/ownGlobal';
import type { OrderButtonRegistry } from '../rules/orderButton';

/** Makes the registry, unless a script of the page has made it already. */
export function defineOrderButtons(): void {
  const wc = defaultGlobal<{ customPlaceOrderButton?: OrderButtonRegistry }>('wc', {});
  const registered: OrderButtonRegistry['registered'] = [];
  wc.customPlaceOrderButton ??= { registered, register: (...one) => void registered.push(one) };
}

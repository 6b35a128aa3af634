/** Owns access to `window.wc.customPlaceOrderButton`, which the loader or WooCommerce's own script makes. */
import { pageGlobal } from '../../../src/bridge/page/globals';
import { ownGlobal } from '../../../src/dom/ownGlobal';
import type { OrderButtonRegistry } from '../../../src/rules/orderButton';

/** The page's registry; empty where there is none. */
export const buttonRegistry = (): Partial<OrderButtonRegistry> =>
  ownGlobal<{ customPlaceOrderButton?: OrderButtonRegistry }>('wc')?.customPlaceOrderButton ?? {};

const isRegistered = (id: unknown): boolean => !!buttonRegistry().registered?.some(([one]) => one === id);

/** True for a method that, as the shop says, draws the order's button itself. */
export const isDeclared = (id: string): boolean =>
  [pageGlobal('wc_checkout_params').gateways_with_custom_place_order_button].flat().includes(id);

/** True for a method that has registered a button, or that will. */
export const hasOwnButton = (id: string): boolean => isDeclared(id) || isRegistered(id);

/** Runs for each method that registers a button from now on. */
export function onRegistered(run: (id: unknown) => void): void {
  const { registered } = buttonRegistry();
  if (registered)
    registered.push = (one) => {
      const isKnown = isRegistered(one?.[0]);
      registered[registered.length] = one ?? [];
      if (!isKnown) run(one?.[0]);
      return registered.length;
    };
}

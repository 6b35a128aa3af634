/** Owns the question whether anything on the page shows the cart by fragments. If nothing does, no code requests them. */
import type { Fragments } from '../../rules/cartAnswer';
import { pageGlobal } from '../page/globals';
import { shopIslands } from '../page/islands';
import { tabStorage } from '../page/storage';
import { parseStored } from '../page/storedJson';
import { FRAGMENT_PARAMS, fragmentsKey } from './cartKeys';

/** A cart widget, or a control that opens the islands' own drawer. */
const REGIONS = '.widget_shopping_cart_content, .widget_shopping_cart, [data-island~="mini-cart"], [data-island~="mini-cart-drawer"]';

function isThere(selector: string): boolean {
  try {
    return !!document.querySelector(selector);
  } catch {
    // Some selectors are known to jQuery only; the page may well have such a region.
    return true;
  }
}

/** The newest fragments that this tab got; undefined when it got none or could not keep them. */
function readKnown(): Fragments | undefined {
  // The cart's state, once its code has loaded.
  const { cart } = shopIslands().stores as { cart?: { $cart: { get(): { fragments: Fragments } | null } } };
  return cart?.$cart.get()?.fragments ?? (parseStored(tabStorage.get(fragmentsKey())) as Fragments | undefined);
}

/**
 * True when the page shows the cart in a part that fragments update: a cart widget, a drawer, a region that an earlier
 * answer named. Also true when the theme uses WooCommerce's fragments script, whose settings are then on the page.
 * @param ifUnknown the result while no answer has named any region yet
 */
export function hasCartReader(ifUnknown: boolean): boolean {
  if (isThere(REGIONS) || Object.keys(pageGlobal(FRAGMENT_PARAMS))[0]) return true;
  const known = readKnown();
  return known ? Object.keys(known).some(isThere) : ifUnknown;
}

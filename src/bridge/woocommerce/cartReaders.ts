/** Owns the question whether anything on the page shows the cart by fragments; where nothing does, nobody asks for them. */
import type { Fragments } from '../../rules/cartAnswer';
import { pageGlobal } from '../page/globals';
import { shopIslands } from '../page/islands';
import { tabStorage } from '../page/storage';
import { parseStored } from '../page/storedJson';
import { FRAGMENT_PARAMS, fragmentsKey } from './cartKeys';

/** A cart widget, or what opens our own drawer. */
const REGIONS = '.widget_shopping_cart_content, .widget_shopping_cart, [data-island~="mini-cart"], [data-island~="mini-cart-drawer"]';

function isThere(selector: string): boolean {
  try {
    return !!document.querySelector(selector);
  } catch {
    // Only jQuery knows some of them.
    return true;
  }
}

/** The newest fragments that this tab was sent; undefined where it was sent none, or may keep none. */
function readKnown(): Fragments | undefined {
  // The cart's state, once its code has come.
  const { cart } = shopIslands().stores as { cart?: { $cart: { get(): { fragments: Fragments } | null } } };
  return cart?.$cart.get()?.fragments ?? (parseStored(tabStorage.get(fragmentsKey())) as Fragments | undefined);
}

/**
 * True where the page shows the cart in a part that fragments renew: a cart widget, a drawer, a region that an earlier
 * answer named; or where a theme has asked for WooCommerce's fragments script, whose settings are printed then.
 * @param ifUnknown what holds where no answer has named any region yet
 */
export function hasCartReader(ifUnknown: boolean): boolean {
  if (isThere(REGIONS) || Object.keys(pageGlobal(FRAGMENT_PARAMS)).length) return true;
  const known = readKnown();
  return known ? Object.keys(known).some(isThere) : ifUnknown;
}

/**
 * Owns the question whether anything on the page shows the cart by fragments. If nothing does, no code requests them.
 */
import type { OriginalMark } from '../../island/types';
import type { Fragments } from '../../rules/cartAnswer';
import { SHOWN_CART } from '../../rules/names';
import { pageGlobal } from '../page/globals';
import { shopIslands } from '../page/islands';
import { tabStorage } from '../page/storage';
import { parseStored } from '../page/storedJson';
import { FRAGMENT_PARAMS, fragmentsKey } from './cartKeys';

/** Any script that listens to fresh fragments. */
const LISTENER: OriginalMark = { event: 'wc_fragments_refreshed', and: 'wc_fragments_refreshed' };

/** A cart widget, or a host of the islands: a control that opens their drawer, their panel. */
const REGIONS = '.widget_shopping_cart_content,.widget_shopping_cart,[data-island*=mini-cart]';

function isThere(selector: string): boolean {
  try {
    return !!document.querySelector(selector);
  } catch {
    // Some selectors are known to jQuery only; the page may well have such a region.
    return true;
  }
}

/** The selectors that the newest answer of this tab names; none when it got no answer or could not keep it. */
function knownRegions(): string[] {
  // The cart's state, once its code has loaded.
  const { [SHOWN_CART]: cart } = shopIslands().stores as {
    [SHOWN_CART]?: { $cart: { get(): { fragments: Fragments } | null } };
  };
  return Object.keys(cart?.$cart.get()?.fragments ?? parseStored(tabStorage.get(fragmentsKey())) ?? {});
}

/**
 * True when the page shows the cart in a part that fragments update: a cart widget, a drawer, a region that an earlier
 * answer named. Also true when the theme uses WooCommerce's fragments script, whose settings are then on the page, and
 * when another script listens to fresh fragments.
 */
export const hasCartReader = (): unknown =>
  [REGIONS, ...knownRegions()].some(isThere) ||
  Object.keys(pageGlobal(FRAGMENT_PARAMS))[0] ||
  shopIslands().isOriginalActive(LISTENER);

/** Owns what a page knows about the cart before it has asked the server. */

import type { Store } from '../bridge/page/storage';
import { parseStored } from '../bridge/page/storedJson';
import type { Fragments } from '../rules/cartAnswer';
import type { Cart, PlainCart } from './cart';

interface Known extends Pick<PlainCart, '$cart' | 'keys'> {
  tabStorage: Store;
}

/** The newest cart that the page shows or the tab keeps; undefined when there is none. */
export function knownCart({ $cart, keys, tabStorage }: Known): Pick<Cart, 'fragments' | 'hash'> | undefined {
  const names = keys();
  const fragments = parseStored(tabStorage.get(names.fragments)) as Fragments | undefined;
  return $cart.get() ?? (fragments && { fragments, hash: tabStorage.get(names.hash) ?? '' });
}

/**
 * Owns the atom by which islands watch the cart. A file of its own, to save bytes: a page that only shows the cart
 * needs no atom.
 */
import { atom, type PreinitializedWritableAtom } from 'nanostores';
import type { Cart } from './cart';

/** Creates it with the cart that the page shows; null while it knows none. */
export const createCartAtom = (cart: Cart | null): PreinitializedWritableAtom<Cart | null> => atom(cart);

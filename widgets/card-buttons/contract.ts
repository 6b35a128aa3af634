/** The icon buttons of a product's card, as ShopEngine prints them (README.md has the table). */
import { addToWishlist, compare, directCheckout, quickView } from '../../src/texts/table';

/**
 * What a button does, by the part of its class that tells. The comparison's class holds the wishlist's word too, so that it
 * is asked for first; its bar, which is no button, has none of these.
 */
export const WORDS = { comparison_: compare, add_to_list: addToWishlist, quickview: quickView, direct_checkout: directCheckout };

export interface CardButton {
  /** Undefined for what is no button. */
  kind: keyof typeof WORDS | undefined;
  /** True when it has words or a name of its own. */
  isNamed: boolean;
  /** The product's name; "" when the card has none. */
  productName: string;
}

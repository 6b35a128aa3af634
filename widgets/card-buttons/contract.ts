/** The icon buttons of a product's card, as ShopEngine prints them (README.md has the table). */
import { addToWishlist, compare, directCheckout, quickView } from '../../src/texts/table';

/**
 * What a button does, by a part of its class name. The comparison comes first, because its class contains the
 * wishlist's part too. The comparison's bar, which is no button, contains none of these.
 */
export const WORDS = {
  comparison_: compare,
  add_to_list: addToWishlist,
  quickview: quickView,
  direct_checkout: directCheckout,
};

/** The data that is read from a card's button. */
export interface CardButton {
  /** Undefined for a host that is no button. */
  kind: keyof typeof WORDS | undefined;
  /** True when the server has printed text or a name for it. */
  isNamed: boolean;
  /** The product's name; "" when the card has none. */
  productName: string;
}

/** The icon buttons of a product's card, as ShopEngine prints them (README.md has the table). */

/** What a button does, and the part of its class that tells. */
export const KINDS = { compare: 'comparison', wishlist: 'add_to_list', quickView: 'quickview' };

/** Direct checkout is what remains. */
export type ButtonKind = keyof typeof KINDS | 'directCheckout';

export interface CardButton {
  kind: ButtonKind;
  /** True when it has words or a name of its own. */
  isNamed: boolean;
  /** The product's name; "" when the card has none. */
  productName: string;
}

/** The buttons of a product's card, as ShopEngine prints them (README.md has the table). */

export const WISHLIST = '.shopengine_add_to_list_action';
export const COMPARE = '.shopengine_comparison_add_to_list_action';
export const QUICK_VIEW = '.shopengine-quickview-trigger';

export type ButtonKind = 'wishlist' | 'compare' | 'quickView' | 'directCheckout';

export interface CardButton {
  kind: ButtonKind;
  /** 0 where it has none: that of a comparison button only opens the table. */
  productId: number;
  /** True when it has words or a name of its own. */
  isNamed: boolean;
  /** The product's name; "" when the card has none. */
  productName: string;
}

/** Classes of a button whose product is in the list, and of one whose is not. */
export const ACTIVE = 'active';
export const INACTIVE = 'inactive';

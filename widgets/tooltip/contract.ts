/** Buttons that have a tooltip, as WooCommerce and ShopEngine print them on cards (README.md has the table). */

export type LabelKind = 'addToCart' | 'quickView' | 'wishlist' | 'compare' | 'directCheckout';

/** What a button is told by; the first that fits. */
export const KINDS: readonly (readonly [selector: string, kind: LabelKind])[] = [
  ['.shopengine_add_to_list_action', 'wishlist'],
  ['.shopengine_comparison_add_to_list_action', 'compare'],
  ['.shopengine-quickview-trigger', 'quickView'],
  ['.shopengine_direct_checkout', 'directCheckout'],
  ['.add_to_cart_button', 'addToCart'],
];

export const BUTTONS: string = KINDS.map(([selector]) => selector).join();

/** Around the buttons of an archive whose tooltips are switched on: there those with words have one too. */
export const SWITCHED_ON = '[data-tooltip="yes"]';

/** A tooltip of ShopEngine's own, inside its button. */
export const ORIGINAL_TOOLTIP = '.tooltiptext';

/** What a card's buttons stand in. */
export const CARD = 'li,.product,.e-loop-item,.shopengine-single-product-item';

export interface Label {
  kind: LabelKind;
  /** The button's own words where they are the better label, such as "Select options"; else "". */
  ownWords: string;
}

/** Buttons that have a tooltip, as WooCommerce and ShopEngine print them on cards (README.md has the table). */
import {
  COMPARISON_BUTTON,
  DIRECT_CHECKOUT_BUTTON,
  QUICK_VIEW_BUTTON,
  WISHLIST_BUTTON,
} from '../../src/rules/selectors';

export type LabelKind = 'addToCart' | 'quickView' | 'wishlist' | 'compare' | 'directCheckout';

export const ADD_TO_CART = '.add_to_cart_button';

/** What a button is told by; the first that fits. */
export const KINDS: readonly (readonly [selector: string, kind: LabelKind])[] = [
  [WISHLIST_BUTTON, 'wishlist'],
  [COMPARISON_BUTTON, 'compare'],
  [QUICK_VIEW_BUTTON, 'quickView'],
  [DIRECT_CHECKOUT_BUTTON, 'directCheckout'],
  [ADD_TO_CART, 'addToCart'],
];

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

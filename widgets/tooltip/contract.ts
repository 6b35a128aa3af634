/** Buttons that have a tooltip, as WooCommerce and ShopEngine print them on cards (README.md has the table). */
import {
  COMPARISON_BUTTON,
  DIRECT_CHECKOUT_BUTTON,
  QUICK_VIEW_BUTTON,
  WISHLIST_BUTTON,
} from '../../src/rules/selectors';

export type LabelKind = 'addToCart' | 'quickView' | 'wishlist' | 'compare' | 'directCheckout';

export const ADD_TO_CART = '.add_to_cart_button';

/** The selectors that tell what a button does; the first match counts. */
export const KINDS: readonly (readonly [selector: string, kind: LabelKind])[] = [
  [WISHLIST_BUTTON, 'wishlist'],
  [COMPARISON_BUTTON, 'compare'],
  [QUICK_VIEW_BUTTON, 'quickView'],
  [DIRECT_CHECKOUT_BUTTON, 'directCheckout'],
  [ADD_TO_CART, 'addToCart'],
];

/** The element around an archive whose tooltips are switched on. In it, buttons with words have a tooltip too. */
export const SWITCHED_ON = '[data-tooltip="yes"]';

/** A tooltip of ShopEngine's own, inside its button. */
export const ORIGINAL_TOOLTIP = '.tooltiptext';

/** The card that contains the buttons. */
export const CARD = 'li,.product,.e-loop-item,.shopengine-single-product-item';

export interface Label {
  kind: LabelKind;
  /** The button's own words where they are the better label, such as "Select options"; "" for all other buttons. */
  ownWords: string;
}

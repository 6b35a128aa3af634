/** The mini-cart's markup, as WooCommerce prints it (README.md has the table). */

/** The data of a remove link. */
export interface RemoveProps {
  cartItemKey: string;
  /** The address that removes the item without JavaScript. */
  href: string;
  /** The text that is announced when the item is gone; "" when there is none. */
  successMessage: string;
}

export const ROW = '.woocommerce-mini-cart-item, .mini_cart_item';
/** Rows and regions that are about to change carry this class (0.6 opacity). */
export const UPDATING = 'updating';
/** The element that cart fragments fill. */
export { CART_WIDGET as CONTENT } from '../../src/rules/selectors';

/** The cart widget's markup, as WooCommerce prints it (README.md has the table). */
import { CART_WIDGET } from '../../src/rules/selectors';

/** An empty cart widget. WooCommerce prints it, and its script fills it. */
export const BLANK = `${CART_WIDGET}:empty`;
/** The element around a cart widget that is hidden while the cart is empty. */
export const HIDDEN_IF_EMPTY = '.hide_cart_widget_if_empty';

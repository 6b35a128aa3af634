/** The text for an empty cart: fetched where a cart widget without one is seen. */
export * from '../../../widgets/cart-session/page/blankWidgets';

/** The cart as a panel: fetched when something is known of the cart. */
export * from '../../../widgets/mini-cart-drawer/PanelView';

/** The cart: its state, and the buttons that fill it. */

export { default } from '../../../widgets/add-to-cart';
export * from '../../api/cart';
export * from '../../bridge/fragments';
export * from '../../dom/replace';
export * from '../../state/adds';
export * from '../../state/cart';
export * from '../../state/live';
export * from '../../state/queue';
export * from '../../state/showCart';
export * from '../../ui/addProduct';

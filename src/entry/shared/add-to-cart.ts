/** The cart: its state, the buttons that fill it, and calls of the shop's endpoints, which whoever buys needs. */

export { default } from '../../../widgets/add-to-cart';
export * from '../../api/cart';
export * from '../../api/error';
export * from '../../api/form';
export * from '../../api/request';
export * from '../../bridge/cartEvents';
export * from '../../bridge/fetchText';
export * from '../../bridge/fragments';
export * from '../../bridge/ownFetch';
export * from '../../bridge/transport';
export * from '../../dom/replace';
export * from '../../state/adds';
export * from '../../state/cart';
export * from '../../state/live';
export * from '../../state/queue';
export * from '../../state/showCart';
export * from '../../ui/addProduct';

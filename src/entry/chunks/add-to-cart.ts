/**
 * The cart: its state, the buttons that fill it, and the calls of the shop's endpoints. Everybody who buys needs these.
 */

export { default } from '../../../widgets/add-to-cart';
export * from '../../actions/addProduct';
export * from '../../actions/pageCart';
export * from '../../actions/shownCart';
export * from '../../api/cart';
export * from '../../api/form';
export * from '../../api/request';
export * from '../../bridge/jquery/transport';
export * from '../../bridge/page/fetchText';
export * from '../../bridge/page/ownFetch';
export * from '../../bridge/woocommerce/cartEvents';
export * from '../../bridge/woocommerce/fragments';
export * from '../../dom/replace';
export * from '../../rules/callError';
export * from '../../state/adds';
export * from '../../state/cart';
export * from '../../state/queue';

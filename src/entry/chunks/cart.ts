/** The cart page's island with its row. */
import cart from '../../../widgets/cart';

export { cartPage as entries } from '../../../widgets/registry';
export default [cart];

/** The cart page's island with its row. */
import cart from '../../../widgets/cart';
import { cartPage } from '../../../widgets/registry';

export const rows = cartPage;
export default [cart];

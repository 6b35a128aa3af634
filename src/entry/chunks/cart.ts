/** The cart page's island with its row. */
import cart from '../../../widgets/cart';
import { cartPageRows } from '../../../widgets/families';

export const rows = cartPageRows;
export default [cart];

/** What runs before anybody touches a page: where the shopper came from, and names of cards' icon buttons. */
import cardButtons from '../../../widgets/card-buttons';
import { atOnceRows } from '../../../widgets/families';
import orderAttribution from '../../../widgets/order-attribution';

export const rows = atOnceRows;
export default [orderAttribution, cardButtons];

/** What runs before anybody touches a page: where the shopper came from, and names of cards' icon buttons. */
import cardButtons from '../../../widgets/card-buttons';
import orderAttribution from '../../../widgets/order-attribution';
import { atOncePage } from '../../../widgets/registry';

export const rows = atOncePage;
export default [orderAttribution, cardButtons];

/** What runs before anybody touches a page: where the shopper came from, and names of cards' icon buttons. */
import cardButtons from '../../../widgets/card-buttons';
import orderAttribution from '../../../widgets/order-attribution';

export { atOncePage as entries } from '../../../widgets/registry';
export default [orderAttribution, cardButtons];

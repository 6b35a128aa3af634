/** What runs before anybody touches a page: names of cards' icon buttons. */
import cardButtons from '../../../widgets/card-buttons';
import { atOnceRows } from '../../../widgets/families';

export const rows = atOnceRows;
export default [cardButtons];

/** What runs before anybody touches a page: names of cards' icon buttons. */
import cardButtons from '../../../widgets/card-buttons';
import { members } from '../families/at-once';

export const rows = members;
export default [cardButtons];

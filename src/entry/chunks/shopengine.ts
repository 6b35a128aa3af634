/** What ShopEngine's shops show before anybody touches it: names and states of cards' buttons, and the comparison's count. */
import cardButtons from '../../../widgets/card-buttons';
import comparisonCount from '../../../widgets/comparison-count';

export { shopEngine as entries } from '../../../widgets/registry';
export default [cardButtons, comparisonCount];

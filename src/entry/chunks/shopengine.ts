/** Rows of ShopEngine's shops, and what most of their pages show: states of cards' buttons, and the comparison's count. */
import cardStates from '../../../widgets/card-states';
import comparisonCount from '../../../widgets/comparison-count';

export { shopEngine as entries } from '../../../widgets/registry';
export default [cardStates, comparisonCount];

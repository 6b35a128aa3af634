/** What ShopEngine's shops show before anybody touches it, and the lists that comparison and wishlist keep. */
import cardStates from '../../../widgets/card-states';
import comparisonCount from '../../../widgets/comparison-count';
import { shopEngine } from '../../../widgets/registry';

export * from '../../actions/pageLists';
export * from '../../state/listAtom';

export const rows = shopEngine;
export default [cardStates, comparisonCount];

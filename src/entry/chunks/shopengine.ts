/** What ShopEngine's shops show before anybody touches it, and the lists that comparison and wishlist keep. */
import cardStates from '../../../widgets/card-states';
import comparisonCount from '../../../widgets/comparison-count';
import { shopEngineRows } from '../../../widgets/families';

export * from '../../actions/pageLists';
export * from '../../state/listAtom';

export const rows = shopEngineRows;
export default [cardStates, comparisonCount];

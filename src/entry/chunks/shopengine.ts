/** What ShopEngine's shops show before anybody touches the page, and the lists that comparison and wishlist keep. */
import cardStates from '../../../widgets/card-states';
import comparisonCount from '../../../widgets/comparison-count';
import { members } from '../families/shopengine';

export * from '../../actions/pageLists';
export * from '../../state/listAtom';

export const rows = members;
export default [cardStates, comparisonCount];

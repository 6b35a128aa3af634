/** The store's notice: it needs nothing but the chunk `alone`. */
import storeNotice from '../../../widgets/store-notice';
import { row } from '../../../widgets/store-notice/row';
import { createBegin } from '../../runtime/begin';

export const begin = createBegin([[row, storeNotice]]);
export default storeNotice;

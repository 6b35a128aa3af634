/** What every shop page may need at once, in one request. */
import cartSession from '../../../widgets/cart-session';
import ordering from '../../../widgets/ordering';
import resultCount from '../../../widgets/result-count';
import storeNotice from '../../../widgets/store-notice';

export default [cartSession, storeNotice, ordering, resultCount];

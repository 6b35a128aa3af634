/** What every shop page may need at once, in one request. */
import cartSession from '../../../widgets/cart-session';
import ordering from '../../../widgets/ordering';
import resultCount from '../../../widgets/result-count';
import storeNotice from '../../../widgets/store-notice';

// Asked for in the address, or it is no part of the page.
if (/islands-debug/.test(location.search)) import('../debug');

export default [cartSession, storeNotice, ordering, resultCount];

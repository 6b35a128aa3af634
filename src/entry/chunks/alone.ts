/**
 * What runs on a page that sleeps, and the small modules that it needs: where the shopper came from, the
 * store's notice, and the line that counts products.
 * It imports no other chunk, and every other chunk may import it.
 */
import orderAttribution from '../../../widgets/order-attribution';
import { row as orderAttributionRow } from '../../../widgets/order-attribution/row';
import resultCount from '../../../widgets/result-count';
import { row as resultCountRow } from '../../../widgets/result-count/row';
import storeNotice from '../../../widgets/store-notice';
import { row as storeNoticeRow } from '../../../widgets/store-notice/row';
import { createBegin } from '../../runtime/begin';

export * from '../../bridge/page/clock';
export * from '../../bridge/page/cookies';
export * from '../../bridge/page/globals';
export * from '../../bridge/page/islands';
export * from '../../bridge/page/lateGlobals';
export * from '../../bridge/page/settled';
export * from '../../bridge/page/storage';
export * from '../../dom/attributes';
export * from '../../dom/ownGlobal';
export * from '../../rules/decoded';
export * from '../../runtime/disarmed';
export * from '../../runtime/whenActive';

export const begin = createBegin([
  [orderAttributionRow, orderAttribution],
  [resultCountRow, resultCount],
  [storeNoticeRow, storeNotice],
]);
export default [orderAttribution, resultCount, storeNotice];

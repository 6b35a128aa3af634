/**
 * What runs on a page that sleeps, and the small modules that it needs: where the shopper came from, the line that
 * counts products, and whether the code that shows the cart is needed. It imports no other chunk, and every other chunk
 * may import it.
 */
import { begin as beginMiniCart } from '../../../widgets/mini-cart/begin.live';
import orderAttribution from '../../../widgets/order-attribution';
import resultCount from '../../../widgets/result-count';
import { row as resultCountRow } from '../../../widgets/result-count/row';
import { createBegin } from '../../runtime/begin';

export * from '../../bridge/jquery/jquery';
export * from '../../bridge/page/clock';
export * from '../../bridge/page/cookies';
export * from '../../bridge/page/globals';
export * from '../../bridge/page/islands';
export * from '../../bridge/page/lateGlobals';
export * from '../../bridge/page/settled';
export * from '../../bridge/page/storage';
export * from '../../bridge/page/trusted';
export * from '../../bridge/woocommerce/cartKeys';
export * from '../../bridge/woocommerce/cartReaders';
export * from '../../dom/cookie';
export * from '../../dom/language';
export * from '../../dom/ownGlobal';
export * from '../../dom/pageGlobal';
export * from '../../rules/decoded';
export * from '../../runtime/begin';
export * from '../../runtime/disarmed';
export * from '../../runtime/whenActive';

export const begin = createBegin([
  [orderAttribution, orderAttribution],
  [resultCountRow, resultCount],
  [{ name: 'mini-cart' }, { start: beginMiniCart }],
]);
export default [orderAttribution, resultCount];

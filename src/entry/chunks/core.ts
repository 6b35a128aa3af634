/** What every page runs at once, and the small modules that it needs: one file, fetched once. */
import cartSession from '../../../widgets/cart-session';
import ordering from '../../../widgets/ordering';
import resultCount from '../../../widgets/result-count';
import storeNotice from '../../../widgets/store-notice';
import { awaitJQuery } from '../../bridge/jquery/awaitJQuery';

export * from '../../bridge/jquery/jquery';
export * from '../../bridge/page/clock';
export * from '../../bridge/page/cookies';
export * from '../../bridge/page/globals';
export * from '../../bridge/page/html';
export * from '../../bridge/page/islands';
export { whenGlobal } from '../../bridge/page/lateGlobals';
export * from '../../bridge/page/leaving';
export * from '../../bridge/page/settled';
export * from '../../bridge/page/storage';
export * from '../../bridge/woocommerce/cartKeys';
export * from '../../bridge/woocommerce/cartWidgets';
export * from '../../dom/attributes';
export * from '../../dom/key';
export * from '../../dom/language';
export * from '../../dom/ownGlobal';
export * from '../../dom/released';
export * from '../../dom/shown';
export * from '../../dom/words';
export * from '../../rules/decoded';
export * from '../../rules/keptLists';
export { importAgain } from '../../runtime/again';
export { rememberDisarmed } from '../../runtime/disarmed';
export { createFinder } from '../../runtime/find';
export { run } from '../../runtime/run';
export * from '../../texts/say';

awaitJQuery();

export default [cartSession, storeNotice, ordering, resultCount];

/** The code that every awake page runs, and the small modules that this code needs: one file, fetched once. */
import cartSession from '../../../widgets/cart-session';
import ordering from '../../../widgets/ordering';
import { awaitJQuery } from '../../bridge/jquery/awaitJQuery';
import { shopIslands } from '../../bridge/page/islands';
import { rememberDisarmed } from '../../runtime/disarmed';

export * from '../../bridge/page/html';
export * from '../../bridge/page/leaving';
export * from '../../bridge/page/wait';
export * from '../../bridge/woocommerce/cartWidgets';
export * from '../../dom/attributes';
export * from '../../dom/key';
export * from '../../dom/released';
export * from '../../dom/shown';
export * from '../../dom/words';
export * from '../../rules/keptLists';
export { importAgain } from '../../runtime/again';
export { createFinder } from '../../runtime/find';
export { run } from '../../runtime/run';
export * from '../../texts/say';

awaitJQuery();
void shopIslands().wake('cart-session');

export { rememberDisarmed };
export default [cartSession, ordering];

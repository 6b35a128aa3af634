/** What ShopEngine's shops show before anybody touches it, and the lists that comparison and wishlist keep. */
export * from '../../state/listAtom';
export * from '../../state/liveLists';
export { default, entries } from '../chunks/shopengine';

/** What ShopEngine's shops show before anybody touches it, and the lists that comparison and wishlist keep. */
export * from '../../state/liveLists';
export * from '../../ui/playButton';
export { default, entries } from '../chunks/shopengine';

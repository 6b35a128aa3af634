/** The code that every dialog, panel and popup over the page needs. */
export * from '../../bridge/page/covers';
// Links that open panels and popups.
export * from '../../dom/actionHash';
export * from '../../rules/urlAction';
export * from '../../state/urlActions';
export * from '../../ui/covers/backGesture';
export * from '../../ui/covers/coverPage';
export * from '../../ui/covers/focus';
export * from '../../ui/covers/isolate';
export * from '../../ui/covers/layers';
export * from '../../ui/covers/scrollLock';

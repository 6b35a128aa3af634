/** What every dialog, panel and popup needs that lies over the page. */
export * from '../../bridge/page/covers';
// Links that open panels and popups.
export * from '../../dom/actionHash';
export * from '../../rules/urlAction';
export * from '../../state/urlActions';
export * from '../../ui/backGesture';
export * from '../../ui/coverPage';
export * from '../../ui/focus';
export * from '../../ui/isolate';
export * from '../../ui/layers';
export * from '../../ui/scrollLock';

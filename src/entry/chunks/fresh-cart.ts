/**
 * Shows a cart that the tab does not know, on a page that sleeps: the mini-cart's start, and the code that fetches the
 * cart. It imports no chunk but `alone`, and contains its own copy of everything else.
 */
export * from '../../../widgets/mini-cart/page/fresh';
export * from '../../../widgets/mini-cart/unknown.live';

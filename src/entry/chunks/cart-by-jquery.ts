/**
 * Sends the call for a cart through jQuery, on a page that sleeps and has jQuery. It imports no chunk but `alone`, and
 * contains its own copy of everything else.
 */
export * from '../../../widgets/mini-cart/page/byJQuery';

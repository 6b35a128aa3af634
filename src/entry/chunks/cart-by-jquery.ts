/**
 * Sends the call for a cart by jQuery, on a page that sleeps and has one. It imports the chunk `alone` only, and has a
 * copy of all else.
 */
export * from '../../../widgets/mini-cart/byJQuery';
